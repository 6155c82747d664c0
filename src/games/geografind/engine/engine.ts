/** Geografind's engine: hints, solutions, new puzzles. */
import type { Engine } from '../../contract/engine.ts';
import { answerOf } from '../rules/rules.ts';
import type { Board, Move, State } from '../rules/types.ts';
import { hint } from './hints.ts';
import { generate } from './targets.ts';

export const engine: Engine<Board, State, Move> = {
  hint,
  solve: (board) => ({ guesses: [answerOf(board)], revealed: 0 }),
  generate,
};
