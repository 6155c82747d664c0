/**
 * The search for coverings: every way to lay pieces on free squares so that none is left.
 *
 * It always covers the first free square, so it meets each covering once. At every step it looks
 * at the region around that square: when its size is no sum of sizes of pieces in hand the region
 * is dead, and so is the branch. (An exact cover whose columns are taken in a fixed order; Knuth,
 * The Art of Computer Programming, section 7.2.2.1.)
 */
import { lowestBit } from '../../../lib/bits.ts';
import { type Mask, sizeOf } from './squares.ts';
import type { Table } from './table.ts';

/** From so many pieces on, remainders come back often: what they come to is remembered. */
const REMEMBERED_FROM = 9;

export interface Question {
  readonly table: Table;
  /** The squares to be covered. */
  readonly free: Mask;
  /** By shape: how many pieces there are to do it with; all of them must be used. */
  readonly hand: readonly number[];
}

/**
 * Calls `visit` with the lies (their numbers in the table, ordered by first bit; valid during
 * the call only) of one covering after the other, until it returns false.
 */
export function visitCoverings(
  { table, free, hand }: Question,
  visit: (lies: readonly number[]) => boolean,
): void {
  const { begin, low, high, weight, sums } = table;
  const shapes = weight.length;
  const left = Int32Array.from(hand);
  const stack: number[] = [];

  /** False when the visitor has seen enough. */
  function cover(freeLow: number, freeHigh: number, code: number): boolean {
    if (isDead(sums, freeLow, freeHigh, code)) return true;
    const bit = firstOf(freeLow, freeHigh);
    for (let s = 0; s < shapes; s++) {
      if (left[s] === 0) continue;
      const end = begin[bit * shapes + s + 1]!;
      for (let i = begin[bit * shapes + s]!; i < end; i++) {
        const l = low[i]!;
        const h = high[i]!;
        if ((l & ~freeLow) | (h & ~freeHigh)) continue;
        stack.push(i);
        left[s]!--;
        const nothingLeft = ((freeLow ^ l) | (freeHigh ^ h)) === 0;
        const goOn = nothingLeft
          ? visit(stack)
          : cover(freeLow ^ l, freeHigh ^ h, code - weight[s]!);
        left[s]!++;
        stack.pop();
        if (!goOn) return false;
      }
    }
    return true;
  }
  if (isEven({ table, free, hand })) cover(free.low, free.high, codeOf(table, hand));
}

/** The number of coverings. */
export function countCoverings(question: Question): number {
  const { table, free, hand } = question;
  const { begin, low, high, weight, sums } = table;
  const shapes = weight.length;
  const left = Int32Array.from(hand);
  const pieces = hand.reduce((sum, n) => sum + n, 0);
  const known = pieces >= REMEMBERED_FROM ? new Map<string, number>() : null;

  function count(freeLow: number, freeHigh: number, code: number): number {
    if (isDead(sums, freeLow, freeHigh, code)) return 0;
    const key = known ? `${freeLow},${freeHigh},${code}` : '';
    const before = known?.get(key);
    if (before !== undefined) return before;
    const bit = firstOf(freeLow, freeHigh);
    let total = 0;
    for (let s = 0; s < shapes; s++) {
      if (left[s] === 0) continue;
      const end = begin[bit * shapes + s + 1]!;
      left[s]!--;
      for (let i = begin[bit * shapes + s]!; i < end; i++) {
        const l = low[i]!;
        const h = high[i]!;
        if ((l & ~freeLow) | (h & ~freeHigh)) continue;
        if (((freeLow ^ l) | (freeHigh ^ h)) === 0) total++;
        else total += count(freeLow ^ l, freeHigh ^ h, code - weight[s]!);
      }
      left[s]!++;
    }
    known?.set(key, total);
    return total;
  }
  return isEven(question) ? count(free.low, free.high, codeOf(table, hand)) : 0;
}

/** Whether there is any covering. */
export function canCover(question: Question): boolean {
  let found = false;
  visitCoverings(question, () => {
    found = true;
    return false;
  });
  return found;
}

/** Whether pieces and squares are equally many, which also means that no piece will be left over. */
function isEven({ table, free, hand }: Question): boolean {
  const area = hand.reduce((sum, n, shape) => sum + n * table.sizes[shape]!, 0);
  return area > 0 && area === sizeOf(free.low, free.high);
}

function codeOf({ weight }: Table, hand: readonly number[]): number {
  return hand.reduce((code, n, shape) => code + n * weight[shape]!, 0);
}

function firstOf(low: number, high: number): number {
  return low === 0 ? 32 + lowestBit(high) : lowestBit(low);
}

/** Whether the region of the first free square has a size that the pieces cannot add up to. */
function isDead(sums: Table['sums'], freeLow: number, freeHigh: number, code: number): boolean {
  if (sums === null) return false;
  // The same as firstRegion(), written out: this is where the search spends its time.
  let low = freeLow & -freeLow;
  let high = freeLow === 0 ? freeHigh & -freeHigh : 0;
  for (;;) {
    const nextLow =
      (low | (low << 1) | (low >>> 1) | (low << 8) | (low >>> 8) | (high << 24)) & freeLow;
    const nextHigh =
      (high | (high << 1) | (high >>> 1) | (high << 8) | (high >>> 8) | (low >>> 24)) & freeHigh;
    if (nextLow === low && nextHigh === high) break;
    low = nextLow;
    high = nextHigh;
  }
  const size = sizeOf(low, high);
  const half = size < 32 ? sums.low : sums.high;
  return ((half[code]! >>> (size & 31)) & 1) === 0;
}
