/** Sudoku Shift's tests: the four boards of 21 November 2026, and their controls. */
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { start } from '../../../src/games/sudoku-shift/rules/rules.ts';
import { isLoose } from '../../../src/games/sudoku-shift/rules/standing.ts';
import { BOARD_NAMES, type Board } from '../../../src/games/sudoku-shift/rules/types.ts';
import { boxOf, button, click } from './input.ts';
import { readPuzzle, type Screen, showPuzzle } from './play.tsx';

const open = await readPuzzle('sudoku-shift', '516');
export const boards = open.session.puzzle.boards as readonly Board[];

export const RISTRETTO = 0;
export const CORTADO = 1;
export const MOCHA = 3;

/** A row of the Cortado with several blanks, its blank cells, and the digits that it lacks. */
export const BLANK_ROW = (() => {
  const { rows, size } = boards[CORTADO]!;
  const row = rows.findIndex((text) => text.split('.').length > 2);
  const cells = [...rows[row]!].flatMap((sign, cell) => (sign === '.' ? [cell] : []));
  const missing = Array.from({ length: size }, (_, i) => `${i + 1}`).filter(
    (digit) => !rows[row]!.includes(digit),
  );
  const given = rows[row]!.replaceAll('.', '')[0]!;
  return { row, cells, missing, given };
})();

/** A row of the Cortado that is neither pinned nor slid yet. */
export const LOOSE_ROW = (() => {
  const board = boards[CORTADO]!;
  return board.rows.findIndex((_, row) => isLoose(board, start(board), row));
})();

export const shift = {
  grid: page.getByRole('grid'),
  undo: button('Undo'),
  redo: button('Redo'),

  async open(board: number, screen?: Screen): Promise<void> {
    await showPuzzle(open, screen);
    const tabs = page.getByRole('navigation', { name: 'Boards' });
    const tab = tabs.getByRole('button', { name: new RegExp(`^${BOARD_NAMES[board]}`) });
    await click(tab);
    // The board is rendered after its tab is selected.
    await expect.element(tabs).not.toHaveAttribute('data-coming');
    await expect.element(tab).toHaveAttribute('aria-current', 'true');
    await expect.element(shift.grid).toBeVisible();
  },

  row: (row: number): Locator => shift.grid.getByRole('row').nth(row),

  /** A cell by its row and its column in the board's frame, wherever the row is slid. */
  cell: (row: number, column: number): Locator => shift.row(row).getByRole('gridcell').nth(column),

  /** Clicks by the row's frame: the cells of a row that was just slid still move. */
  async clickCell(row: number, column: number): Promise<void> {
    const { width, height } = boxOf(shift.row(row));
    const cells = shift.row(row).getByRole('gridcell').elements().length;
    await click(shift.row(row), { x: ((column + 0.5) * width) / cells, y: height / 2 });
  },

  /** The button that slides a row by one column. */
  handle: (row: number, side: 'left' | 'right'): Locator => button(`Slide row ${row + 1} ${side}`),

  /** The digits of every row in their displayed order, blanks as dots. */
  digits: (): string[] =>
    shift.grid
      .getByRole('row')
      .elements()
      .map((row) =>
        [...row.querySelectorAll('[role=gridcell]')]
          .map(({ ariaLabel }) => /: (\d)/.exec(ariaLabel ?? '')?.[1] ?? '.')
          .join(''),
      ),
};
