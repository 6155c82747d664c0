/** Sudoku Shift at the command line. */

import { fail, ok } from '../../lib/result.ts';
import type { Toolkit, Verdict } from '../contract/toolkit.ts';
import { engine } from './engine/engine.ts';
import { countSolutions, isLogical, type Solution, solve } from './engine/solver.ts';
import { parseBoard } from './rules/codec.ts';
import { game } from './rules/game.ts';
import type { Board, Move, State } from './rules/types.ts';

/** The finished rows as they stand in the frame. */
function finishedRows({ slides, digits }: Solution): string[] {
  return digits.map((row, r) => {
    const size = row.length;
    return row.map((_, column) => row[(column + size - slides[r]!) % size]).join('');
  });
}

/** Whether every row that is not pinned has really slipped; null without a single solution. */
function isSlipped(board: Board, solution: Solution | null): boolean | null {
  if (!solution) return null;
  return solution.slides.every((slide, row) => slide !== 0 || board.pinned.includes(row));
}

function verify(board: Board): Verdict {
  const solutions = countSolutions(board, 2);
  const unique = solutions === 1;
  const logical = isLogical(board);
  const slipped = isSlipped(board, unique ? solve(board) : null);
  const complaint = unique
    ? !logical
      ? 'The board cannot be solved by the named techniques alone.'
      : slipped === false
        ? 'A row that is not pinned has not slipped.'
        : ''
    : `The board has ${solutions === 0 ? 'no solution' : 'more than one solution'}.`;
  return { good: complaint === '', report: { unique, logical, slipped }, complaint };
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
  scribble({ size }, _state, rng) {
    const [row, cell] = [rng.below(size), rng.below(size)];
    return { type: 'mark', row, cell, digit: 1 + rng.below(size) };
  },
  // What somebody in practice needs for the four boards.
};
