/** Sudoku Shift: slide the rows back and fill the blanks (design, section 5). */
import type { Game } from '../game.ts';
import { makePuzzle, makeResult, parseMove, parsePuzzle, parseResult } from './codec.ts';
import { apply, progress, start, status } from './rules.ts';
import { isComplete, rank, share, timesOf } from './share.ts';
import type { Board, Move, State } from './types.ts';

export const game: Game<Board, State, Move> = {
  id: 'sudoku-shift',
  parsePuzzle,
  parseMove,
  parseResult,
  makePuzzle,
  makeResult,
  start,
  apply,
  status,
  progress,
  isComplete,
  /** A board cannot be lost, so every complete result is a success. */
  isWin: isComplete,
  rank,
  timesOf,
  share,
};
