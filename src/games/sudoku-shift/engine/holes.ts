/** Chooses the blank cells of a board while all of its rows are home. */
import type { Rng } from '../../../lib/rng.ts';
import { BOX, type Board, type Size } from '../rules/types.ts';
import { isSolvedByLogic } from './logic.ts';
import { isForced, isSolvedBySingles } from './plain.ts';
import type { Mask } from './themes.ts';

/**
 * Number of blanks at which large boards begin to need a pointing digit. Blanks above the wanted
 * number are filled again, those first without which the need stays.
 */
const deepOf = (size: Size) => (size === 9 ? 55 : 44);

export interface Wish {
  /** Number of blanks; a twin may add or lack one. */
  readonly count: number;
  /** Whether the board must need a pointing or claiming digit. */
  readonly isPointing: boolean;
  readonly mask: Mask;
  /** Rows that get most of the blanks; none to spread blanks evenly. */
  readonly sparse: ReadonlySet<number>;
}

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
 * Blank cells, as many as wished, whose digits the rest of the grid determines; null if this grid
 * and this order of cells do not lead to any. Every row has a blank and keeps some digits.
 * @param grid the solved grid in reading order.
 */
export function makeHoles(size: Size, grid: Uint8Array, wish: Wish, rng: Rng): Set<number> | null {
  const { count, isPointing, mask } = wish;
  if (!isPointing) return dig(size, grid, count, mostInRow(size, count, wish), mask, rng);
  const deep = deepOf(size);
  const even = new Array<number>(size).fill(Math.ceil(deep / size) + 1);
  const blanks = dig(size, grid, deep, even, mask, rng);
  if (!blanks) return null;
  if (isSolvedBySingles(size, withBlanks(grid, blanks))) return null;
  const left = refill(size, grid, blanks, wish, rng);
  return left && isSolvedByLogic(homeBoard(size, grid, left)) ? left : null;
}

function withBlanks(grid: Uint8Array, blanks: ReadonlySet<number>): Uint8Array {
  const digits = grid.slice();
  for (const at of blanks) digits[at] = 0;
  return digits;
}

/** The most blanks of each row; rows that are not sparse share those that the sparse ones leave. */
function mostInRow(size: Size, count: number, { sparse }: Wish): readonly number[] {
  const most = size - 2;
  const others = Math.ceil((count - sparse.size * most) / (size - sparse.size));
  return Array.from({ length: size }, (_, row) =>
    sparse.has(row) ? most : Math.max(1, sparse.size > 0 ? others : others + 1),
  );
}

function dig(
  size: Size,
  grid: Uint8Array,
  count: number,
  most: readonly number[],
  { blank, given, twin, isWhole }: Mask,
  rng: Rng,
): Set<number> | null {
  const blanks = new Set<number>();
  const digits = grid.slice();
  const inRow = new Uint8Array(size);
  const rowOf = (at: number) => Math.floor(at / size);
  function add(at: number, isAsked = false): boolean {
    const cells = [...new Set([at, twin(at)])];
    if (cells.some((cell) => blanks.has(cell) || given.has(cell))) return false;
    if (!isAsked) {
      if (blanks.size + cells.length > count) return false;
      if (cells.some((cell) => inRow[rowOf(cell)]! >= most[rowOf(cell)]!)) return false;
    }
    const isSound = cells.every((cell) => isForced(size, digits, cell));
    for (const cell of cells) {
      if (isSound) {
        blanks.add(cell);
        inRow[rowOf(cell)]!++;
      } else digits[cell] = grid[cell]!;
    }
    return isSound;
  }
  if (!blank.every((at) => add(at, true))) return null;
  if (isWhole) return blanks;
  for (let row = 0; row < size; row++) {
    for (const column of rng.shuffled(Array.from({ length: size }, (_, i) => i))) {
      if (inRow[row]! > 0) break;
      add(row * size + column, true);
    }
  }
  for (const at of rng.shuffled(Array.from(grid, (_, at) => at))) add(at);
  const isEnough = blanks.size >= count - (twin(0) === 0 ? 0 : 1);
  return isEnough && !inRow.includes(0) ? blanks : null;
}

/**
 * Fills blanks that the board's pointing digit does not depend on, always one of the row with the
 * most, rows that shall be sparse last, until `count` are left; null if more have to stay blank.
 */
function refill(
  size: Size,
  grid: Uint8Array,
  deep: ReadonlySet<number>,
  { count, mask, sparse }: Wish,
  rng: Rng,
): Set<number> | null {
  const blanks = new Set(deep);
  const kept = new Set(mask.blank);
  const open = rng.shuffled([...deep].filter((at) => !kept.has(at)));
  const rowOf = (at: number) => Math.floor(at / size);
  const inRow = new Uint8Array(size);
  for (const at of blanks) inRow[rowOf(at)]!++;
  const rank = (at: number) => inRow[rowOf(at)]! - (sparse.has(rowOf(at)) ? size : 0);
  while (blanks.size > count) {
    const next = open.filter((at) => inRow[rowOf(at)]! > 1);
    if (next.length === 0) return null;
    const at = next.reduce((best, cell) => (rank(cell) > rank(best) ? cell : best));
    open.splice(open.indexOf(at), 1);
    blanks.delete(at);
    if (isSolvedBySingles(size, withBlanks(grid, blanks))) blanks.add(at);
    else inRow[rowOf(at)]!--;
  }
  return blanks;
}
