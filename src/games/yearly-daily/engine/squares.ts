/**
 * Sets of the calendar's squares as 64 bits in two halves, and the connected regions within a set.
 * Bits run down the columns, `col * 8 + row`: in this order the search for coverings meets dead
 * ends sooner than along the rows, and needs a quarter less time. The eighth row and column are
 * never part of a set, so that a shift past the end of a column hits no square.
 */
import { bitCount } from '../../../lib/bits.ts';

export interface Mask {
  /** The bits 0 to 31 of a set of squares. */
  readonly low: number;
  /** The bits 32 to 63 of a set of squares. */
  readonly high: number;
}

/** Converts a square `row * 8 + col` to its bit, and a bit to its square. */
export function transposed(square: number): number {
  return ((square & 7) << 3) | (square >> 3);
}

export function maskOf(squares: readonly number[]): Mask {
  let low = 0;
  let high = 0;
  for (const square of squares) {
    const bit = transposed(square);
    if (bit < 32) low |= 1 << bit;
    else high |= 1 << (bit - 32);
  }
  return { low, high };
}

export function without(mask: Mask, squares: readonly number[]): Mask {
  const { low, high } = maskOf(squares);
  return { low: mask.low & ~low, high: mask.high & ~high };
}

export function squaresOf({ low, high }: Mask): number[] {
  return Array.from({ length: 64 }, (_, square) => square).filter((square) => {
    const bit = transposed(square);
    return bit < 32 ? (low >>> bit) & 1 : (high >>> (bit - 32)) & 1;
  });
}

/** The number of squares in a set, given its two halves. */
export function sizeOf(low: number, high: number): number {
  return bitCount(low) + bitCount(high);
}

/** The edge-connected region of a set of squares that contains its first square. */
export function firstRegion(setLow: number, setHigh: number): Mask {
  let low = setLow & -setLow;
  let high = setLow === 0 ? setHigh & -setHigh : 0;
  for (;;) {
    const nextLow =
      (low | (low << 1) | (low >>> 1) | (low << 8) | (low >>> 8) | (high << 24)) & setLow;
    const nextHigh =
      (high | (high << 1) | (high >>> 1) | (high << 8) | (high >>> 8) | (low >>> 24)) & setHigh;
    if (nextLow === low && nextHigh === high) return { low, high };
    low = nextLow;
    high = nextHigh;
  }
}

/** A set's edge-connected regions of squares, ordered by their first squares. */
export function regionsOf(mask: Mask): Mask[] {
  const regions: Mask[] = [];
  let { low, high } = mask;
  while (low !== 0 || high !== 0) {
    const region = firstRegion(low, high);
    regions.push(region);
    low &= ~region.low;
    high &= ~region.high;
  }
  return regions;
}

/** A set's edge-connected regions of squares, the smallest first. */
export function smallestFirst(mask: Mask): Mask[] {
  return regionsOf(mask).sort((a, b) => sizeOf(a.low, a.high) - sizeOf(b.low, b.high));
}

/** The squares of a set that border on a part of it, and are not in the part. */
export function bordering(set: Mask, { low, high }: Mask): Mask {
  const nextLow = (low << 1) | (low >>> 1) | (low << 8) | (low >>> 8) | (high << 24);
  const nextHigh = (high << 1) | (high >>> 1) | (high << 8) | (high >>> 8) | (low >>> 24);
  return { low: nextLow & set.low & ~low, high: nextHigh & set.high & ~high };
}
