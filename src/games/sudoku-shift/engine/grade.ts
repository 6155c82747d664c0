/** How hard a board is, from the steps by which the logic solves it. */

import type { Size } from '../rules/types.ts';
import { costOf, type Deduction } from './logic.ts';

/**
 * From which mean cost of a step on a board of each size has 2, 3, 4 and 5 beans. A strong
 * Ristretto is still quicker drunk than a mild Mocha: beans compare boards of one size. Set so
 * that the generator's five recipes each meet their own beans about as often as not.
 */
const THRESHOLDS: Readonly<Record<Size, readonly number[]>> = {
  4: [1.25, 1.5, 1.58, 1.8],
  6: [1.5, 1.6, 1.72, 1.95],
  8: [1.62, 1.69, 1.78, 2.0],
  9: [1.67, 1.73, 1.82, 2.02],
};

/** The mean cost of the steps; 0 for none. */
function meanCost(deductions: readonly Deduction[]): number {
  const total = deductions.reduce((sum, deduction) => sum + costOf(deduction), 0);
  return total / Math.max(1, deductions.length);
}

/** 1 to 5. */
export function beansFor(size: Size, deductions: readonly Deduction[]): number {
  const cost = meanCost(deductions);
  return 1 + THRESHOLDS[size].filter((threshold) => cost >= threshold).length;
}
