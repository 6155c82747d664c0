import { expect, it } from 'vitest';
import { problemOf } from './Streaks.tsx';

it.each([
  ['2026-12-20', '', 'Choose both dates.'],
  ['', '2026-12-20', 'Choose both dates.'],
  ['2026-12-20', '275760-09-13', 'Enter the year with four digits.'],
  ['2026-11-21', '2026-12-20', 'The start date must be tomorrow or later.'],
  ['2026-12-20', '2026-12-19', 'The end date is before the start date.'],
  ['2026-12-20', '9999-12-31', 'Choose up to 100 days: until 29 March 2027.'],
  ['2026-12-20', '2027-03-29', null],
])('from %j until %j: %s', (from, until, problem) => {
  expect(problemOf(from, until, '2026-11-22')).toBe(problem);
});
