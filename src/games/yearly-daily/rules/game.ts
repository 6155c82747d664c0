/** Yearly Daily: cover the calendar so that only the date stays free. */
import type { Game } from '../../contract/game.ts';
import { HINT_COST } from '../../shared/limits.ts';
import { results } from '../results.ts';
import { makePuzzle, parseMove, parsePuzzle } from './codec.ts';
import { makeResult } from './outcome.ts';
import { apply, movesTo, progress, start, status } from './rules.ts';
import type { Board, Move, State } from './types.ts';

export const game: Game<Board, State, Move> = {
  id: 'yearly-daily',
  results,
  hintCost: HINT_COST,
  reversible: true,
  isFixed: true,
  parsePuzzle,
  parseMove,
  makePuzzle,
  makeResult,
  start,
  apply,
  status,
  progress,
  hand: { place: { ms: 200, at: ['piece'] } },
  beans: ({ beans }) => beans,
  hasWays: true,
  movesTo,
};
