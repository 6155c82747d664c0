/**
 * Plain sudokus: counts their solutions, depth-first, always at the open cell with the fewest
 * candidates, and tells whether singles solve them.
 *
 * The module's memory is reused, so calls must not overlap.
 */

import { bitCount } from '../../../lib/bits.ts';
import { BOX, type Size } from '../rules/types.ts';

const MAX_SIZE = 9;
const MAX_CELLS = MAX_SIZE * MAX_SIZE;

/** The row, column and box of each cell in reading order, for the size of sudoku last counted. */
const rowOf = new Uint8Array(MAX_CELLS);
const columnOf = new Uint8Array(MAX_CELLS);
const boxOf = new Uint8Array(MAX_CELLS);
let laidOut = 0;

function layOut(size: Size): void {
  const [boxRows, boxCols] = BOX[size];
  for (let cell = 0; cell < size * size; cell++) {
    const row = Math.floor(cell / size);
    const column = cell % size;
    rowOf[cell] = row;
    columnOf[cell] = column;
    // A band (boxes side by side) has as many boxes as a box has rows, so this formula numbers the
    // boxes in reading order.
    boxOf[cell] = row - (row % boxRows) + Math.floor(column / boxCols);
  }
  laidOut = size;
}

/** The digits missing from each row, column and box, bit d for digit d. */
const rowLacks = new Uint16Array(MAX_SIZE);
const columnLacks = new Uint16Array(MAX_SIZE);
const boxLacks = new Uint16Array(MAX_SIZE);

/** The digits of the grid that the search fills. */
const grid = new Uint8Array(MAX_CELLS);
/** The blank cells of the grid; the search's `open` counts those not yet filled. */
const openCells = new Uint8Array(MAX_CELLS);
const solution = new Uint8Array(MAX_CELLS);
let cells = 0;
let found = 0;
let wanted = 0;

/**
 * Puts the digits into the module's memory.
 * @param digits size × size digits in reading order, 0 for a blank.
 * @returns the number of blanks; -1 if two digits clash.
 */
function load(size: Size, digits: Uint8Array): number {
  if (laidOut !== size) layOut(size);
  const all = (2 << size) - 2;
  rowLacks.fill(all);
  columnLacks.fill(all);
  boxLacks.fill(all);
  cells = size * size;
  let open = 0;
  for (let cell = 0; cell < cells; cell++) {
    const digit = digits[cell]!;
    grid[cell] = digit;
    if (digit === 0) openCells[open++] = cell;
    else if (candidates(cell) & (1 << digit)) take(cell, 1 << digit);
    else return -1;
  }
  return open;
}

/**
 * The number of solutions of a plain sudoku, at most `limit`.
 * @param digits size × size digits in reading order, 0 for a blank.
 * @param limit at least 1.
 */
export function countPlain(size: Size, digits: Uint8Array, limit: number): number {
  const open = load(size, digits);
  found = 0;
  wanted = limit;
  if (open >= 0) search(open);
  return found;
}

/**
 * Whether a sudoku with one solution keeps it as the only one without a cell's digit, and so whether no
 * other digit leads to a solution. Blanks the cell.
 */
export function isForced(size: Size, digits: Uint8Array, cell: number): boolean {
  const open = load(size, digits);
  const own = 1 << digits[cell]!;
  take(cell, own);
  found = 0;
  wanted = 1;
  for (let rest = candidates(cell) & ~own; rest !== 0 && found === 0; rest &= rest - 1) {
    take(cell, rest & -rest);
    search(open);
    take(cell, rest & -rest);
  }
  digits[cell] = 0;
  return found === 0;
}

/** The digits that fit at least once and at least twice in each row, column and box. */
const once = new Uint16Array(3 * MAX_SIZE);
const twice = new Uint16Array(3 * MAX_SIZE);

/**
 * Whether naked and hidden singles solve a plain sudoku.
 * @param digits size × size digits in reading order, 0 for a blank.
 */
export function isSolvedBySingles(size: Size, digits: Uint8Array): boolean {
  let open = load(size, digits);
  while (open > 0) {
    once.fill(0);
    twice.fill(0);
    for (let i = 0; i < open; i++) {
      const cell = openCells[i]!;
      const fitting = candidates(cell);
      for (const unit of [rowOf[cell]!, 9 + columnOf[cell]!, 18 + boxOf[cell]!]) {
        twice[unit]! |= once[unit]! & fitting;
        once[unit]! |= fitting;
      }
    }
    const before = open;
    for (let i = open - 1; i >= 0; i--) {
      const cell = openCells[i]!;
      const fitting = candidates(cell);
      const [row, column, box] = [rowOf[cell]!, 9 + columnOf[cell]!, 18 + boxOf[cell]!];
      const hidden = fitting & ~(twice[row]! & twice[column]! & twice[box]!);
      const digit = (fitting & (fitting - 1)) === 0 ? fitting : hidden & -hidden;
      if (digit === 0) continue;
      take(cell, digit);
      openCells[i] = openCells[--open]!;
    }
    if (open === before) return false;
  }
  return open === 0;
}

/** The digits of the last solution found; a view into memory that the next count overwrites. */
export function lastSolution(): Uint8Array {
  return solution;
}

function candidates(cell: number): number {
  return rowLacks[rowOf[cell]!]! & columnLacks[columnOf[cell]!]! & boxLacks[boxOf[cell]!]!;
}

/** Toggles whether a digit is missing from the cell's row, column and box. */
function take(cell: number, bit: number): void {
  rowLacks[rowOf[cell]!]! ^= bit;
  columnLacks[columnOf[cell]!]! ^= bit;
  boxLacks[boxOf[cell]!]! ^= bit;
}

/** Adds the number of ways to fill the first `open` cells of `openCells` to `found`. */
function search(open: number): void {
  if (open === 0) {
    found++;
    solution.set(grid);
    return;
  }
  let best = 0;
  let fewest = MAX_SIZE + 1;
  for (let i = 0; i < open && fewest > 1; i++) {
    const count = bitCount(candidates(openCells[i]!));
    if (count < fewest) {
      fewest = count;
      best = i;
    }
  }
  if (fewest === 0) return;
  const cell = openCells[best]!;
  openCells[best] = openCells[open - 1]!;
  openCells[open - 1] = cell;
  for (let rest = candidates(cell); rest !== 0 && found < wanted; rest &= rest - 1) {
    const bit = rest & -rest;
    grid[cell] = 31 - Math.clz32(bit);
    take(cell, bit);
    search(open - 1);
    take(cell, bit);
  }
  openCells[open - 1] = openCells[best]!;
  openCells[best] = cell;
}
