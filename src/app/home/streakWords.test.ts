import { expect, it } from 'vitest';
import { streakWords } from './streakWords.ts';

it.each([
  [{ current: 0, best: 1, rests: 0 }, false, null],
  [{ current: 0, best: 9, rests: 0 }, false, 'Your best: 9 days in a row'],
  [{ current: 1, best: 1, rests: 0 }, false, '1 day, keep it'],
  [{ current: 9, best: 31, rests: 0 }, false, '9 days, keep it'],
  [{ current: 12, best: 31, rests: 1 }, false, '12 days, keep it · one rest left'],
  [{ current: 1, best: 4, rests: 0 }, true, 'A streak begins'],
  [{ current: 2, best: 2, rests: 0 }, true, '2 days in a row'],
  [{ current: 12, best: 12, rests: 1 }, true, '12 days in a row · one rest left'],
  [{ current: 41, best: 41, rests: 2 }, true, '41 days in a row · 2 rests left'],
])('%j, kept today: %s: %s', (streak, isKept, words) => {
  expect(streakWords(streak, isKept)).toBe(words);
});
