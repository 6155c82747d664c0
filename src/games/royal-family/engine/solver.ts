/**
 * How many ways there are to place everyone: elimination, and where that ends, trying one name on
 * each plate that is left to it. Complete: every way is found, if it is not told to give up.
 */

import { bitCount, lowestBit } from '../../../lib/bits.ts';
import { type Constraint, constraintsOf } from '../rules/constraints.ts';
import type { Board } from '../rules/types.ts';
import { type Beginning, type Candidates, candidatesOf } from './candidates.ts';
import { Elimination } from './logic.ts';

/** By name: its plate. */
export type Solution = readonly number[];

/**
 * How much may still be looked through, in ways of constraints: a count, and no time, so that the
 * same board is told the same everywhere. Below 0 the search was given up. Used up by who is given it.
 */
export interface Patience {
  left: number;
}

const ENDLESS: Patience = { left: Number.POSITIVE_INFINITY };

/** The constraints with those of their ways only that the candidates leave. */
function openWays(
  constraints: readonly Constraint[],
  candidates: Candidates,
): readonly Constraint[] {
  return constraints.map(({ names, ways }) => ({
    names,
    ways: ways.filter((way) => way.every((plate, i) => candidates[names[i]!]! & (1 << plate))),
  }));
}

/** Calls `visit` with every solution until it answers false, or patience is at its end. */
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
 * The first solutions, `limit` at most, for constraints that need not be a whole board's. They are
 * all there are only if there are fewer, and patience is left.
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

/** As `countSolutions`, for constraints that need not be a whole board's. */
export function countWays(
  beginning: Beginning,
  constraints: readonly Constraint[],
  limit: number,
): number {
  let count = 0;
  visitSolutions(candidatesOf(beginning), constraints, { ...ENDLESS }, () => ++count < limit);
  return count;
}

/** The number of solutions, counted up to `limit`, which is at least 1. */
export function countSolutions(board: Board, limit: number): number {
  return countWays(board, constraintsOf(board), limit);
}

/** The solution, or null where there is none or more than one: then nothing leads to it. */
export function solutionOf(board: Board): Solution | null {
  const found = firstWays(board, constraintsOf(board), 2);
  return found.length === 1 ? found[0]! : null;
}
