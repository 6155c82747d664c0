/** The difficulty of a board in beans (1 to 5), from the steps of its logical solution. */

import type { Size } from '../rules/types.ts';
import { costOf, type Deduction } from './logic.ts';

/**
 * The least total cost of a solution's steps for a difficulty of 2, 3, 4 and 5 beans, by size. Beans
 * compare boards of one size: a hard Ristretto (size 4) is still faster than an easy Mocha (size
 * 9). Tuned to the recipes of the week (recipes.ts): most boards of a recipe have its beans.
 */
const THRESHOLDS: Readonly<Record<Size, readonly number[]>> = {
  4: [8.4, 12, 15.5, 17.75],
  6: [21, 29, 38, 45],
  8: [41, 56, 76, 84],
  9: [58, 78, 103, 112],
};

/** The difficulty, 1 to 5, of a board with this solution. */
export function beansFor(size: Size, deductions: readonly Deduction[]): number {
  const cost = deductions.reduce((sum, deduction) => sum + costOf(deduction), 0);
  return 1 + THRESHOLDS[size].filter((threshold) => cost >= threshold).length;
}
