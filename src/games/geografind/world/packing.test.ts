import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ALPHABET, unpackNumbers } from './packing.ts';

/**
 * Packs numbers as text.
 * @param numbers integers within 32 bits.
 */
function packNumbers(numbers: readonly number[]): string {
  let text = '';
  for (const number of numbers) {
    let rest = (number << 1) ^ (number >> 31);
    while (rest >>> 5 > 0) {
      text += ALPHABET[(rest & 31) | 32];
      rest >>>= 5;
    }
    text += ALPHABET[rest];
  }
  return text;
}

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
