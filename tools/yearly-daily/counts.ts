/**
 * Counts the solutions of Yearly Daily for each date of a leap year: the different coverings of all
 * squares but the date's by a set of pieces.
 */

import { countCoverings, visitCoverings } from '../../src/games/yearly-daily/engine/coverings.ts';
import { without } from '../../src/games/yearly-daily/engine/squares.ts';
import { makeTable, type Table } from '../../src/games/yearly-daily/engine/table.ts';
import { daySquare, monthSquare, SQUARES } from '../../src/games/yearly-daily/rules/calendar.ts';
import { cellsOfRows } from '../../src/games/yearly-daily/rules/orientations.ts';
import type { Rows } from './polyominoes.ts';

export interface CalendarDate {
  readonly month: number;
  readonly day: number;
}

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The 366 dates from 1 January to 31 December. */
export const DATES: readonly CalendarDate[] = DAYS.flatMap((days, i) =>
  Array.from({ length: days }, (_, day) => ({ month: i + 1, day: day + 1 })),
);

export function tableOf(pieces: readonly Rows[]): Table {
  return makeTable(pieces.map(cellsOfRows), SQUARES);
}

const questionOf = (table: Table, { month, day }: CalendarDate) => ({
  table,
  free: without(table.board, [monthSquare(month), daySquare(day)]),
  hand: table.supply,
});

/** The number of solutions with these pieces for each of `DATES`. */
export function countsOf(pieces: readonly Rows[]): number[] {
  const table = tableOf(pieces);
  return DATES.map((date) => countCoverings(questionOf(table, date)));
}

export function hasAtLeast(table: Table, date: CalendarDate, least: number): boolean {
  let found = 0;
  visitCoverings(questionOf(table, date), () => ++found < least);
  return found >= least;
}
