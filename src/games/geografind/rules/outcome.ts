/** Converts a played puzzle to a result, and back (results.ts interprets results). */
import type { Play, Puzzle } from '../../contract/game.ts';
import { type GuessList, guessesOf } from '../results.ts';
import { status } from './rules.ts';
import type { Board, Move, State } from './types.ts';

export function makeResult({ boards }: Puzzle<Board>, plays: readonly Play<State>[]): GuessList {
  const { state } = plays[0]!;
  const ending = { playing: [], won: ['win'], lost: ['loss'] }[status(boards[0]!, state)];
  return [...state.guesses, ...ending];
}

/** The moves that replay a result: its guesses. Results do not record revealed hints. */
export function movesOf(_board: Board, result: unknown): readonly Move[] {
  return guessesOf(result).map((country) => ({ type: 'guess', country }));
}
