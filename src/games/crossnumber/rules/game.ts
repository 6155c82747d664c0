/** Crossnumber: a weekly crossword of numbers. */
import type { Game } from '../../contract/game.ts';
import { HINT_COST } from '../../shared/limits.ts';
import { makeTimedResult } from '../../shared/timedPlay.ts';
import { results } from '../results.ts';
import { makePuzzle, parseMove, parsePuzzle } from './codec.ts';
import { apply, progress, start, status } from './rules.ts';
import { type Board, EMPTY, type Move, type State } from './types.ts';

export const game: Game<Board, State, Move> = {
  id: 'crossnumber',
  results,
  hintCost: HINT_COST,
  reversible: true,
  parsePuzzle,
  parseMove,
  makePuzzle,
  makeResult: makeTimedResult,
  start,
  apply,
  status,
  progress,
  checks: { isVerdict: ({ type }) => type === 'check' },
  isHinted: (move) => move.type === 'write' && move.digits.some((digit) => digit !== EMPTY),
  hand: {
    enter: { ms: 60, at: ['cell'] },
    fill: { ms: 200, at: ['entry'] },
    write: { ms: 60, at: ['cells'] },
  },
  beans: (board) => board.beans,
};
