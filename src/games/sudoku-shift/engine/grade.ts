/** The difficulty of a board in beans (1 to 5), from the steps of its logical solution. */

import type { Size } from '../rules/types.ts';
import { costOf, type Deduction } from './logic.ts';

/**
 * The least mean cost of a solution's steps for a difficulty of 2, 3, 4 and 5 beans, by size. Beans
 * compare boards of one size: a hard Ristretto (size 4) is still faster than an easy Mocha (size
 * 9). Tuned so that about half of the generator's random boards have the wanted difficulty, for
 * each of the five difficulties.
 */
const THRESHOLDS: Readonly<Record<Size, readonly number[]>> = {
  4: [1.25, 1.5, 1.58, 1.8],
  6: [1.5, 1.6, 1.72, 1.95],
  8: [1.62, 1.69, 1.78, 2.0],
  9: [1.67, 1.73, 1.82, 2.02],
};

/** The mean cost of a solution's steps; 0 for none. */
function meanCost(deductions: readonly Deduction[]): number {
  const total = deductions.reduce((sum, deduction) => sum + costOf(deduction), 0);
  return total / Math.max(1, deductions.length);
}

/** The difficulty, 1 to 5, of a board with this solution. */
export function beansFor(size: Size, deductions: readonly Deduction[]): number {
  const cost = meanCost(deductions);
  return 1 + THRESHOLDS[size].filter((threshold) => cost >= threshold).length;
}
