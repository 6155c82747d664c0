/** Geografind: find the country in six guesses (design, section 5). The light part. */
import type { Game } from '../game.ts';
import { makePuzzle, parseMove, parsePuzzle } from './codec.ts';
import { makeResult } from './outcome.ts';
import { isComplete, isWin, movesOf, parseResult, rank } from './result.ts';
import { apply, progress, start, status } from './rules.ts';
import type { Board, Move, State } from './types.ts';

export const game: Game<Board, State, Move> = {
  id: 'geografind',
  /** The hints stand on tiles of its own. */
  hintCost: null,
  /** A guess tells how far it was: that cannot be untold. */
  reversible: false,
  parsePuzzle,
  parseMove,
  parseResult,
  makePuzzle,
  makeResult,
  start,
  apply,
  status,
  progress,
  beans: ({ beans }) => beans,
  isComplete,
  isWin,
  rank,
  timesOf: () => [],
  movesOf,
};
