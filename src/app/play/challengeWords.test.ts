import { expect, it } from 'vitest';
import type { Challenge } from '../../protocol/challenge.ts';
import { besideWords, toldWords, turnWords } from './challengeWords.ts';

const TIME = { unit: 'time', lost: null } as const;
const GUESSES = { unit: 'guesses', lost: 7 } as const;

const told = (rank: number, name: string | null = 'Misty Latte', hints: number | null = null) =>
  ({ name, avatar: null, rank, hints }) satisfies Challenge;

it('says how a friend did', () => {
  expect(toldWords(TIME, told(372_000))).toBe('Misty Latte finished in 6:12.');
  expect(toldWords(TIME, told(372_999, null, 0))).toBe('A friend finished in 6:12.');
  expect(toldWords(TIME, told(3_672_000, null, 1))).toBe(
    'A friend finished in 1:01:12 with 1 hint.',
  );
  expect(toldWords(GUESSES, told(1))).toBe('Misty Latte needed 1 guess.');
  expect(toldWords(GUESSES, told(7, null))).toBe('A friend ran out of guesses.');
});

it('gives the turn to the player: one friend by name, several by number and the best', () => {
  expect(turnWords(TIME, [told(372_000)])).toBe('Misty Latte finished in 6:12. Your turn.');
  expect(turnWords(TIME, [told(60_000), told(90_000)])).toBe(
    '2 friends have finished, the fastest in 1:00. Your turn.',
  );
  expect(turnWords(GUESSES, [told(2), told(7)])).toBe(
    '2 friends have played, the best with 2 guesses. Your turn.',
  );
  expect(turnWords(GUESSES, [told(7), told(7)])).toBe('2 friends ran out of guesses. Your turn.');
});

it('compares with one friend, in the seconds that are shown', () => {
  const beside = (rank: number, name?: string | null) =>
    besideWords(TIME, rank, [told(372_000, name)]);
  expect(beside(350_400)).toBe('You were 0:22 faster than Misty Latte.');
  expect(beside(350_400, null)).toBe('You were 0:22 faster than your friend.');
  expect(beside(372_999)).toBe('You and Misty Latte finished in the same time.');
  expect(beside(373_000)).toBe('Misty Latte was 0:01 faster this time.');
  expect(beside(373_000, null)).toBe('Your friend was 0:01 faster this time.');
});

it('compares guesses, and two who may both have lost', () => {
  const beside = (rank: number, friend: number) => besideWords(GUESSES, rank, [told(friend)]);
  expect(beside(2, 3)).toBe('You needed 1 guess fewer than Misty Latte.');
  expect(beside(5, 3)).toBe('Misty Latte needed 2 guesses fewer this time.');
  expect(beside(3, 3)).toBe('You and Misty Latte needed 3 guesses each.');
  expect(beside(3, 7)).toBe('You found it this time.');
  expect(beside(7, 3)).toBe('Misty Latte found it this time.');
  expect(beside(7, 7)).toBe('Neither of you found it this time.');
});

it('says of several how many were slower, and nothing where none was', () => {
  const all = [told(60_000), told(90_000), told(90_500)] as const;
  expect(besideWords(TIME, 90_000, all)).toBeNull();
  expect(besideWords(TIME, 60_900, all)).toBe('You finished ahead of 2 of 3 friends.');
  expect(besideWords(TIME, 1_000, all)).toBe('You finished ahead of 3 of 3 friends.');
});
