/** A board as it was read once: what hints and checks of it have in common. */
import { type Problem, problemOf } from '../rules/problem.ts';
import type { Board } from '../rules/types.ts';
import { solveProblem } from './solver.ts';

export interface Reading {
  readonly problem: Problem;
  /** The digits by cell; null for a board that has not exactly one solution. */
  readonly solution: readonly number[] | null;
}

/** The board that was asked about last: questions come in rows, and reading a board takes time. */
let last: { readonly key: string; readonly reading: Reading } | null = null;

export function readingOf(board: Board): Reading {
  const key = JSON.stringify([board.rows, board.clues]);
  if (last?.key !== key) {
    const problem = problemOf(board);
    last = { key, reading: { problem, solution: solveProblem(problem) } };
  }
  return last.reading;
}
