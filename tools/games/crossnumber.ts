/** Crossnumber at the command line. */
import { SCHEDULES } from '../../src/daily/schedules.ts';
import { parseBoard } from '../../src/games/crossnumber/codec.ts';
import { engine } from '../../src/games/crossnumber/engine.ts';
import { gridOf, numberAt } from '../../src/games/crossnumber/grid.ts';
import { game } from '../../src/games/crossnumber/index.ts';
import { isConnected, isSymmetric } from '../../src/games/crossnumber/pattern.ts';
import { clueText } from '../../src/games/crossnumber/sentences.ts';
import { countSolutions, isLogical, solve } from '../../src/games/crossnumber/solver.ts';
import type { Board, Move, State } from '../../src/games/crossnumber/types.ts';
import { fail, ok } from '../../src/lib/result.ts';
import type { Toolkit, Verdict } from './toolkit.ts';

function verify(board: Board): Verdict {
  const solutions = countSolutions(board, 2);
  const unique = solutions === 1;
  const logical = isLogical(board);
  const symmetric = isSymmetric(board.rows);
  const connected = isConnected(gridOf(board.rows));
  const complaint = !unique
    ? `The board has ${solutions === 0 ? 'no solution' : 'more than one solution'}.`
    : !logical
      ? 'The board cannot be solved by elimination alone.'
      : !symmetric
        ? 'The grid is not symmetric.'
        : !connected
          ? 'The grid falls apart.'
          : '';
  return {
    good: complaint === '',
    report: { unique, logical, symmetric, connected },
    complaint,
  };
}

/** The rows with their digits, and by entry the number and the clue. */
export const crossnumber: Toolkit<Board, State, Move> = {
  game,
  engine,
  schedule: SCHEDULES.crossnumber,
  parseBoard,
  solve(board) {
    const digits = solve(board);
    if (!digits) return fail('not-unique', 'The board does not have exactly one solution.');
    const { size, entries } = gridOf(board.rows);
    const rows = board.rows.map((row, r) =>
      Array.from(row, (cell, c) => (cell === '#' ? '#' : digits[r * size + c])).join(''),
    );
    const numbers = entries.map(({ id, cells }) => {
      const clue = board.clues[id];
      return `${id} ${numberAt(digits, cells)}: ${clue ? clueText(clue) : 'follows from the others'}`;
    });
    return ok({ rows, entries: numbers });
  },
  verify,
};
