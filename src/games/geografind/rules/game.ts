/**
 * Geografind: find the country in six guesses. This part has no world data, so that it loads fast.
 */
import type { Game } from '../../contract/game.ts';
import { results } from '../results.ts';
import { makePuzzle, parseMove, parsePuzzle } from './codec.ts';
import { makeResult, movesOf, movesTo } from './outcome.ts';
import { apply, progress, start, status } from './rules.ts';
import type { Board, Move, State } from './types.ts';

export const game: Game<Board, State, Move> = {
  id: 'geografind',
  results,
  /** The app's own hints are off: Geografind has hint tiles, which cost nothing. */
  hintCost: null,
  /** A guess reveals its distance, so it cannot be undone. */
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
  movesTo,
};
