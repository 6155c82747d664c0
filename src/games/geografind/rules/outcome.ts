/** Converts a played puzzle to a result, and back (results.ts interprets results). */
import type { Play, Puzzle } from '../../contract/game.ts';
import { type GuessList, guessesOf } from '../results.ts';
import { parseMove } from './codec.ts';
import { status } from './rules.ts';
import type { Board, Move, State } from './types.ts';

export function makeResult({ boards }: Puzzle<Board>, plays: readonly Play<State>[]): GuessList {
  const { state } = plays[0]!;
  const ending = { playing: [], won: ['win'], lost: ['loss'] }[status(boards[0]!, state)];
  return [...state.guesses, ...ending];
}

/**
 * Whether a result is that of a game without arrows, which only the moves kept beside it tell: these
 * may be of another result, if two devices have played.
 */
export function isArrowless(result: unknown, kept: readonly unknown[] | undefined): boolean {
  const moves = (kept ?? []).map(parseMove);
  const guesses = moves.map((move) => (move.ok && move.value.type === 'guess' ? move.value : null));
  return (
    guesses[0]?.arrowless === true &&
    guesses.map((guess) => guess?.country).join() === guessesOf(result).join()
  );
}

/** The moves that replay a result: its guesses. Results do not record revealed hints. */
export function movesOf(board: Board, result: unknown, kept?: readonly unknown[]): readonly Move[] {
  const guesses = guessesOf(result);
  const moves = movesTo(board, { guesses, revealed: 0, arrowless: true });
  return isArrowless(result, kept) ? moves : guesses.map((country) => ({ type: 'guess', country }));
}

/** The guesses of a game without arrows; nothing for other games, whose result tells everything. */
export function movesTo(_board: Board, { guesses, arrowless }: State): readonly Move[] {
  if (!arrowless) return [];
  return guesses.map((country, i) => ({ type: 'guess', country, ...(i === 0 && { arrowless }) }));
}
