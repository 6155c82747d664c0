/**
 * The search for coverings: every way to lay all pieces in hand on the free squares. It always
 * covers the first free square, so it finds each covering once. At every step it measures the
 * connected region around that square: when no set of pieces in hand has the region's size, the
 * search goes back. (An exact cover whose columns are taken in a fixed order; Knuth, The Art of
 * Computer Programming, section 7.2.2.1.)
 */
import { lowestBit } from '../../../lib/bits.ts';
import { type Mask, sizeOf } from './squares.ts';
import type { Table } from './table.ts';

export interface Question {
  readonly table: Table;
  /** The squares that the pieces must cover. */
  readonly free: Mask;
  /** The number of pieces of each shape; a covering uses all of them. */
  readonly hand: readonly number[];
}

/**
 * Calls `visit` for each covering until it returns false. `lies` holds the pieces' placements as
 * indices into `table.lies`, ordered by their first square; the array is valid during the call
 * only.
 */
export function visitCoverings(
  { table, free, hand }: Question,
  visit: (lies: readonly number[]) => boolean,
): void {
  const { begin, low, high, weight, sums } = table;
  const shapes = weight.length;
  const left = Int32Array.from(hand);
  const stack: number[] = [];

  /** Covers the remaining free squares in all ways; returns false to stop the search. */
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

/** The number of ways in which the pieces in hand cover the free squares. */
export function countCoverings(question: Question): number {
  let count = 0;
  visitCoverings(question, () => {
    count++;
    return true;
  });
  return count;
}

export function canCover(question: Question): boolean {
  let found = false;
  visitCoverings(question, () => {
    found = true;
    return false;
  });
  return found;
}

/**
 * Whether the pieces in hand have as many cells as there are free squares; then every covering uses
 * all pieces.
 */
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

/**
 * Whether no set of pieces in hand has the size of the connected region around the first free
 * square.
 */
function isDead(sums: Table['sums'], freeLow: number, freeHigh: number, code: number): boolean {
  // The code of firstRegion() inlined: the search spends most of its time here.
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
