/**
 * The rules of Geografind: moves, winning and losing.
 *
 * A guess's distance and direction are not part of the state: they follow from the board, and only
 * the views need them (measure.ts).
 */

import { fail, ok, type Result } from '../../../lib/result.ts';
import type { Status } from '../../contract/game.ts';
import { CODES } from '../codes.ts';
import { MAX_GUESSES } from '../results.ts';
import { unseal } from './seal.ts';
import { type Board, CLUES, type Code, type Move, type State } from './types.ts';

/** The country to find on a board. */
export function answerOf(board: Board): Code {
  return unseal(board.answer)!;
}

export function start(_board: Board): State {
  return { guesses: [], revealed: 0 };
}

export function status(board: Board, { guesses }: State): Status {
  if (guesses.includes(answerOf(board))) return 'won';
  return guesses.length < MAX_GUESSES ? 'playing' : 'lost';
}

/** The number of hints that the player's guesses have unlocked so far. */
export function unlocked({ guesses }: State): number {
  return CLUES.filter(({ after }) => guesses.length >= after).length;
}

/** The state after the move, or a problem if the move is illegal; illegal moves cost nothing. */
export function apply(board: Board, state: State, move: Move): Result<State> {
  if (status(board, state) !== 'playing') return fail('finished', 'This puzzle is over.');
  const { guesses, revealed } = state;
  if (move.type === 'reveal') {
    if (revealed < unlocked(state)) return ok({ ...state, revealed: revealed + 1 });
    const next = CLUES[revealed];
    if (!next) return fail('no-more', 'You’ve seen all the hints.');
    return fail('locked', `The next hint comes after guess ${next.after}.`);
  }
  const { country, arrowless } = move;
  if (!CODES.includes(country)) return fail('unknown-country', 'There is no such country.');
  if (guesses.includes(country)) {
    return fail('repeated', 'You’ve already tried this country.');
  }
  if (arrowless && guesses.length > 0) {
    return fail('late', 'You can hide the arrows only before your first guess.');
  }
  return ok({ ...state, guesses: [...guesses, country], ...(arrowless && { arrowless }) });
}

/** The share of guesses used, from 0 to 1; only a finished board reaches 1. */
export function progress(board: Board, state: State): number {
  return status(board, state) === 'playing' ? state.guesses.length / MAX_GUESSES : 1;
}
