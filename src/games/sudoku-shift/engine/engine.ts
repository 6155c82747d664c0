/** Sudoku Shift's engine: hints, solutions, new boards. */

import { fail, ok } from '../../../lib/result.ts';
import type { Engine } from '../../contract/engine.ts';
import { status } from '../rules/rules.ts';
import { givenAt } from '../rules/standing.ts';
import type { Board, Move, State } from '../rules/types.ts';
import { generate } from './generator.ts';
import { hint } from './hints.ts';
import { solve } from './solver.ts';

/** The state in which every row is home and every blank is filled. */
function solvedState(board: Board): State | null {
  const solution = solve(board);
  if (!solution) return null;
  return {
    slides: solution.slides,
    fills: solution.digits.map((digits, row) =>
      digits.map((digit, cell) => (givenAt(board, row, cell) > 0 ? 0 : digit)),
    ),
    marks: solution.digits.map((digits) => digits.map(() => 0)),
  };
}

export const engine: Engine<Board, State, Move> = {
  hint(board, state) {
    if (status(board, state) === 'won') return fail('finished', 'This board is solved.');
    const step = hint(board, state);
    if (!step) return fail('unsolvable', 'This board has no single solution to lead to.');
    return ok(step);
  },
  solve: solvedState,
  generate,
};
