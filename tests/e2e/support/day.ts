/**
 * The day on which the tests take place, whatever the machine's clock says: packs, build and pages
 * agree on it.
 */

import { readFileSync } from 'node:fs';
import { DAY_MS } from '../../../src/daily/date.ts';
import type { GameId } from '../../../src/games/definitions.ts';
import type { Board } from '../../../src/games/sudoku-shift/rules/types.ts';

/** A Saturday morning in Berlin, where the tests' browsers live. */
export const NOW = new Date('2026-11-21T09:00:00+01:00');
export const TODAY = '516';
export const YESTERDAY = '515';
export const TOMORROW = '517';
/** Released on the first of the same month. */
export const FIRST_OF_MONTH = '496';
/** From the summer of the year before: its pack is not kept from the first visit on. */
export const LONG_AGO = '3';
export const LONG_AGO_PACK = '/puzzles/sudoku-shift/2025-06.json';
export const THIS_PACK = '/puzzles/sudoku-shift/2026-11.json';

interface PackedPuzzle {
  readonly id: number | string;
  readonly boards: readonly unknown[];
}

/** A puzzle as the pack of its month (YYYY-MM) holds it. */
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

/** The four boards of a puzzle, as its pack holds them. */
export function boardsOf(id: string): readonly Board[] {
  const released = new Date(FIRST_DAY + (Number(id) - 1) * DAY_MS);
  const month = released.toISOString().slice(0, 7);
  return packed('sudoku-shift', month, id).boards as readonly Board[];
}
