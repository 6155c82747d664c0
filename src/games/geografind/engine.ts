/** Geografind's engine: hints, solutions, new puzzles. */
import type { Engine } from '../game.ts';
import { hint } from './hints.ts';
import { answerOf } from './rules.ts';
import { generate } from './targets.ts';
import type { Board, Move, State } from './types.ts';

export const engine: Engine<Board, State, Move> = {
  hint: hint as unknown as Engine<Board, State, Move>['hint'],
  solve: (board) => ({ guesses: [answerOf(board)], revealed: 0 }),
  generate,
};
