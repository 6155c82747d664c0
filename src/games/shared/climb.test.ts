import { expect, it } from 'vitest';
import { climbOf } from './climb.ts';

const repeated = (rating: number, times: number) => new Array<number>(times).fill(rating);

it.each([
  ['flat', [2, 2.25, 2, 2, 2.25, 2, 2, 2, 2.25, 2]],
  ['avalanche', [2, 6, 6.25, 2, 2, 2, 2, 2, 2, 1]],
  ['crescendo', [2, 2, 2, 1, 2, 2, 2, 2, 6, 2]],
  ['two walls', [2, 6, 2, 2, 2, 2, 2, 6, 2, 1]],
  ['plateau', [1, 1, 4, 4, 4, 4, 4, 4, 1, 1]],
])('a %s', (climb, ratings) => {
  expect(climbOf(ratings)).toBe(climb);
});

it('is the same for a way of other length', () => {
  expect(climbOf([1])).toBe('flat');
  expect(climbOf([1, 5])).toBe('crescendo');
  expect(climbOf([...repeated(5, 7), ...repeated(1, 30)])).toBe('avalanche');
  expect(climbOf([...repeated(1, 30), ...repeated(5, 7)])).toBe('crescendo');
});
