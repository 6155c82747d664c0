/**
 * Royal Family's implementation of the contract of rules (contract/game.ts): the player places
 * every name in a family tree by the clues.
 */
import type { Game } from '../../contract/game.ts';
import { HINT_COST } from '../../shared/limits.ts';
import { makeTimedResult } from '../../shared/timedPlay.ts';
import { results } from '../results.ts';
import { makePuzzle, parseMove, parsePuzzle } from './codec.ts';
import { apply, progress, start, status } from './rules.ts';
import type { Board, Move, State } from './types.ts';

export const game: Game<Board, State, Move> = {
  id: 'royal-family',
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
  parts: ({ plates }) => plates.length,
  hand: { place: { ms: 200, at: ['plate'] } },
  beans: ({ beans }) => beans,
};
