/** The next step by logic. */
import type { Hint } from '../game.ts';
import type { Board, Focus, Move, State } from './types.ts';

export function hint(_board: Board, _state: State): Hint<Move, Focus> | null {
  return null;
}
