import { describe, expect, it } from 'vitest';
import { bitCount, isOneBit, lowestBit } from './bits.ts';

// Counted by hand; −1 has all 32 bits in two's complement, 1 << 31 is only the sign bit.
const SETS: readonly (readonly [bits: number, count: number, lowest: number])[] = [
  [0, 0, -1],
  [0b1010_0100, 3, 2],
  [0b1_1111_1111, 9, 0],
  [0x8000_0001 | 0, 2, 0],
  [-1, 32, 0],
  [0xffff_0000 | 0, 16, 16],
];

describe('sets of bits', () => {
  it.each(SETS)('%d has %d bits, the lowest at %d', (bits, count, lowest) => {
    expect(bitCount(bits)).toBe(count);
    expect(lowestBit(bits)).toBe(lowest);
    expect(isOneBit(bits)).toBe(count === 1);
  });

  it('every bit by itself is one, at its own place', () => {
    for (let place = 0; place < 32; place++) {
      expect([bitCount(1 << place), lowestBit(1 << place), isOneBit(1 << place)]).toEqual([
        1,
        place,
        true,
      ]);
    }
  });
});
