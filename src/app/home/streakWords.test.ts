import { expect, it } from 'vitest';
import { streakWords } from './streakWords.ts';

it.each([
  [{ current: 0, best: 9 }, false, null],
  [{ current: 1, best: 1 }, false, '1 day, keep it'],
  [{ current: 12, best: 31 }, false, '12 days, keep it'],
  [{ current: 1, best: 4 }, true, 'A streak begins'],
  [{ current: 2, best: 2 }, true, '2 days in a row'],
  [{ current: 5, best: 9 }, true, '5 days in a row'],
  [{ current: 9, best: 9 }, true, '9 days in a row'],
])('%j, kept today: %s: %s', (streak, isKept, words) => {
  expect(streakWords(streak, isKept)).toBe(words);
});
