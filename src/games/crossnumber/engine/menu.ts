/**
 * The size and difficulty of the boards in a cycle of five weeks, from small boards to large ones.
 */
import { BEANS_BY_TURN } from '../plan.ts';
import type { Lister } from '../rules/problem.ts';
import type { Board } from '../rules/types.ts';
import { isLogical } from './solver.ts';

export interface Week {
  readonly size: number;
  readonly beans: number;
  /** The most combinations of numbers that a player is asked to try for one clue. */
  readonly reach: number;
  /** The most that a board of these beans may ask: earlier generators asked as much. */
  readonly mostReach: number;
  /** The share of entries, 0 to 1, whose clues should refer to other entries. */
  readonly links: number;
  /** Number of boards made, of which the best is used: large ones take longer. */
  readonly boards: number;
}

export const MENU: readonly Week[] = [
  { size: 5, beans: BEANS_BY_TURN[0], reach: 300, mostReach: 300, links: 0.3, boards: 6 },
  { size: 6, beans: BEANS_BY_TURN[1], reach: 400, mostReach: 400, links: 0.4, boards: 6 },
  { size: 7, beans: BEANS_BY_TURN[2], reach: 400, mostReach: 600, links: 0.45, boards: 4 },
  { size: 8, beans: BEANS_BY_TURN[3], reach: 450, mostReach: 900, links: 0.5, boards: 2 },
  { size: 9, beans: BEANS_BY_TURN[4], reach: 500, mostReach: 1500, links: 0.55, boards: 2 },
];

/** The first week whose size and reach suffice for a board; null if none does. */
export function weekOfBoard(board: Board, list: Lister): Week | null {
  const fits = ({ size, mostReach }: Week) =>
    board.rows.length <= size && isLogical(board, mostReach, list);
  return MENU.find(fits) ?? null;
}
