/** Sudoku Shift at the command line. */
import { SCHEDULES } from '../../src/daily/schedules.ts';
import { parseBoard } from '../../src/games/sudoku-shift/codec.ts';
import { engine } from '../../src/games/sudoku-shift/engine.ts';
import { game } from '../../src/games/sudoku-shift/index.ts';
import {
  countSolutions,
  isLogical,
  type Solution,
  solve,
} from '../../src/games/sudoku-shift/solver.ts';
import type { Board, Move, State } from '../../src/games/sudoku-shift/types.ts';
import { fail, ok } from '../../src/lib/result.ts';
import type { Toolkit, Verdict } from './toolkit.ts';

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

export const sudokuShift: Toolkit<Board, State, Move> = {
  game,
  engine,
  schedule: SCHEDULES['sudoku-shift'],
  parseBoard,
  solve(board) {
    const solution = solve(board);
    if (!solution) return fail('not-unique', 'The board does not have exactly one solution.');
    return ok({ slides: solution.slides, rows: finishedRows(solution) });
  },
  verify,
};
