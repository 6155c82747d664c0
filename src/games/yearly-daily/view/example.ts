/** The example board in the rules: Christmas Eve, with all but three pieces placed. */
import { start } from '../rules/rules.ts';
import type { Board, Placement, State } from '../rules/types.ts';

export const EXAMPLE: Board = { month: 12, day: 24, solutions: 73, beans: 5 };

/** The placed pieces of the example; croissant, mug and bowl are still in the tray. */
const LAID: Readonly<Record<number, Placement>> = {
  1: { orientation: 1, row: 0, col: 0 },
  2: { orientation: 2, row: 1, col: 1 },
  5: { orientation: 0, row: 4, col: 0 },
  6: { orientation: 2, row: 0, col: 2 },
  7: { orientation: 7, row: 2, col: 1 },
};

/** The placements that finish the example: there is one way. */
export const EXAMPLE_REST: Readonly<Record<number, Placement>> = {
  0: { orientation: 0, row: 3, col: 2 },
  3: { orientation: 7, row: 2, col: 5 },
  4: { orientation: 0, row: 4, col: 4 },
};

export const EXAMPLE_START: State = start().map((_, piece) => LAID[piece] ?? null);
