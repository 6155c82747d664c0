/**
 * Counts a board's solutions: elimination, then trying a name on each of its possible plates. The
 * search is complete unless it reaches its work limit (`Patience`).
 */

import { bitCount, lowestBit } from '../../../lib/bits.ts';
import { type Constraint, constraintsOf } from '../rules/constraints.ts';
import type { Board } from '../rules/types.ts';
import { type Beginning, type Candidates, candidatesOf } from './candidates.ts';
import { Elimination } from './logic.ts';

/** A board's solution: the plate of each name. */
export type Solution = readonly number[];

/**
 * The solver's remaining work, counted in placings of a clue's names rather than in time, so that a
 * board gets the same answer everywhere. The search decrements it in place, and gives up below 0.
 */
export interface Patience {
  left: number;
}

const ENDLESS: Patience = { left: Number.POSITIVE_INFINITY };

/** Drops the placings of each clue's names that the candidates exclude. */
function openWays(
  constraints: readonly Constraint[],
  candidates: Candidates,
): readonly Constraint[] {
  return constraints.map(({ names, ways }) => ({
    names,
    ways: ways.filter((way) => way.every((plate, i) => candidates[names[i]!]! & (1 << plate))),
  }));
}

/**
 * Calls `visit` for each solution; stops and returns false once `visit` returns false or the work
 * limit (`patience`) is reached.
 */
function visitSolutions(
  candidates: Candidates,
  constraints: readonly Constraint[],
  patience: Patience,
  visit: (solution: Solution) => boolean,
): boolean {
  patience.left -= constraints.reduce((sum, { ways }) => sum + ways.length, 1);
  if (patience.left < 0) return false;
  const elimination = new Elimination(candidates, constraints);
  elimination.run();
  if (!elimination.consistent) return true;
  let narrowest = -1;
  for (const [name, bits] of candidates.entries()) {
    const count = bitCount(bits);
    if (count > 1 && (narrowest < 0 || count < bitCount(candidates[narrowest]!))) narrowest = name;
  }
  if (narrowest < 0) return visit(Array.from(candidates, lowestBit));
  const open = openWays(constraints, candidates);
  for (let rest = candidates[narrowest]!; rest !== 0; rest &= rest - 1) {
    const tried = candidates.slice();
    tried[narrowest] = rest & -rest;
    if (!visitSolutions(tried, open, patience, visit)) return false;
  }
  return true;
}

/**
 * Returns the first solutions, `limit` at most; the constraints may be only some of the board's.
 * The list is complete only if it is shorter than `limit` and the work limit (`patience`) was not
 * reached.
 */
export function firstWays(
  beginning: Beginning,
  constraints: readonly Constraint[],
  limit: number,
  patience: Patience = { ...ENDLESS },
): readonly Solution[] {
  const found: Solution[] = [];
  visitSolutions(
    candidatesOf(beginning),
    constraints,
    patience,
    (solution) => found.push(solution) < limit,
  );
  return found;
}

/**
 * The number of solutions, counted up to `limit`, for constraints that may be only some of a
 * board's.
 */
export function countWays(
  beginning: Beginning,
  constraints: readonly Constraint[],
  limit: number,
): number {
  let count = 0;
  visitSolutions(candidatesOf(beginning), constraints, { ...ENDLESS }, () => ++count < limit);
  return count;
}

/** The board's number of solutions, counted up to `limit`, which is at least 1. */
export function countSolutions(board: Board, limit: number): number {
  return countWays(board, constraintsOf(board), limit);
}

/** Returns the board's only solution; null when there is none or several. */
export function solutionOf(board: Board): Solution | null {
  const found = firstWays(board, constraintsOf(board), 2);
  return found.length === 1 ? found[0]! : null;
}
