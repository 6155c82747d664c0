import { expect, it } from 'vitest';
import { problemOf } from './Streaks.tsx';

it.each([
  ['2026-12-20', '', 'Choose both days.'],
  ['', '2026-12-20', 'Choose both days.'],
  ['2026-12-20', '275760-09-13', 'Choose a year of four digits.'],
  ['2026-11-21', '2026-12-20', 'An absence can begin tomorrow at the earliest.'],
  ['2026-12-20', '2026-12-19', 'The last day comes before the first.'],
  ['2026-12-20', '9999-12-31', '100 days at most: until 29 March.'],
  ['2026-12-20', '2027-03-29', null],
])('from %j until %j: %s', (from, until, problem) => {
  expect(problemOf(from, until, '2026-11-22')).toBe(problem);
});
