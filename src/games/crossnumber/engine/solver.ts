/** Complete search: elimination first, then a cell with few digits left is tried with each. */

import { bitCount } from '../../../lib/bits.ts';
import { type Problem, problemOf } from '../rules/problem.ts';
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
const REACH = 4000;

interface Search {
  readonly problem: Problem;
  readonly limit: number;
  readonly found: number[][];
  /** How many positions may still be looked at. */
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

function search(task: Search, position: Position): void {
  const { problem } = task;
  if (task.budget-- <= 0 || !eliminate(problem, position, REACH)) return;
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
export function isLogical(board: Board, reach = REACH): boolean {
  const problem = problemOf(board);
  const position = startPosition(problem);
  return eliminate(problem, position, reach) && digitsLeft(problem, position) !== null;
}
