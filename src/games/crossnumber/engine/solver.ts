/** Complete search: elimination first, then a cell with few digits left is tried with each. */

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

/** Ways to put a link's numbers together that are tried in one step; more only cost time. */
export const REACH = 4000;

interface Search {
  readonly problem: Problem;
  readonly limit: number;
  readonly found: number[][];
  /** How many positions may still be looked at; one with long lists counts as several. */
  budget: number;
}

/** The unsettled cell with the fewest digits left; null when all are settled. */
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

/** Numbers in lists that take about as long as the rest of a position. */
const LONG_LISTS = 30_000;

function effortOf({ lists }: Position): number {
  return 1 + lists.reduce((sum, list) => sum + (list?.length ?? 0), 0) / LONG_LISTS;
}

function search(task: Search, position: Position): void {
  const { problem } = task;
  if (task.budget <= 0) return;
  task.budget -= effortOf(position);
  if (!eliminate(problem, position, REACH)) return;
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
  /** The digits by cell, -1 for blocks. */
  readonly found: readonly (readonly number[])[];
  /** Whether the search came to its end; false where there may be more than was found. */
  readonly complete: boolean;
  /** What is left of the budget. */
  readonly left: number;
}

/**
 * The first ways to fill the board, up to `limit`.
 * @param budget positions that may be looked at.
 */
export function firstSolutions(problem: Problem, limit: number, budget: number): Outcome {
  const task: Search = { problem, limit, found: [], budget };
  search(task, startPosition(problem));
  const { found, budget: left } = task;
  return { found, complete: left > 0 || found.length >= limit, left };
}

/** Counts the ways to fill the board, up to `limit`. */
export function countSolutions(board: Board, limit: number): number {
  const problem = problemOf(board);
  const task = { problem, limit, found: [], budget: Number.POSITIVE_INFINITY };
  if (limit > 0) search(task, startPosition(problem));
  return task.found.length;
}

/**
 * Positions that are looked at before a board is given up: those of the packs take one. It bounds
 * the time that a damaged board can cost.
 */
const PATIENCE = 400;

/** The digits by cell, -1 for blocks; null unless there is exactly one solution, found in time. */
export function solve(board: Board): readonly number[] | null {
  return solveProblem(problemOf(board));
}

/** The same for a board that was made ready already. */
export function solveProblem(problem: Problem): readonly number[] | null {
  const task: Search = { problem, limit: 2, found: [], budget: PATIENCE };
  search(task, startPosition(problem));
  return task.budget > 0 && task.found.length === 1 ? task.found[0]! : null;
}

/** Whether elimination alone, without trying anything, fills the board. */
export function isLogical(board: Board, reach = REACH, list?: Lister): boolean {
  const problem = problemOf(board, list);
  const position = startPosition(problem);
  return eliminate(problem, position, reach) && digitsLeft(problem, position) !== null;
}
