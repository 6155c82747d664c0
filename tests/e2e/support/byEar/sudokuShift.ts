/**
 * Solves Sudoku Shift by ear: reads digits and pinned rows off the cells' names, solves that board
 * with the game's solver, and writes by keys; then hears which board comes next.
 */
import { BOX, type Size } from '../../../../src/games/sudoku-shift/rules/types.ts';
import { keysToSolve } from '../../../support/sudokuShift.ts';
import { type Listener, partsOf, type Thing } from './listener.ts';

const CELL = /^Row \d+(, pinned)?, column \d+: (?:(\d)|empty)$/;

const cellsIn = (row: Thing) => partsOf(row, { role: 'gridcell' });

/** Whether nothing is written on a board: the solved one stays until the next one comes. */
const isNew = (grid: Thing) => cellsIn(grid).every(({ name }) => CELL.test(name));

function boardIn(grid: Thing) {
  const rows = partsOf(grid, { role: 'row' }).map((row) =>
    cellsIn(row).map(({ name }) => {
      const [, pin, digit = '.'] = CELL.exec(name)!;
      return { isPinned: pin !== undefined, digit };
    }),
  );
  const size = rows.length as Size;
  return {
    size,
    box: BOX[size],
    rows: rows.map((cells) => cells.map(({ digit }) => digit).join('')),
    pinned: [...rows.keys()].filter((row) => rows[row]![0]!.isPinned),
    beans: 1,
  };
}

/** Solves the board on the page. */
export async function solveBoard(listener: Listener): Promise<void> {
  const grid = await listener.find({ role: 'grid' }, isNew);
  await listener.reach({ role: 'gridcell', name: /^Row 1[,:]/ });
  const keys = keysToSolve(boardIn(grid));
  for (const key of keys.slice(0, -1)) {
    await listener.press(key);
    if (/^Shift/.test(key)) await listener.hear(/^Row \d slid /);
    if (/^\d/.test(key)) await listener.hear(new RegExp(`^${key} in `));
  }
  await listener.press(keys.at(-1)!);
}

/** Solves the day's four boards. */
export async function playSudokuShift(listener: Listener): Promise<void> {
  await solveBoard(listener);
  for (let boards = 1; boards < 4; boards++) {
    await listener.expectFocus({ role: 'button', name: /^Next: / });
    await listener.press('Enter');
    await solveBoard(listener);
  }
}
