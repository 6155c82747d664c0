/** Sets of small numbers as the bits of a 32-bit integer: what solvers ask of them all the time. */

/**
 * How many bits are set, of all 32. By halves, quarters and so on, without a loop: Henry S. Warren,
 * Hacker's Delight, figure 5–2.
 */
export function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The place of the lowest bit that is set, from 0; −1 when none is. */
export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** Whether exactly one bit is set. */
export function isOneBit(bits: number): boolean {
  return bits !== 0 && (bits & (bits - 1)) === 0;
}
