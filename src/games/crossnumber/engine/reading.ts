/** A board's parsed problem and solution, shared by hints and checks. */
import { type Problem, problemOf } from '../rules/problem.ts';
import type { Board } from '../rules/types.ts';
import { solveProblem } from './solver.ts';

export interface Reading {
  readonly problem: Problem;
  /** The digits by cell; null without exactly one solution. */
  readonly solution: readonly number[] | null;
}

/** Caches the last board: reading is slow, and consecutive calls concern the same board. */
let last: { readonly key: string; readonly reading: Reading } | null = null;

export function readingOf(board: Board): Reading {
  const key = JSON.stringify([board.rows, board.clues]);
  if (last?.key !== key) {
    const problem = problemOf(board);
    last = { key, reading: { problem, solution: solveProblem(problem) } };
  }
  return last.reading;
}
