import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packNumbers, unpackNumbers } from './packing.ts';

it('reads back the numbers that it writes', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })), (numbers) => {
      expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
    }),
  );
});

it('takes one character for the smallest', () => {
  expect(packNumbers([0, -1, 1, 15, -16])).toHaveLength(5);
  expect(packNumbers([16])).toHaveLength(2);
  expect(packNumbers([])).toBe('');
});
