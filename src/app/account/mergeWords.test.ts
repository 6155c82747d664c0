import { expect, it } from 'vitest';
import { mergeWords } from './mergeWords.ts';
import { keptWords, unsentWords } from './signOutWords.ts';

const synced = { kind: 'synced', sent: 0, received: 0, refused: 0 } as const;

it.each([
  [synced, 'Your results and unfinished games will be saved to your profile from now on.'],
  [{ ...synced, sent: 1 }, '1 result was added to your profile.'],
  [
    { ...synced, sent: 12, received: 40 },
    '12 results were added to your profile. 40 results were added to this device.',
  ],
  [
    { ...synced, received: 1, refused: 2 },
    '1 result was added to this device. 2 results couldn’t be added to your profile.',
  ],
  [
    { kind: 'offline', message: 'You’re offline.' },
    'You’re offline. Your results are safe on this device.',
  ],
] as const)('sums up %j', (outcome, words) => {
  expect(mergeWords(outcome)).toBe(words);
});

it('says before signing out what is at stake', () => {
  expect(unsentWords(1)).toBe('1 result hasn’t been sent.');
  expect(unsentWords(3)).toBe('3 results haven’t been sent.');
  expect(keptWords(0)).not.toMatch(/n’t been saved/);
  expect(keptWords(1)).toMatch(
    / 1 unfinished game hasn’t been saved to your profile yet\. It stays /,
  );
  expect(keptWords(2)).toMatch(
    / 2 unfinished games haven’t been saved to your profile yet\. They stay /,
  );
});
