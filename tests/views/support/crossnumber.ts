/** Crossnumber's tests: two grids, their solutions, and the controls. */
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { engine } from '../../../src/games/crossnumber/engine/engine.ts';
import { type Entry, entryName, gridOf } from '../../../src/games/crossnumber/rules/grid.ts';
import type { Board } from '../../../src/games/crossnumber/rules/types.ts';
import type { OpenPuzzle } from '../../../src/play/openPuzzle.ts';
import { digitIn, typingOrder } from '../../support/crossnumber.ts';
import { button, click, press } from './input.ts';
import { openAfter, readPuzzle, type Screen, showPuzzle, snapshotNow } from './play.tsx';

/** A small grid, and the largest one. */
export const small = await readPuzzle('crossnumber', '56');
export const large = await readPuzzle('crossnumber', '55');

export class Crossnumber {
  readonly puzzle: OpenPuzzle;
  readonly board: Board;
  readonly solution: readonly number[];
  readonly entries: readonly Entry[];
  readonly cells: readonly number[];
  readonly grid = page.getByRole('grid');
  readonly finished = page.getByRole('region', { name: 'Your result' });
  readonly hintCard = page.getByRole('region', { name: 'Hint' });
  /** The current clue in the list. */
  readonly current = page.css('button[aria-current=true]');

  constructor(puzzle = small) {
    this.puzzle = puzzle;
    this.board = puzzle.session.puzzle.boards[0] as Board;
    this.solution = engine.solve(this.board)!.digits;
    ({ entries: this.entries, cells: this.cells } = gridOf(this.board.rows));
  }

  async open(screen?: Screen): Promise<void> {
    await showPuzzle(this.puzzle, screen);
    await expect.element(this.grid).toBeVisible();
  }

  /** Opens the grid with the right digits in the chosen cells, as a device has kept them. */
  async openFilled(isFilled: (cell: number, index: number) => boolean): Promise<void> {
    const moves = this.cells
      .filter(isFilled)
      .map((cell) => ({ type: 'enter', cell, digit: this.solution[cell] }));
    await showPuzzle(await openAfter(this.puzzle, moves));
    await expect.element(this.grid).toBeVisible();
  }

  square(cell: number): Locator {
    return this.grid.getByRole('gridcell').nth(this.cells.indexOf(cell));
  }

  /** Selects an entry's first square in the entry's direction. */
  async choose(entry: Entry): Promise<void> {
    const square = this.square(entry.cells[0]!);
    await click(square);
    const isChosen = () => square.element().ariaLabel!.startsWith(entryName(entry.id));
    if (!isChosen()) await click(square);
    await expect.poll(isChosen).toBe(true);
  }

  button(name: string | RegExp): Locator {
    return button(name);
  }

  /** The squares' digits, without pencil marks. */
  digits(): string[] {
    const squares = this.grid.getByRole('gridcell').elements();
    return squares.map(({ ariaLabel }) => digitIn(ariaLabel ?? ''));
  }

  /** A wrong digit from 1 to 9, as no entry begins with 0. */
  wrongAt(cell: number): number {
    return (this.solution[cell]! % 9) + 1;
  }

  /** Types all digits, relying on the cursor's automatic moves. */
  async typeAll(): Promise<void> {
    await this.choose(this.entries[0]!);
    for (const { entry, cells } of typingOrder(this.entries, this.cells)) {
      await expect
        .element(this.grid.css(':focus'))
        .toHaveAccessibleName(new RegExp(`^${entryName(entry.id)}, digit .*, empty$`));
      for (const cell of cells) await press(`${this.solution[cell]}`);
    }
  }

  async expectFinished(): Promise<void> {
    await expect.element(this.finished).toMatchTextContent(/\d+:\d\d/);
    expect(snapshotNow().result).toEqual([expect.any(Number), 1]);
    expect(this.digits()).toEqual(this.cells.map((cell) => `${this.solution[cell]}`));
  }
}
