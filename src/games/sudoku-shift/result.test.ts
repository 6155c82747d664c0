import { expect, it } from 'vitest';
import { isComplete, rank } from './result.ts';

const result = [38_000, 112_900, 190_000, 362_000];

it('is complete with four times and ranked by their sum', () => {
  expect(isComplete(result)).toBe(true);
  expect(isComplete(result.slice(0, 3))).toBe(false);
  expect(isComplete(null)).toBe(false);
  expect(rank(result)).toBe(702_900);
  expect(rank([1])).toBe(Number.POSITIVE_INFINITY);
});
