/**
 * Solves Sudoku Shift by ear: reads digits and pinned rows off the cells' names, solves that board
 * by trial, and writes by keys; then hears which board comes next.
 */
import type { Size } from '../../../../src/games/sudoku-shift/rules/types.ts';
import { solveShift } from '../../../support/solvers/sudokuShift.ts';
import { keysFor } from '../../../support/sudokuShift.ts';
import { type Listener, partsOf, type Thing } from './listener.ts';

const CELL = /^Row \d+(, pinned)?, column \d+: (?:(\d)|empty)$/;

const cellsIn = (row: Thing) => partsOf(row, { role: 'gridcell' });

/** Whether nothing is written on a board: the solved one stays until the next one comes. */
const isNew = (grid: Thing) => cellsIn(grid).every(({ name }) => CELL.test(name));

/** The rows and columns of a box, as it is heard in the last cell, to which arrows wrap round. */
async function boxOf(listener: Listener, size: number): Promise<readonly [number, number]> {
  await listener.press('ArrowUp', 'ArrowLeft');
  const answer = await listener.ask('This box');
  await listener.press('ArrowDown', 'ArrowRight');
  const [, row, column] = /^Box from row (\d+), column (\d+): /.exec(answer)!;
  return [size + 1 - Number(row), size + 1 - Number(column)];
}

/** Solves the board on the page. */
async function solveBoard(listener: Listener, hearBox = boxOf): Promise<void> {
  const grid = await listener.find({ role: 'grid' }, isNew);
  const rows = partsOf(grid, { role: 'row' }).map((row) =>
    cellsIn(row).map(({ name }) => {
      const [, pin, digit = '.'] = CELL.exec(name)!;
      return { isPinned: pin !== undefined, digit };
    }),
  );
  await listener.reach({ role: 'gridcell', name: /^Row 1[,:]/ });
  const board = {
    size: rows.length as Size,
    box: await hearBox(listener, rows.length),
    rows: rows.map((cells) => cells.map(({ digit }) => digit).join('')),
    pinned: [...rows.keys()].filter((row) => rows[row]![0]!.isPinned),
  };
  const keys = keysFor(board, solveShift(board));
  for (const key of keys.slice(0, -1)) {
    await listener.press(key);
    if (/^Shift/.test(key)) await listener.hear(/^Row \d slid /);
    if (/^\d/.test(key)) await listener.hear(new RegExp(`^${key} in `));
  }
  await listener.press(keys.at(-1)!);
}

/** Solves the small board of four rows, which has nothing to ask. */
export const trySudokuShift = (listener: Listener) =>
  solveBoard(listener, () => Promise.resolve([2, 2]));

/** Solves the day's four boards. */
export async function playSudokuShift(listener: Listener): Promise<void> {
  await solveBoard(listener);
  for (let boards = 1; boards < 4; boards++) {
    await listener.expectFocus({ role: 'button', name: /^Next: / });
    await listener.press('Enter');
    await solveBoard(listener);
  }
}
