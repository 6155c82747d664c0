/**
 * How many ways there are to place everyone: elimination, and where that ends, trying one name on
 * each plate that is left to it. Complete: every way is found.
 */

import { bitCount, lowestBit } from '../../../lib/bits.ts';
import { type Constraint, constraintsOf } from '../rules/constraints.ts';
import type { Board } from '../rules/types.ts';
import { type Beginning, type Candidates, candidatesOf } from './candidates.ts';
import { Elimination } from './logic.ts';

/** By name: its plate. */
export type Solution = readonly number[];

/** Calls `visit` with every solution until it answers false. */
function visitSolutions(
  candidates: Candidates,
  constraints: readonly Constraint[],
  visit: (solution: Solution) => boolean,
): boolean {
  const elimination = new Elimination(candidates, constraints);
  elimination.run();
  if (!elimination.consistent) return true;
  let narrowest = -1;
  for (const [name, bits] of candidates.entries()) {
    const count = bitCount(bits);
    if (count > 1 && (narrowest < 0 || count < bitCount(candidates[narrowest]!))) narrowest = name;
  }
  if (narrowest < 0) return visit(Array.from(candidates, lowestBit));
  for (let rest = candidates[narrowest]!; rest !== 0; rest &= rest - 1) {
    const tried = candidates.slice();
    tried[narrowest] = rest & -rest;
    if (!visitSolutions(tried, constraints, visit)) return false;
  }
  return true;
}

/** As `countSolutions`, for constraints that need not be a whole board's. */
export function countWays(
  beginning: Beginning,
  constraints: readonly Constraint[],
  limit: number,
): number {
  let count = 0;
  visitSolutions(candidatesOf(beginning), constraints, () => ++count < limit);
  return count;
}

/** The number of solutions, counted up to `limit`, which is at least 1. */
export function countSolutions(board: Board, limit: number): number {
  return countWays(board, constraintsOf(board), limit);
}

/** The solution, or null where there is none or more than one: then nothing leads to it. */
export function solutionOf(board: Board): Solution | null {
  const found: Solution[] = [];
  visitSolutions(candidatesOf(board), constraintsOf(board), (solution) => {
    found.push(solution);
    return found.length < 2;
  });
  return found.length === 1 ? found[0]! : null;
}
