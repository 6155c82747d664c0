/** Random solved sudoku grids. */

import { bitCount } from '../../../lib/bits.ts';
import type { Rng } from '../../../lib/rng.ts';
import type { Size } from '../rules/types.ts';
import { unitsOf } from './units.ts';

/**
 * A random solved grid in reading order: rows, columns and boxes hold every digit once. The search
 * is depth-first, always at an open cell with the fewest candidates, the digits in random order.
 */
export function randomGrid(size: Size, rng: Rng): Uint8Array {
  const { boxOf } = unitsOf(size);
  const all = (2 << size) - 2;
  const grid = new Uint8Array(size * size);
  const rows = new Uint16Array(size).fill(all);
  const columns = new Uint16Array(size).fill(all);
  const boxes = new Uint16Array(size).fill(all);
  const digits = Array.from({ length: size }, (_, i) => i + 1);

  const candidatesAt = (at: number) =>
    rows[Math.floor(at / size)]! & columns[at % size]! & boxes[boxOf[at]!]!;

  function flip(at: number, digit: number): void {
    rows[Math.floor(at / size)]! ^= 1 << digit;
    columns[at % size]! ^= 1 << digit;
    boxes[boxOf[at]!]! ^= 1 << digit;
  }

  function fill(): boolean {
    let best = -1;
    let fewest = size + 1;
    for (let at = 0; at < grid.length; at++) {
      if (grid[at] !== 0) continue;
      const count = bitCount(candidatesAt(at));
      if (count >= fewest) continue;
      fewest = count;
      best = at;
    }
    if (best < 0) return true;
    for (const digit of rng.shuffled(digits)) {
      if (((candidatesAt(best) >> digit) & 1) === 0) continue;
      grid[best] = digit;
      flip(best, digit);
      if (fill()) return true;
      flip(best, digit);
      grid[best] = 0;
    }
    return false;
  }

  fill();
  return grid;
}
