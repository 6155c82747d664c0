/**
 * Parses and writes puzzles, boards and moves.
 *
 * A puzzle's JSON is `{ id: 58, boards: [one board] }`, a board's is the `Board` itself:
 *
 *     { rows: ["..#", …], clues: { "1a": ["square"], "2d": ["multiple", "1a"] }, beans: 1 }
 *
 * Clues are in the order of the entries, across before down; clueCodec.ts defines their format. The
 * parsers accept any value, return fresh values with the known fields only, and never read an
 * inherited property.
 */

import type { Json } from '../../../lib/json.ts';
import { fieldsOf, isWhole } from '../../../lib/reading.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import type { Puzzle } from '../../contract/game.ts';
import { makeNumberedPuzzle, parseNumberedPuzzle } from '../../shared/numbered.ts';
import { parseClue } from './clueCodec.ts';
import { gridOf } from './grid.ts';
import {
  type Board,
  EMPTY,
  type EntryId,
  MAX_LENGTH,
  MAX_SIZE,
  MIN_SIZE,
  type Move,
  type Node,
} from './types.ts';

const LAST_CELL = MAX_SIZE * MAX_SIZE - 1;
/** All ten digits as a bit set. */
const ALL_MARKS = 1023;

function parseRows(json: unknown): Result<readonly string[]> {
  if (!Array.isArray(json) || !isWhole(json.length, MIN_SIZE, MAX_SIZE)) {
    return fail('bad-rows', `A board must have ${MIN_SIZE} to ${MAX_SIZE} rows.`);
  }
  const rows: string[] = [];
  for (let i = 0; i < json.length; i++) {
    const row: unknown = json[i];
    if (typeof row !== 'string' || row.length !== json.length || !/^[.#]+$/.test(row)) {
      return fail('bad-row', 'Each row must have one dot or number sign for each column.');
    }
    rows.push(row);
  }
  return ok(rows);
}

export function parseBoard(json: unknown): Result<Board> {
  const fields = fieldsOf(json);
  if (!fields) return fail('not-an-object', 'A board must be an object.');
  const rows = parseRows(fields.rows);
  if (!rows.ok) return rows;
  const { entries, cells, through } = gridOf(rows.value);
  if (cells.length === 0) return fail('bad-rows', 'A board must have cells.');
  if (cells.some((cell) => through[cell]!.length === 0)) {
    return fail('bad-rows', 'Every cell must belong to an entry.');
  }
  if (entries.some((entry) => entry.cells.length > MAX_LENGTH)) {
    return fail('bad-rows', `An entry may have at most ${MAX_LENGTH} digits.`);
  }
  const written = fieldsOf(fields.clues);
  if (!written) return fail('bad-clues', 'The clues of a board must be an object.');
  const ids = entries.map(({ id }) => id);
  if (Object.keys(written).some((id) => !ids.includes(id))) {
    return fail('bad-clues', 'Every clue must belong to an entry on the board.');
  }
  const clues: Record<EntryId, Node> = {};
  for (const { id, cells: run } of entries) {
    if (!Object.hasOwn(written, id)) continue;
    const others = entries.filter((other) => other.id !== id);
    const rivals = others.filter((other) => other.cells.length === run.length);
    const clue = parseClue(
      written[id],
      new Set(others.map((other) => other.id)),
      rivals.map((other) => other.id),
    );
    if (!clue.ok) return clue;
    clues[id] = clue.value;
  }
  const { beans } = fields;
  if (!isWhole(beans, 1, 5)) return fail('bad-beans', 'The difficulty must be 1 to 5 beans.');
  return ok({ rows: rows.value, clues, beans });
}

/** Parses a puzzle of a pack (a month's puzzles in one file): its number and its board. */
export function parsePuzzle(json: unknown): Result<Puzzle<Board>> {
  return parseNumberedPuzzle(json, 1, parseBoard);
}

/** The puzzle as JSON for packs, always with the same order of keys. */
export function makePuzzle(puzzle: Puzzle<Board>): Json {
  return makeNumberedPuzzle(puzzle, ({ rows, clues, beans }) => ({
    rows: [...rows],
    clues: { ...clues },
    beans,
  }));
}

function isEntryId(value: unknown): value is EntryId {
  return typeof value === 'string' && /^[1-9]\d?[ad]$/.test(value);
}

/** A list of at most `longest` whole numbers from `min` to `max`. */
function parseList(
  json: unknown,
  longest: number,
  min: number,
  max: number,
): readonly number[] | null {
  if (!Array.isArray(json) || json.length > longest) return null;
  const list = Array.from(json as readonly unknown[]);
  return list.every((value) => isWhole(value, min, max)) ? (list as number[]) : null;
}

const isAscending = (list: readonly number[]) =>
  list.every((value, i) => i === 0 || list[i - 1]! < value);

function parseCellsMove(
  type: 'write' | 'note',
  fields: Readonly<Record<string, unknown>>,
): Result<Move> {
  const cells = parseList(fields.cells, LAST_CELL + 1, 0, LAST_CELL);
  if (!cells || cells.length === 0 || !isAscending(cells)) {
    return fail('bad-cells', `A move must name cells from 0 to ${LAST_CELL} in order.`);
  }
  if (type === 'write') {
    const digits = parseList(fields.digits, cells.length, EMPTY, 9);
    return digits?.length === cells.length
      ? ok({ type, cells, digits })
      : fail('bad-digits', 'A move must name a digit for each of its cells.');
  }
  const marks = parseList(fields.marks, cells.length, 0, ALL_MARKS);
  return marks?.length === cells.length
    ? ok({ type, cells, marks })
    : fail('bad-marks', 'Notes must list one set of digits per cell.');
}

function parseCellMove(fields: Readonly<Record<string, unknown>>): Result<Move> {
  const { type, cell, digit } = fields;
  if (!isWhole(cell, 0, LAST_CELL)) {
    return fail('bad-cell', `A move must name a cell from 0 to ${LAST_CELL}.`);
  }
  if (type === 'clear') return ok({ type, cell });
  if (type !== 'enter' && type !== 'mark') return fail('bad-type', 'There is no such move.');
  if (!isWhole(digit, 0, 9)) return fail('bad-digit', 'A digit must be from 0 to 9.');
  return ok({ type, cell, digit });
}

/** Parses one move of a saved game. The rules decide whether it fits the board. */
export function parseMove(json: unknown): Result<Move> {
  const fields = fieldsOf(json);
  if (!fields) return fail('not-an-object', 'A move must be an object.');
  const { type, entry, value } = fields;
  if (type === 'write' || type === 'note') return parseCellsMove(type, fields);
  if (type !== 'fill' && type !== 'check') return parseCellMove(fields);
  if (!isEntryId(entry)) return fail('bad-entry', 'A move must name an entry.');
  if (type === 'fill') {
    return isWhole(value, 10, 10 ** MAX_LENGTH - 1)
      ? ok({ type, entry, value })
      : fail('bad-value', 'An entry must be a whole number of at least two digits.');
  }
  const wrong = parseList(fields.wrong, MAX_LENGTH, 0, MAX_LENGTH - 1);
  return wrong && isAscending(wrong)
    ? ok({ type, entry, wrong })
    : fail('bad-check', 'A check must list the wrong places of an entry in order.');
}
