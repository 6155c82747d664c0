/** Geografind's engine: hints, solutions, new puzzles. */
import type { Engine } from '../../contract/engine.ts';
import { answerOf } from '../rules/rules.ts';
import type { Board, Move, State } from '../rules/types.ts';
import { generate } from '../world/targets.ts';
import { hint } from './hints.ts';

export const engine: Engine<Board, State, Move> = {
  hint,
  solve: (board) => ({ guesses: [answerOf(board)], revealed: 0 }),
  generate,
};
