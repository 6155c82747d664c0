/**
 * Reading and writing puzzles identified by a number: `{ id: 399, boards: […] }`. The parser
 * accepts any value and never reads an inherited property.
 */

import type { Json } from '../../lib/json.ts';
import { fieldsOf, isWhole } from '../../lib/reading.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import type { Puzzle } from '../contract/game.ts';
import { HIGHEST_NUMBER } from './limits.ts';

/**
 * @param count number of boards in a puzzle of the game.
 * @param parseBoard reads the board at an index of the puzzle, counted from 0.
 */
export function parseNumberedPuzzle<Board>(
  json: unknown,
  count: number,
  parseBoard: (board: unknown, place: number) => Result<Board>,
): Result<Puzzle<Board>> {
  const fields = fieldsOf(json);
  if (!fields) return fail('not-an-object', 'A puzzle must be an object.');
  const { id, boards } = fields;
  if (!isWhole(id, 1, HIGHEST_NUMBER)) {
    return fail('bad-id', `A puzzle’s id must be a whole number from 1 to ${HIGHEST_NUMBER}.`);
  }
  if (!Array.isArray(boards) || boards.length !== count) {
    return fail(
      'bad-boards',
      `A puzzle must have ${count === 1 ? 'one board' : `${count} boards`}.`,
    );
  }
  const parsed: Board[] = [];
  // A loop instead of `map`, which would skip the holes of a sparse array.
  for (let place = 0; place < count; place++) {
    const board = parseBoard(boards[place], place);
    if (!board.ok) return board;
    parsed.push(board.value);
  }
  return ok({ id: String(id), boards: parsed });
}

/**
 * The puzzle as JSON for a pack (a file of a month's puzzles), always with the same order of keys.
 */
export function makeNumberedPuzzle<Board>(
  { id, boards }: Puzzle<Board>,
  makeBoard: (board: Board) => Json,
): Json {
  return { id: Number(id), boards: boards.map((board) => makeBoard(board)) };
}
