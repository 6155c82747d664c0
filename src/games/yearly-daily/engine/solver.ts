/** Counts the ways in which a set of pieces covers the calendar; the search is in coverings.ts. */
import { daySquare, monthSquare, SQUARES } from '../rules/calendar.ts';
import { type Cell, cellsOfRows } from '../rules/orientations.ts';
import { countCoverings } from './coverings.ts';
import { without } from './squares.ts';
import { makeTable, type Table } from './table.ts';

function shapeOf(rows: readonly string[]): Cell[] {
  if (!Array.isArray(rows) || rows.some((row) => typeof row !== 'string' || /[^X.]/.test(row))) {
    throw new RangeError('A piece must be a list of rows of X and dots.');
  }
  if (rows.some((row) => row.length !== rows[0]?.length)) {
    throw new RangeError('The rows of a piece must be equally long.');
  }
  const cells = cellsOfRows(rows);
  if (cells.length === 0) throw new RangeError('A piece must have at least one X.');
  return cells;
}

function isWhole(value: number, max: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= max;
}

/**
 * The table for the last set of pieces, cached: callers ask for many dates with the same pieces.
 */
let last: { readonly key: string; readonly table: Table } | null = null;

function tableOf(pieces: readonly (readonly string[])[]): Table {
  if (!Array.isArray(pieces)) throw new RangeError('The pieces must be a list.');
  const shapes = pieces.map(shapeOf);
  const key = JSON.stringify(shapes);
  if (last?.key !== key) last = { key, table: makeTable(shapes, SQUARES) };
  return last.table;
}

/**
 * Counts the ways to cover the calendar except one month and one day. Swapping equal pieces does
 * not make another way.
 *
 * @param pieces each a list of equally long rows of `X` and `.`; turned and flipped freely. With
 *   more or fewer than 41 cells in all the count is 0.
 * @param month 1 to 12
 * @param day 1 to 31, whether or not the month has it
 * @throws RangeError for a malformed piece, month or day.
 */
export function countTilings(
  pieces: readonly (readonly string[])[],
  month: number,
  day: number,
): number {
  if (!isWhole(month, 12)) throw new RangeError('The month must be a number from 1 to 12.');
  if (!isWhole(day, 31)) throw new RangeError('The day must be a number from 1 to 31.');
  const table = tableOf(pieces);
  const free = without(table.board, [monthSquare(month), daySquare(day)]);
  return countCoverings({ table, free, hand: table.supply });
}
