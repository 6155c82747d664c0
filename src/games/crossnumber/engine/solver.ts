/**
 * Complete search: elimination, then trial of each digit in the cell with the fewest candidates.
 */

import { bitCount } from '../../../lib/bits.ts';
import { type Lister, type Problem, problemOf } from '../rules/problem.ts';
import type { Board } from '../rules/types.ts';
import {
  copyOf,
  digitsLeft,
  eliminate,
  keepDigits,
  type Position,
  startPosition,
} from './elimination.ts';

/**
 * The most combinations of numbers tried in one step for a link (a clue about several entries); a
 * higher limit would only cost time.
 */
export const REACH = 4000;

interface Search {
  readonly problem: Problem;
  readonly limit: number;
  readonly reach: number;
  readonly found: number[][];
  /**
   * How many more positions the search may examine; a position with long lists counts as several.
   */
  budget: number;
}

/** The unsettled cell with the fewest candidates; null when all are settled. */
function openCell({ grid }: Problem, { masks }: Position): number | null {
  let best: number | null = null;
  let fewest = 11;
  for (const cell of grid.cells) {
    const count = bitCount(masks[cell]!);
    if (count > 1 && count < fewest) {
      best = cell;
      fewest = count;
    }
  }
  return best;
}

/**
 * The total length of a position's lists that takes as long to examine as the rest of the position.
 */
const LONG_LISTS = 30_000;

function effortOf({ lists }: Position): number {
  return 1 + lists.reduce((sum, list) => sum + (list?.length ?? 0), 0) / LONG_LISTS;
}

function search(task: Search, position: Position): void {
  const { problem } = task;
  if (task.budget <= 0) return;
  task.budget -= effortOf(position);
  if (!eliminate(problem, position, task.reach)) return;
  const cell = openCell(problem, position);
  if (cell === null) {
    task.found.push(digitsLeft(problem, position)!);
    return;
  }
  for (let digit = 0; digit < 10; digit++) {
    if (task.found.length >= task.limit || task.budget <= 0) return;
    if (!((position.masks[cell]! >> digit) & 1)) continue;
    const next = copyOf(position);
    keepDigits(problem, next, cell, 1 << digit);
    search(task, next);
  }
}

export interface Outcome {
  /** Each solution's digits by cell, -1 for blocks. */
  readonly found: readonly (readonly number[])[];
  /**
   * Whether the search was exhaustive or reached its limit of solutions; false if it ran out of
   * budget, so that solutions may be missing.
   */
  readonly complete: boolean;
  /** The search budget that is left, as a number of positions. */
  readonly left: number;
}

/**
 * Finds the board's solutions, up to `limit`.
 * @param budget the most positions to examine.
 * @param reach the most combinations of numbers tried for a link; the solutions do not depend on it.
 */
export function firstSolutions(
  problem: Problem,
  limit: number,
  budget: number,
  reach = REACH,
): Outcome {
  const task: Search = { problem, limit, reach, found: [], budget };
  search(task, startPosition(problem));
  const { found, budget: left } = task;
  return { found, complete: left > 0 || found.length >= limit, left };
}

/** Counts the board's solutions, up to `limit`. */
export function countSolutions(board: Board, limit: number): number {
  const problem = problemOf(board);
  const task = { problem, limit, reach: REACH, found: [], budget: Number.POSITIVE_INFINITY };
  if (limit > 0) search(task, startPosition(problem));
  return task.found.length;
}

/**
 * The search budget as a number of positions to examine, which bounds the time for a damaged board;
 * boards in the packs take one position.
 */
const PATIENCE = 400;

/**
 * The solution's digits by cell, -1 for blocks; null unless exactly one solution exists and is
 * found within `PATIENCE`.
 */
export function solve(board: Board): readonly number[] | null {
  return solveProblem(problemOf(board));
}

/** Like `solve`, for a prepared problem. */
export function solveProblem(problem: Problem): readonly number[] | null {
  const task: Search = { problem, limit: 2, reach: REACH, found: [], budget: PATIENCE };
  search(task, startPosition(problem));
  return task.budget > 0 && task.found.length === 1 ? task.found[0]! : null;
}

/** Whether elimination fills the board without trial. */
export function isLogical(board: Board, reach = REACH, list?: Lister): boolean {
  const problem = problemOf(board, list);
  const position = startPosition(problem);
  return eliminate(problem, position, reach) && digitsLeft(problem, position) !== null;
}
