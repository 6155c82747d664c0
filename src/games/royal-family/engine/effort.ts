/** Rates a board's difficulty by the steps in which the solver's logic places everyone. */

import type { Constraint } from '../rules/constraints.ts';
import type { Board } from '../rules/types.ts';
import { candidatesOf } from './candidates.ts';
import { Elimination } from './logic.ts';
import { costOf } from './ratings.ts';

/**
 * The least effort (summed cost of the solver's steps) for boards of 2, 3, 4 and 5 beans, tuned to
 * the generator's boards.
 */
const THRESHOLDS = [11, 19, 30, 40];

/**
 * A board's effort: the summed cost of the solver's steps; null when elimination does not place
 * everyone.
 */
export function effortOf(
  board: Pick<Board, 'plates' | 'names'>,
  constraints: readonly Constraint[],
): number | null {
  const elimination = new Elimination(candidatesOf(board), constraints);
  const steps = elimination.run();
  if (!elimination.isSolved) return null;
  return steps.reduce((sum, step) => sum + costOf(step), 0);
}

/** The difficulty in beans, from 1 to 5, for an effort. */
export function beansFor(effort: number): number {
  return 1 + THRESHOLDS.filter((threshold) => effort >= threshold).length;
}
