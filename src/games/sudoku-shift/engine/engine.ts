/** Sudoku Shift's engine: hints, solutions, new boards. */

import { fail, ok } from '../../../lib/result.ts';
import type { Engine } from '../../contract/engine.ts';
import { status } from '../rules/rules.ts';
import type { Board, Move, State } from '../rules/types.ts';
import { generate } from './generator.ts';
import { hint } from './hints.ts';
import { lookOf } from './look.ts';
import { wonState } from './solution.ts';
import { solve } from './solver.ts';

export const engine: Engine<Board, State, Move> = {
  hint(board, state) {
    if (status(board, state) === 'won') return fail('finished', 'This board is solved.');
    const step = hint(board, state);
    if (!step)
      return fail(
        'unsolvable',
        'This board doesn’t have exactly one solution, so there’s no hint for it.',
      );
    return ok({ ...step, look: step.look ?? lookOf(board, step) });
  },
  solve(board) {
    const solution = solve(board);
    return solution && wonState(board, solution);
  },
  generate,
};
