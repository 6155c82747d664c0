/** Geografind: find the country in six guesses. The light part. */
import type { Game } from '../../contract/game.ts';
import { results } from '../results.ts';
import { makePuzzle, parseMove, parsePuzzle } from './codec.ts';
import { makeResult, movesOf } from './outcome.ts';
import { apply, progress, start, status } from './rules.ts';
import type { Board, Move, State } from './types.ts';

export const game: Game<Board, State, Move> = {
  id: 'geografind',
  results,
  /** The hints stand on tiles of its own. */
  hintCost: null,
  /** A guess tells how far it was: that cannot be untold. */
  reversible: false,
  parsePuzzle,
  parseMove,
  makePuzzle,
  makeResult,
  start,
  apply,
  status,
  progress,
  hand: { guess: { ms: 200, at: ['country'] } },
  beans: ({ beans }) => beans,
  movesOf,
};
