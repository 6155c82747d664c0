/** The result of a puzzle as it was played (result.ts reads what comes of it). */
import type { Play, Puzzle } from '../game.ts';
import type { GuessList } from './result.ts';
import { status } from './rules.ts';
import type { Board, State } from './types.ts';

export function makeResult({ boards }: Puzzle<Board>, plays: readonly Play<State>[]): GuessList {
  const { state } = plays[0]!;
  const ending = { playing: [], won: ['win'], lost: ['loss'] }[status(boards[0]!, state)];
  return [...state.guesses, ...ending];
}
