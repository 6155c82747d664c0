/**
 * The example board in the rules: rows 2 and 4 are out of their home positions, and two digits are
 * blanked.
 */
import type { Board } from '../rules/types.ts';

export const EXAMPLE: Board = {
  size: 4,
  box: [2, 2],
  rows: ['12.4', '2341', '2143', '214.'],
  pinned: [0, 2],
  beans: 1,
};

/** The slides that bring the example's rows home. */
export const EXAMPLE_HOME: readonly number[] = [0, 3, 0, 2];
