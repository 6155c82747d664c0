/**
 * Parses and writes puzzles and moves.
 *
 * A puzzle's JSON is `{ id: 399, boards: [{ answer: "k3f95x", beans: 4 }] }`. The parsers accept
 * any value, return fresh values with the known fields only, and never read an inherited property.
 */

import type { Json } from '../../../lib/json.ts';
import { fieldsOf, isWhole } from '../../../lib/reading.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import type { Puzzle } from '../../contract/game.ts';
import { makeNumberedPuzzle, parseNumberedPuzzle } from '../../shared/numbered.ts';
import { isCode } from '../codes.ts';
import { unseal } from './seal.ts';
import type { Board, Move } from './types.ts';

export function parseBoard(json: unknown): Result<Board> {
  const fields = fieldsOf(json);
  if (!fields) return fail('not-an-object', 'A board must be an object.');
  const { answer, beans } = fields;
  if (unseal(answer) === null)
    return fail('bad-answer', 'The answer does not decode to a country.');
  if (!isWhole(beans, 1, 5)) return fail('bad-beans', 'The difficulty must be 1 to 5 beans.');
  return ok({ answer: answer as string, beans });
}

export function parsePuzzle(json: unknown): Result<Puzzle<Board>> {
  return parseNumberedPuzzle(json, 1, parseBoard);
}

/** The puzzle as JSON for the packs of daily puzzles, always with the same order of keys. */
export function makePuzzle(puzzle: Puzzle<Board>): Json {
  return makeNumberedPuzzle(puzzle, ({ answer, beans }) => ({ answer, beans }));
}

/** Parses one move of a saved game. The rules decide whether it is legal. */
export function parseMove(json: unknown): Result<Move> {
  const fields = fieldsOf(json);
  if (!fields) return fail('not-an-object', 'A move must be an object.');
  const { type, country, arrowless } = fields;
  if (type === 'reveal') return ok({ type });
  if (type !== 'guess') return fail('bad-type', 'A move must be a guess or a hint.');
  if (!isCode(country)) return fail('unknown-country', 'There is no such country.');
  return ok({ type, country, ...(arrowless === true && { arrowless }) });
}
