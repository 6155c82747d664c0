/**
 * The day on which the tests take place, whatever the machine's clock says, and Sudoku Shift's
 * puzzles around it.
 */

import { readFileSync } from 'node:fs';
import { DAY_MS } from '../../../src/daily/date.ts';
import type { GameId } from '../../../src/games/definitions.ts';
import type { Board } from '../../../src/games/sudoku-shift/rules/types.ts';

export const TODAY = '516';
export const YESTERDAY = '515';
export const TOMORROW = '517';
/** The puzzle released on the first day of the tests' month. */
export const FIRST_OF_MONTH = '496';
/** A puzzle of the previous year's summer, whose pack is not precached. */
export const LONG_AGO = '3';
export const LONG_AGO_PACK = '/puzzles/sudoku-shift/2025-06.json';
export const THIS_PACK = '/puzzles/sudoku-shift/2026-11.json';

interface PackedPuzzle {
  readonly id: number | string;
  readonly boards: readonly unknown[];
}

/** A puzzle of a game from the pack of a month (YYYY-MM). */
export function packed(game: GameId, month: string, id: string): PackedPuzzle {
  const file = new URL(
    `../../../public/puzzles/${game}/${month}.json`,
    `file://${import.meta.dirname}/`,
  );
  const pack = JSON.parse(readFileSync(file, 'utf8')) as { puzzles: PackedPuzzle[] };
  const puzzle = pack.puzzles.find((one) => String(one.id) === id);
  if (!puzzle) throw new Error(`No pack holds puzzle ${id} of ${game}.`);
  return puzzle;
}

const FIRST_DAY = Date.UTC(2025, 5, 24);

/** The four boards of a published Sudoku Shift puzzle. */
export function boardsOf(id: string): readonly Board[] {
  const released = new Date(FIRST_DAY + (Number(id) - 1) * DAY_MS);
  const month = released.toISOString().slice(0, 7);
  return packed('sudoku-shift', month, id).boards as readonly Board[];
}
