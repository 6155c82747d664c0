/**
 * Reading and writing what leaves the game: puzzles, moves and results.
 *
 * A puzzle's JSON is `{ id: 399, boards: [{ answer: "k3f95x", beans: 4 }] }`. The parsers accept
 * anything at all, return fresh values that hold the known fields only, and never read an
 * inherited property.
 */
import type { Json } from '../../lib/json.ts';
import { fieldsOf, isWhole } from '../../lib/reading.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import type { Play, Puzzle } from '../game.ts';
import { CODES } from './codes.ts';
import { status } from './rules.ts';
import { unseal } from './seal.ts';
import { type Board, type Code, MAX_GUESSES, type Move, type State } from './types.ts';

/** The highest number that a puzzle can carry; at one a day it lasts for some 2,700 years. */
const MAX_ID = 999_999;

/** An entry of the profile: the guesses in order, and `win` or `loss` once it is over. */
export type GuessList = readonly string[];

function isCode(value: unknown): value is Code {
  return CODES.includes(value as Code);
}

export function parseBoard(json: unknown): Result<Board> {
  const fields = fieldsOf(json);
  if (!fields) return fail('not-an-object', 'A board must be an object.');
  const { answer, beans } = fields;
  if (unseal(answer) === null) return fail('bad-answer', 'The answer is not a sealed country.');
  if (!isWhole(beans, 1, 5)) return fail('bad-beans', 'The beans must be a number from 1 to 5.');
  return ok({ answer: answer as string, beans });
}

export function parsePuzzle(json: unknown): Result<Puzzle<Board>> {
  const fields = fieldsOf(json);
  if (!fields) return fail('not-an-object', 'A puzzle must be an object.');
  const { id, boards } = fields;
  if (!isWhole(id, 1, MAX_ID)) {
    return fail('bad-id', `A puzzle's id must be a whole number from 1 to ${MAX_ID}.`);
  }
  if (!Array.isArray(boards) || boards.length !== 1) {
    return fail('bad-boards', 'A puzzle must have one board.');
  }
  const board = parseBoard(boards[0]);
  return board.ok ? ok({ id: String(id), boards: [board.value] }) : board;
}

/** The puzzle as it stands in a pack; the order of the keys is part of the format. */
export function makePuzzle({ id, boards }: Puzzle<Board>): Json {
  return { id: Number(id), boards: boards.map(({ answer, beans }) => ({ answer, beans })) };
}

/** One move of a saved game. Whether it is legal is for the rules to say. */
export function parseMove(json: unknown): Result<Move> {
  const fields = fieldsOf(json);
  if (!fields) return fail('not-an-object', 'A move must be an object.');
  const { type, country } = fields;
  if (type === 'reveal') return ok({ type });
  if (type !== 'guess') return fail('bad-type', 'A move must be a guess or a hint told.');
  if (!isCode(country)) return fail('unknown-country', 'There is no such country.');
  return ok({ type, country });
}

/** Up to six countries, each once, then `win` or `loss` when the game is over. */
export function parseResult(json: unknown): Result<GuessList> {
  if (!Array.isArray(json) || json.length > MAX_GUESSES + 1) {
    return fail('bad-result', `A result must be a list of at most ${MAX_GUESSES} guesses.`);
  }
  const words: readonly unknown[] = Array.from(json);
  const over = words.at(-1) === 'win' || words.at(-1) === 'loss';
  const guesses = over ? words.slice(0, -1) : words;
  if (!guesses.every(isCode)) {
    return fail('unknown-country', 'A guess must be the code of a country.');
  }
  const least = words.at(-1) === 'loss' ? MAX_GUESSES : over ? 1 : 0;
  if (guesses.length < least || guesses.length > MAX_GUESSES) {
    return fail('bad-count', 'A game is won in one to six guesses and lost in six.');
  }
  if (new Set(guesses).size < guesses.length) {
    return fail('repeated', 'A country can be guessed once only.');
  }
  return ok(words as GuessList);
}

export function makeResult({ boards }: Puzzle<Board>, plays: readonly Play<State>[]): GuessList {
  const { state } = plays[0]!;
  const ending = { playing: [], won: ['win'], lost: ['loss'] }[status(boards[0]!, state)];
  return [...state.guesses, ...ending];
}

// What a result says: the functions below take anything that `parseResult` accepts.

const listOf = (result: Json): GuessList => result as GuessList;

/** Complete when it includes `win` or `loss` (specification, section 4). */
export function isComplete(result: Json): boolean {
  const parsed = parseResult(result);
  return parsed.ok && (parsed.value.includes('win') || parsed.value.includes('loss'));
}

export function isWin(result: Json): boolean {
  return isComplete(result) && listOf(result).at(-1) === 'win';
}

/** The number of guesses; a loss comes after every win. */
export function rank(result: Json): number {
  if (!isComplete(result)) return Number.POSITIVE_INFINITY;
  return isWin(result) ? listOf(result).length - 1 : MAX_GUESSES + 1;
}

/** The guesses as moves. The hints that were told are not part of a result. */
export function movesOf(_board: Board, result: Json): readonly Move[] {
  return listOf(result)
    .filter(isCode)
    .map((country) => ({ type: 'guess', country }));
}
