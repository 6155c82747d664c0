/**
 * Reading and writing puzzles that go by a number: `{ id: 399, boards: […] }`. The parser accepts
 * anything at all and never reads an inherited property.
 */

import type { Json } from '../../lib/json.ts';
import { fieldsOf, isWhole } from '../../lib/reading.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import type { Puzzle } from '../contract/game.ts';
import { HIGHEST_NUMBER } from './limits.ts';

/**
 * @param count how many boards a puzzle of the game has.
 * @param parseBoard reads the board at a place, counted from 0.
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
    return fail('bad-id', `A puzzle's id must be a whole number from 1 to ${HIGHEST_NUMBER}.`);
  }
  if (!Array.isArray(boards) || boards.length !== count) {
    return fail(
      'bad-boards',
      `A puzzle must have ${count === 1 ? 'one board' : `${count} boards`}.`,
    );
  }
  const parsed: Board[] = [];
  // Not map: it would leave out the holes of a sparse list.
  for (let place = 0; place < count; place++) {
    const board = parseBoard(boards[place], place);
    if (!board.ok) return board;
    parsed.push(board.value);
  }
  return ok({ id: String(id), boards: parsed });
}

/** The puzzle as it stands in a pack; the order of the keys is part of the format. */
export function makeNumberedPuzzle<Board>(
  { id, boards }: Puzzle<Board>,
  makeBoard: (board: Board) => Json,
): Json {
  return { id: Number(id), boards: boards.map((board) => makeBoard(board)) };
}
