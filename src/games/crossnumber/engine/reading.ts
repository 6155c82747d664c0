/** A board prepared for elimination (`Problem`), with its solution, for hints and checks. */
import { type Problem, problemOf } from '../rules/problem.ts';
import type { Board } from '../rules/types.ts';
import { solveProblem } from './solver.ts';

export interface Reading {
  readonly problem: Problem;
  /** The solution's digits by cell; null if the board does not have exactly one solution. */
  readonly solution: readonly number[] | null;
}

/**
 * The last board's reading, cached: making one is slow, and consecutive calls concern the same
 * board.
 */
let last: { readonly key: string; readonly reading: Reading } | null = null;

export function readingOf(board: Board): Reading {
  const key = JSON.stringify([board.rows, board.clues]);
  if (last?.key !== key) {
    const problem = problemOf(board);
    last = { key, reading: { problem, solution: solveProblem(problem) } };
  }
  return last.reading;
}
