/** Crossnumber: a weekly crossword of numbers (design, section 5). */
import type { Game } from '../game.ts';
import { HINT_COST } from '../limits.ts';
import { TIMED } from '../timed.ts';
import { makePuzzle, parseMove, parsePuzzle } from './codec.ts';
import { apply, progress, start, status } from './rules.ts';
import type { Board, Move, State } from './types.ts';

export const game: Game<Board, State, Move> = {
  id: 'crossnumber',
  hintCost: HINT_COST,
  reversible: true,
  parsePuzzle,
  parseMove,
  makePuzzle,
  ...TIMED,
  start,
  apply,
  status,
  progress,
  beans: (board) => board.beans,
};
