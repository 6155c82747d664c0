/** How hard a board is, from the steps by which the logic places everyone. */

import { type Constraint, constraintsOf } from '../rules/constraints.ts';
import type { Board } from '../rules/types.ts';
import { candidatesOf } from './candidates.ts';
import { Elimination } from './logic.ts';
import { costOf } from './ratings.ts';

/** From how much effort a board has 2, 3, 4 and 5 beans; set by what the generator makes. */
const THRESHOLDS = [11, 19, 30, 40];

/** The cost of all steps together; null where elimination does not place everyone. */
export function effortOf(
  board: Pick<Board, 'plates' | 'names'>,
  constraints: readonly Constraint[],
): number | null {
  const elimination = new Elimination(candidatesOf(board), constraints);
  const steps = elimination.run();
  if (!elimination.isSolved) return null;
  return steps.reduce((sum, step) => sum + costOf(step), 0);
}

/** 1 to 5. */
export function beansFor(effort: number): number {
  return 1 + THRESHOLDS.filter((threshold) => effort >= threshold).length;
}

/** The beans of a board, or null where elimination does not solve it. */
export function gradeOf(board: Board): number | null {
  const effort = effortOf(board, constraintsOf(board));
  return effort === null ? null : beansFor(effort);
}
