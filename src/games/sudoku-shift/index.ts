/** Sudoku Shift: slide the rows back and fill the blanks (design, section 5). */
import type { Game } from '../game.ts';
import { HINT_COST } from '../limits.ts';
import { makePuzzle, parseMove, parsePuzzle } from './codec.ts';
import { isComplete, makeResult, parseResult, rank, timesOf } from './result.ts';
import { apply, progress, start, status } from './rules.ts';
import type { Board, Move, State } from './types.ts';

export const game: Game<Board, State, Move> = {
  id: 'sudoku-shift',
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
  beans: (board) => board.beans,
  isComplete,
  /** A board cannot be lost, so every complete result is a success. */
  isWin: isComplete,
  rank,
  timesOf,
};
