/** Sudoku Shift's adapter for the project's command-line tools. */

import { fail, ok } from '../../lib/result.ts';
import type { Toolkit, Verdict } from '../contract/toolkit.ts';
import { engine } from './engine/engine.ts';
import { isSlipped, judge } from './engine/judge.ts';
import { isLogical, type Solution, solve } from './engine/solver.ts';
import { parseBoard } from './rules/codec.ts';
import { game } from './rules/game.ts';
import type { Board, Move, State } from './rules/types.ts';

/** The digits of the solved board, row by row. */
function finishedRows({ slides, digits }: Solution): string[] {
  return digits.map((row, r) => {
    const size = row.length;
    return row.map((_, column) => row[(column + size - slides[r]!) % size]).join('');
  });
}

/**
 * The verdict on a board. In the verdict's `report`, `slipped` tells whether every row that is not
 * pinned is displayed out of its home position; it is null unless the board has exactly one
 * solution.
 */
function verify(board: Board): Verdict {
  const { solutions, complaints } = judge(board);
  const unique = solutions === 1;
  const solution = unique ? solve(board) : null;
  return {
    good: complaints.length === 0,
    report: {
      unique,
      logical: isLogical(board),
      slipped: solution && isSlipped(board, solution),
    },
    complaint: complaints.join(' '),
  };
}

export const toolkit: Toolkit<Board, State, Move> = {
  game,
  engine,
  parseBoard,
  solve(board) {
    const solution = solve(board);
    if (!solution) return fail('not-unique', 'The board does not have exactly one solution.');
    return ok({ slides: solution.slides, rows: finishedRows(solution) });
  },
  verify,
  counts: ({ rows, pinned }) =>
    Object.fromEntries(
      rows.flatMap((row, i) => [
        [`blanks ${i}`, row.split('.').length - 1],
        [`pinned ${i}`, Number(pinned.includes(i))],
      ]),
    ),
  robot: {
    scribble({ size }, _state, rng) {
      const [row, cell] = [rng.below(size), rng.below(size)];
      return { type: 'mark', row, cell, digit: 1 + rng.below(size) };
    },
  },
};
