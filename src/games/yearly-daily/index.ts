/** Yearly Daily: cover the calendar so that only the date stays free (design, section 5). */
import type { Game } from '../game.ts';
import { HINT_COST } from '../limits.ts';
import { makePuzzle, parseMove, parsePuzzle } from './codec.ts';
import { isComplete, makeResult, parseResult, rank } from './result.ts';
import { apply, movesTo, progress, start, status } from './rules.ts';
import type { Board, Move, State } from './types.ts';

export const game: Game<Board, State, Move> = {
  id: 'yearly-daily',
  hintCost: HINT_COST,
  reversible: true,
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
  /** A calendar cannot be lost, so every complete result is a success. */
  isWin: isComplete,
  rank,
  timesOf: (result) => [rank(result)],
  movesTo,
};
