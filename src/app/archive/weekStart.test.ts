import { expect, it } from 'vitest';
import { weekStart } from './weekStart.ts';

it.each([
  ['en-US', 'sunday'],
  ['en-GB', 'monday'],
  ['de', 'monday'],
  // What is no language to `Intl`.
  ['C', 'monday'],
  ['', 'monday'],
  ['en_GB', 'monday'],
])('in %j weeks begin on %s', (language, day) => {
  expect(weekStart(language)).toBe(day);
});
