/** Sudoku Shift's puzzles in the whole app, up to the last digit of one. */
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Board } from '../../../src/games/sudoku-shift/rules/types.ts';
import { almostDone } from '../../support/savedShift.ts';
import { blanksOf } from '../../support/sudokuShift.ts';
import { openApp } from './app.tsx';
import { button, press, textOf } from './input.ts';
import { DESKTOP, readPuzzle, type Screen } from './play.tsx';
import { shift } from './sudokuShift.ts';

export const TODAY = '516';
export const YESTERDAY = '515';

export const finished = page.getByRole('region', { name: 'Your result' });
export const hint = button(/^Hint/);

/** The four boards of a published puzzle. */
export const boardsOf = async (id: string) =>
  (await readPuzzle('sudoku-shift', id)).session.puzzle.boards as readonly Board[];

/** A row in the table of Sudoku Shift's results. */
export const resultRow = (
  id: string | number,
  result: readonly number[],
  finishedAt: number | null = null,
) => ({
  id: String(id),
  result,
  openedOn: null,
  finishedAt,
});

export interface Before {
  readonly results?: readonly ReturnType<typeof resultRow>[];
  readonly screen?: Screen;
}

/** Opens a puzzle that lacks a single digit. */
export async function openAlmostDone(id = TODAY, { results = [], screen = DESKTOP }: Before = {}) {
  const boards = await boardsOf(id);
  await openApp(`/sudoku-shift/${id}`, {
    screen,
    rows: {
      progress: almostDone(id, boards),
      ssPuzzlesTimes: Object.fromEntries(results.map((row) => [row.id, row])),
    },
  });
  await expect.element(shift.grid).toBeVisible();
  return async function fillLast() {
    const last = blanksOf(boards[3]!).at(-1)!;
    await shift.clickCell(last.row, last.column);
    await press(String(last.digit));
  };
}

/** Finishes a puzzle by its last digit. */
export async function finish(before?: Before): Promise<void> {
  const fillLast = await openAlmostDone(TODAY, before);
  await fillLast();
  await expect.element(finished).toMatchTextContent('Saved on this device.');
}

/** The time that the clock shows, in s. */
export const secondsShown = (): number =>
  textOf(page.getByRole('timer'))
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);
