/** Chooses the blank cells of a board while all of its rows are home. */
import type { Rng } from '../../../lib/rng.ts';
import { BOX, type Board, type Size } from '../rules/types.ts';
import { isSolvedBy } from './logic.ts';
import { countPlain } from './plain.ts';
import type { Recipe } from './recipes.ts';

/**
 * Number of blanks at which boards begin to need a pointing digit, by size. Blanks above the
 * recipe's number are filled again, those first without which the need stays.
 */
const DEEP: Readonly<Record<8 | 9, number>> = { 8: 44, 9: 55 };

/** The board with these cells blank and all of its rows home. */
export function homeBoard(size: Size, grid: Uint8Array, blanks: ReadonlySet<number>): Board {
  const lines = Array.from({ length: size }, (_, i) => i);
  const rows = lines.map((row) =>
    lines
      .map((column) => row * size + column)
      .map((at) => (blanks.has(at) ? '.' : String(grid[at])))
      .join(''),
  );
  return { size, box: BOX[size], rows, pinned: lines, beans: 1 };
}

/**
 * Blank cells, as many as the recipe says, whose digits the rest of the grid determines; null if
 * this grid and this order of cells do not lead to any. Every row has a blank, and none has more
 * than the mean rounded up plus one, so that each keeps some digits.
 * @param grid the solved grid in reading order.
 */
export function makeHoles(
  size: Size,
  grid: Uint8Array,
  { blanks: wanted, pointing }: Recipe,
  rng: Rng,
): Set<number> | null {
  const isPointing = pointing.includes(size);
  const count = wanted[size];
  const deep = isPointing && size >= 8 ? DEEP[size as 8 | 9] : count;
  const blanks = dig(size, grid, deep, Math.ceil(deep / size) + 1, rng);
  if (blanks.size < deep) return null;
  if (!isPointing) return blanks;
  const board = homeBoard(size, grid, blanks);
  if (isSolvedBy(board, 'steps') || !isSolvedBy(board, 'steps and facts')) return null;
  return refill(size, grid, blanks, count, rng);
}

function dig(size: Size, grid: Uint8Array, count: number, mostInRow: number, rng: Rng) {
  const blanks = new Set<number>();
  const digits = grid.slice();
  const inRow = new Uint8Array(size);
  function add(at: number): void {
    const row = Math.floor(at / size);
    if (blanks.size >= count || blanks.has(at) || inRow[row]! >= mostInRow) return;
    digits[at] = 0;
    if (countPlain(size, digits, 2) === 1) {
      blanks.add(at);
      inRow[row]!++;
    } else {
      digits[at] = grid[at]!;
    }
  }
  for (let row = 0; row < size; row++) add(row * size + rng.below(size));
  for (const at of rng.shuffled(Array.from(grid, (_, at) => at))) add(at);
  return blanks;
}

/**
 * Fills blanks that the board's pointing digit does not depend on, always one of the row with the
 * most, until `count` are left; null if more have to stay blank.
 */
function refill(size: Size, grid: Uint8Array, deep: ReadonlySet<number>, count: number, rng: Rng) {
  const blanks = new Set(deep);
  const open = rng.shuffled([...deep]);
  const blanksBeside = (at: number) =>
    [...blanks].filter((other) => Math.floor(other / size) === Math.floor(at / size)).length;
  while (blanks.size > count) {
    const most = Math.max(...open.map(blanksBeside));
    const [at] = open.splice(
      open.findIndex((cell) => blanksBeside(cell) === most),
      1,
    );
    if (at === undefined) return null;
    blanks.delete(at);
    if (isSolvedBy(homeBoard(size, grid, blanks), 'steps')) blanks.add(at);
  }
  return blanks;
}
