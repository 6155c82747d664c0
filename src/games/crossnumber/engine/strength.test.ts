import { describe, expect, it } from 'vitest';
import { parseBoard } from '../rules/codec.ts';
import { makeLister } from '../rules/problem.ts';
import type { Node } from '../rules/types.ts';
import { spareIn } from './spare.ts';
import { isStrong, shareLeft } from './strength.ts';

const TWO_DIGITS = Array.from({ length: 90 }, (_, i) => 10 + i);

/** The share of all pairs of numbers with two digits that satisfy `fits`. */
const shareOfPairs = (fits: (a: number, b: number) => boolean) =>
  TWO_DIGITS.flatMap((a) => TWO_DIGITS.filter((b) => fits(a, b))).length / 90 ** 2;

const digitSum = (value: number) => Math.floor(value / 10) + (value % 10);
const share = (clue: Node, length = 2) => shareLeft(clue, length, () => 2, makeLister());
const isSquare = (value: number) => Number.isInteger(Math.sqrt(value));

describe('the share that a clue leaves', () => {
  it('is that of the numbers with its length, if it is about its entry alone', () => {
    expect(share(['square'])).toBe(6 / 90);
    expect(share(['multiple', 7], 3)).toBe(128 / 900);
  });

  it.each<[Node, (a: number, b: number) => boolean]>([
    [['sum-with', '4d', ['square']], (a, b) => isSquare(a + b)],
    [['product-with', '4d', ['square']], (a, b) => isSquare(a * b)],
    [['different-with', '4d'], (a, b) => new Set(`${a}${b}`).size === 4],
    [['contains', '4d'], (a, b) => [...`${b}`].every((digit) => `${a}`.includes(digit))],
    [['same-digit-sum', '4d'], (a, b) => digitSum(a) === digitSum(b)],
  ])('is near that of the pairs of numbers, for %j', (clue, fits) => {
    expect(Math.abs(share(clue) - shareOfPairs(fits))).toBeLessThan(0.03);
  });

  it('is that of one number among its rivals', () => {
    expect(share(['greatest', '1a', '3a', '4d'])).toBe(1 / 4);
    expect(share(['only', ['square'], '1a', '3a'])).toBe(6 / 90);
  });
});

it('makes weak clues of those that leave much, and of those that leave one number', () => {
  const isGood = (clue: Node) => isStrong(clue, 2, () => 2, makeLister());
  expect(isGood(['square'])).toBe(true);
  expect(isGood(['different-with', '4d'])).toBe(false);
  expect(isGood(['least', '1a', '4d'])).toBe(false);
  expect(isGood(['is', ['fact', 'hours-day']])).toBe(false);
  expect(isGood(['is', ['sum', '4d', ['fact', 'hours-day']]])).toBe(true);
});

it('finds the clues that a board could do without', () => {
  // 24 and 31 fill all squares: that 23 is a prime adds nothing.
  const rows = ['..', '..'];
  const clues = {
    '1a': ['is', ['fact', 'hours-day']],
    '3a': ['is', ['fact', 'days-august']],
    '1d': ['prime'],
  } as const;
  expect(parseBoard({ rows, clues, beans: 1 }).ok).toBe(true);
  expect(spareIn({ rows, list: makeLister() }, clues)).toEqual(['1d']);
});
