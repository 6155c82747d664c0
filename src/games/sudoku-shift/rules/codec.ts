/**
 * Reading and writing puzzles, boards and moves.
 *
 * A puzzle's JSON is `{ id: 516, boards: [four boards] }`, a board's is the `Board` itself. The
 * parsers accept any value, return fresh values with the known fields only, and never read an
 * inherited property.
 */

import type { Json } from '../../../lib/json.ts';
import { fieldsOf, isWhole } from '../../../lib/reading.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import type { Puzzle } from '../../contract/game.ts';
import { makeNumberedPuzzle, parseNumberedPuzzle } from '../../shared/numbered.ts';
import { BOARD_NAMES, BOX, type Board, type Move, SIZES, type Size } from './types.ts';

const MAX_SIZE = 9;

function isList(value: unknown, length: number): value is readonly unknown[] {
  return Array.isArray(value) && value.length === length;
}

function isSize(value: unknown): value is Size {
  return (SIZES as readonly unknown[]).includes(value);
}

/** The reason why `row` cannot be a row of a board of this size, or null if it can. */
function rowProblem(row: unknown, size: Size): string | null {
  if (typeof row !== 'string' || row.length !== size) return `must be ${size} characters long`;
  let seen = 0;
  for (const character of row) {
    if (character === '.') continue;
    const digit = character.charCodeAt(0) - 48;
    if (!isWhole(digit, 1, size)) return `may hold only the digits 1 to ${size} and dots`;
    if (seen & (1 << digit)) return `holds the digit ${digit} twice`;
    seen |= 1 << digit;
  }
  return null;
}

/**
 * Whether a value is a valid list of pinned rows. They must be in ascending order, so that every
 * board has a single representation.
 */
function isPinnedList(value: unknown, size: Size): value is readonly number[] {
  if (!Array.isArray(value) || value.length < 1 || value.length > size) return false;
  return value.every((row, i) =>
    isWhole(row, i === 0 ? 0 : (value[i - 1] as number) + 1, size - 1),
  );
}

/** Parses a board of any size. */
export function parseBoard(json: unknown): Result<Board> {
  const fields = fieldsOf(json);
  if (!fields) return fail('not-an-object', 'A board must be an object.');
  const { size, box, rows, pinned, beans } = fields;
  if (!isSize(size)) return fail('bad-size', `A board’s size must be ${SIZES.join(', ')}.`);
  const [boxRows, boxCols] = BOX[size];
  if (!isList(box, 2) || box[0] !== boxRows || box[1] !== boxCols) {
    return fail('bad-box', `The box of a board of size ${size} must be [${boxRows}, ${boxCols}].`);
  }
  if (!isList(rows, size))
    return fail('bad-rows', `A board of size ${size} must have ${size} rows.`);
  for (let row = 0; row < size; row++) {
    const problem = rowProblem(rows[row], size);
    if (problem) return fail('bad-row', `Row ${row + 1} ${problem}.`);
  }
  if (!isPinnedList(pinned, size)) {
    return fail(
      'bad-pinned',
      `At least one row must be pinned: each once, in order, from 0 to ${size - 1}.`,
    );
  }
  if (!isWhole(beans, 1, 5)) return fail('bad-beans', 'The difficulty must be 1 to 5 beans.');
  return ok({
    size,
    box: BOX[size],
    rows: Array.from(rows as readonly string[]),
    pinned: Array.from(pinned),
    beans,
  });
}

/** Parses a daily puzzle: a number and the day's four boards. */
export function parsePuzzle(json: unknown): Result<Puzzle<Board>> {
  return parseNumberedPuzzle(json, SIZES.length, (boardJson, place) => {
    const board = parseBoard(boardJson);
    const name = BOARD_NAMES[place];
    if (!board.ok) return fail(board.problem.code, `${name}: ${board.problem.message}`);
    const size = SIZES[place];
    return board.value.size === size
      ? board
      : fail('bad-boards', `${name}: this board’s size must be ${size}.`);
  });
}

/** The puzzle as JSON for the packs of daily puzzles, always with the same order of keys. */
export function makePuzzle(puzzle: Puzzle<Board>): Json {
  return makeNumberedPuzzle(puzzle, makeBoard);
}

function makeBoard({ size, box, rows, pinned, beans }: Board): Json {
  return { size, box: [...box], rows: [...rows], pinned: [...pinned], beans };
}

/** Parses a move of a saved game. The rules decide whether it fits the board. */
export function parseMove(json: unknown): Result<Move> {
  const fields = fieldsOf(json);
  if (!fields) return fail('not-an-object', 'A move must be an object.');
  const { type, row, by, cell, digit, sweeps } = fields;
  if (!isWhole(row, 0, MAX_SIZE - 1)) return fail('bad-row', 'A move must name a row from 0 to 8.');
  if (type === 'shift') {
    if (!isWhole(by, 1, MAX_SIZE - 1)) return fail('bad-by', 'A row slides by 1 to 8 columns.');
    return ok({ type, row, by });
  }
  if (type !== 'fill' && type !== 'clear' && type !== 'mark') {
    return fail('bad-type', 'A move must be a shift, a fill, a clear or a mark.');
  }
  if (!isWhole(cell, 0, MAX_SIZE - 1)) {
    return fail('bad-cell', 'A move must name a cell from 0 to 8.');
  }
  if (type === 'clear') return ok({ type, row, cell });
  if (!isWhole(digit, 1, MAX_SIZE)) return fail('bad-digit', 'A digit must be from 1 to 9.');
  if (type === 'mark' || sweeps === undefined) return ok({ type, row, cell, digit });
  if (sweeps !== true) return fail('bad-sweeps', 'A fill’s sweep must be true, or be left out.');
  return ok({ type, row, cell, digit, sweeps });
}
