/** Geografind's engine: hints, solutions, new puzzles. */
import type { Json } from '../../../lib/json.ts';
import { ok } from '../../../lib/result.ts';
import type { Engine } from '../../contract/engine.ts';
import { type HintInTwo, hintInTwo } from '../../shared/hintInTwo.ts';
import { answerOf } from '../rules/rules.ts';
import type { Board, Move, State } from '../rules/types.ts';
import { hint } from './hints.ts';
import { generate } from './targets.ts';

export const engine: Engine<Board, State, Move> = {
  hint(board, state) {
    const step = hint(board, state);
    return step.ok
      ? ok(hintInTwo<Move, Json>(step.value as unknown as HintInTwo<Move, Json>))
      : step;
  },
  solve: (board) => ({ guesses: [answerOf(board)], revealed: 0 }),
  generate,
};
