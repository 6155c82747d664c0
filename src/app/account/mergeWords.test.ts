import { expect, it } from 'vitest';
import { mergeWords } from './mergeWords.ts';
import { keptWords, unsentWords } from './signOutWords.ts';

const synced = { kind: 'synced', sent: 0, received: 0, refused: 0 } as const;

it.each([
  [synced, 'From now on your results and begun games are kept in your profile.'],
  [{ ...synced, sent: 1 }, 'One result from this device is now in your profile.'],
  [
    { ...synced, sent: 12, received: 40 },
    '12 results from this device are now in your profile. 40 results from your profile are now here.',
  ],
  [
    { ...synced, received: 1, refused: 2 },
    'One result from your profile is now here. 2 results could not be taken.',
  ],
  [
    { kind: 'offline', message: 'You’re offline.' },
    'You’re offline. Your results are safe on this device.',
  ],
] as const)('sums up %j', (outcome, words) => {
  expect(mergeWords(outcome)).toBe(words);
});

it('says before signing out what is at stake', () => {
  expect(unsentWords(1)).toBe('One result has not been sent.');
  expect(unsentWords(3)).toBe('3 results have not been sent.');
  expect(keptWords(0)).not.toMatch(/not in it yet/);
  expect(keptWords(1)).toMatch(/One unfinished puzzle that is not in it yet waits/);
  expect(keptWords(2)).toMatch(/2 unfinished puzzles that are not in it yet wait/);
});
