/** Sets of small numbers as bits of a 32-bit integer, for solvers' hot paths. */

/**
 * Number of set bits, of all 32. By halves, quarters and so on, without a loop: Henry S. Warren,
 * Hacker's Delight, figure 5–2.
 */
export function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Index of the lowest set bit, from 0; −1 if none is set. */
export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** Whether exactly one bit is set. */
export function isOneBit(bits: number): boolean {
  return bits !== 0 && (bits & (bits - 1)) === 0;
}
