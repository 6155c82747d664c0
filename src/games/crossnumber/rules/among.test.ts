import { describe, expect, it } from 'vitest';
import { AMONG } from './among.ts';
import { rangeOf, testOf } from './meaning.ts';
import type { Node } from './types.ts';

const CLUES: readonly Node[] = [
  ['square'],
  ['cube'],
  ['triangular'],
  ['pronic'],
  ['two-squares'],
  ['prime'],
  ['semiprime'],
  ['palindrome'],
  ['ascending'],
  ['descending'],
  ['different'],
  ['consecutive'],
  ['odd'],
  ['even'],
  ['is', ['fact', 'hours-day']],
  ['is', ['half', ['fact', 'days-year']]],
  ['is', ['times', 7, ['fact', 'days-year']]],
  ['power', 2],
  ['power', 11],
  ['multiple', 7],
  ['multiple', ['less', 20, ['fact', 'days-fortnight']]],
  ['multiple', ['less', 14, ['fact', 'days-fortnight']]],
  ['digit-sum', 9],
  ['digit-sum', 27],
  ['digit-product', 24],
  ['digit-product', ['digit-product-of', ['fact', 'minutes-hour']]],
  ['digit-product', 11],
  ['prime-factors', 2],
  ['prime-factors', 3],
  ['remainder', 3, 7],
  ['remainder', 9, 7],
  ['between', 17, 1234],
  ['between', 90, 12],
  ['more', 1, ['square']],
  ['more', 12, ['multiple', 7]],
  ['less', 5, ['prime']],
  ['times', 3, ['triangular']],
  ['times', 2, ['palindrome']],
  ['half', ['cube']],
  ['and', ['prime'], ['odd']],
  ['factor', 30030],
  ['fibonacci'],
];

describe.each(CLUES.map((clue) => [JSON.stringify(clue), clue] as const))('%s', (_, clue) => {
  it.each([
    [1, 99],
    [100, 999],
    [1000, 9999],
    [9990, 12_345],
  ])('lists from %i to %i what a look at every number finds', (low, high) => {
    const fits = testOf(clue, () => Number.NaN);
    const numbers = Array.from({ length: high - low + 1 }, (_, i) => low + i);
    expect(rangeOf(clue)(low, high)).toEqual(numbers.filter((value) => fits(value)));
  });
});

it('has every quick list among those that are compared', () => {
  expect(Object.keys(AMONG).filter((kind) => !CLUES.some((clue) => clue[0] === kind))).toEqual([]);
});
