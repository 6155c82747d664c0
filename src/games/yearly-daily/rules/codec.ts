/**
 * Parses and writes the game's puzzles and moves.
 *
 * A puzzle's JSON is `{ id: "2026-11-20", boards: [one board] }`, a board's is the `Board` itself.
 * The parsers accept any value, return fresh values that hold the known fields only, and never read
 * an inherited property.
 */

import type { Json } from '../../../lib/json.ts';
import { fieldsOf, isWhole } from '../../../lib/reading.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import type { Puzzle } from '../../contract/game.ts';
import { PIECES } from './pieces.ts';
import { type Board, MOST_WORDS, type Move } from './types.ts';

const MOST_SOLUTIONS = 1_000_000;

/** The number of days in a month, in a leap year when no year is given. */
function daysIn(month: number, year = 2000): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Parses a single board. */
export function parseBoard(json: unknown): Result<Board> {
  const fields = fieldsOf(json);
  if (!fields) return fail('not-an-object', 'A board must be an object.');
  const { month, day, solutions, beans, words } = fields;
  if (!isWhole(month, 1, 12)) return fail('bad-month', 'The month must be a number from 1 to 12.');
  if (!isWhole(day, 1, daysIn(month))) {
    return fail('bad-day', `The day must be a number from 1 to ${daysIn(month)} in this month.`);
  }
  if (!isWhole(solutions, 1, MOST_SOLUTIONS)) {
    return fail('bad-solutions', 'The number of solutions must be at least 1.');
  }
  if (!isWhole(beans, 1, 5)) return fail('bad-beans', 'The difficulty must be 1 to 5 beans.');
  if (words !== undefined && !isLine(words)) {
    return fail(
      'bad-words',
      `The line for the day must be a single line of up to ${MOST_WORDS} characters.`,
    );
  }
  return ok({ month, day, solutions, beans, ...(words !== undefined && { words }) });
}

/**
 * Whether the words of the day are one trimmed, non-empty line. Rejects lone surrogates, which the
 * database would alter.
 */
function isLine(words: unknown): words is string {
  if (typeof words !== 'string' || words.length > MOST_WORDS) return false;
  return words.trim() === words && words.length > 0 && !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(words);
}

/** Parses a daily puzzle: its date and the one board. */
export function parsePuzzle(json: unknown): Result<Puzzle<Board>> {
  const fields = fieldsOf(json);
  if (!fields) return fail('not-an-object', 'A puzzle must be an object.');
  const { id, boards } = fields;
  const date = typeof id === 'string' ? /^(\d{4})-(\d\d)-(\d\d)$/.exec(id) : null;
  if (!date) return fail('bad-id', 'The id of a puzzle must be a date such as 2026-11-20.');
  const [year, month, day] = date.slice(1).map(Number) as [number, number, number];
  if (!Array.isArray(boards) || boards.length !== 1) {
    return fail('bad-boards', 'A puzzle must have one board.');
  }
  const board = parseBoard(boards[0]);
  if (!board.ok) return board;
  if (board.value.month !== month || board.value.day !== day || day > daysIn(month, year)) {
    return fail('bad-date', 'The board must match the date in the id.');
  }
  return ok({ id: date[0], boards: [board.value] });
}

/** The puzzle as JSON for the packs of daily puzzles, always with the same order of keys. */
export function makePuzzle({ id, boards }: Puzzle<Board>): Json {
  return {
    id,
    boards: boards.map(({ month, day, solutions, beans, words }) => ({
      ...{ month, day, solutions, beans },
      ...(words !== undefined && { words }),
    })),
  };
}

/** Parses a saved game's move; the rules check whether it is legal. */
export function parseMove(json: unknown): Result<Move> {
  const fields = fieldsOf(json);
  if (!fields) return fail('not-an-object', 'A move must be an object.');
  const { type, piece, orientation, row, col } = fields;
  if (!isWhole(piece, 0, PIECES.length - 1)) {
    return fail('bad-piece', 'A move must name a piece from 0 to 7.');
  }
  if (type === 'lift') return ok({ type, piece });
  if (type !== 'place') return fail('bad-type', 'A move must be a place or a lift.');
  if (!isWhole(orientation, 0, 7) || !isWhole(row, 0, 6) || !isWhole(col, 0, 6)) {
    return fail(
      'bad-place',
      'A piece’s orientation must be from 0 to 7, and its row and column from 0 to 6.',
    );
  }
  return ok({ type, piece, orientation, row, col });
}
