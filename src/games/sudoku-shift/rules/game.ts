/** Sudoku Shift: slide the rows back and fill the blanks. */
import type { Game } from '../../contract/game.ts';
import { chargedTime, HINT_COST } from '../../shared/limits.ts';
import { results } from '../results.ts';
import { makePuzzle, parseMove, parsePuzzle } from './codec.ts';
import { apply, progress, start, status } from './rules.ts';
import type { Board, Move, State } from './types.ts';

export const game: Game<Board, State, Move> = {
  id: 'sudoku-shift',
  results,
  hintCost: HINT_COST,
  reversible: true,
  parsePuzzle,
  parseMove,
  makePuzzle,
  makeResult: (_puzzle, plays) => plays.map(chargedTime),
  start,
  apply,
  status,
  progress,
  hand: { fill: { ms: 120, at: ['row', 'cell'] } },
  beans: (board) => board.beans,
};
