import { expect, it } from 'vitest';
import { streakWords } from './streakWords.ts';

it.each([
  [{ current: 0, best: 1, rests: 0 }, false, null],
  [{ current: 9, best: 31, rests: 0 }, false, '9-day streak: play today to keep it'],
  [
    { current: 12, best: 12, rests: 1 },
    false,
    '12-day streak: play today to extend it · 1 rest day',
  ],
  [{ current: 12, best: 12, rests: 1 }, true, '12-day streak · 1 rest day'],
  [{ current: 41, best: 41, rests: 2 }, true, '41-day streak · 2 rest days'],
])('%j, kept today: %s: %s', (streak, isKept, words) => {
  expect(streakWords(streak, isKept, false)).toBe(words);
});

it('of a day away it is not said that the streak needs it', () => {
  expect(streakWords({ current: 9, best: 31, rests: 0 }, false, true)).toBe(
    '9-day streak: play today to extend it',
  );
});
