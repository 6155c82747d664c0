/** Royal Family: place everyone in the tree by what the clues tell (design, section 5). */
import type { Game } from '../game.ts';
import { HINT_COST } from '../limits.ts';
import { TIMED } from '../timed.ts';
import { makePuzzle, parseMove, parsePuzzle } from './codec.ts';
import { apply, progress, start, status } from './rules.ts';
import type { Board, Move, State } from './types.ts';

export const game: Game<Board, State, Move> = {
  ...TIMED,
  id: 'royal-family',
  hintCost: HINT_COST,
  reversible: true,
  parsePuzzle,
  parseMove,
  makePuzzle,
  start,
  apply,
  status,
  progress,
  beans: ({ beans }) => beans,
};
