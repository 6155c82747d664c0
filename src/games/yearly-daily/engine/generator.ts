/** Generates the puzzle of a date, without randomness. */
import type { Puzzle } from '../../contract/game.ts';
import { start } from '../rules/rules.ts';
import type { Board } from '../rules/types.ts';
import { countCoverings } from './coverings.ts';
import { questionOf } from './question.ts';

/**
 * Bounds that determine a date's difficulty from its number of solutions; fewer solutions are
 * harder to find. The difficulty, 1 to 5, is one more than the number of bounds above a date's
 * number of solutions; the bounds divide the 366 dates (40 to 544 solutions) into fifths.
 */
const BOUNDS = [211, 152, 120, 97] as const;

export function beansOf(solutions: number): number {
  return 1 + BOUNDS.filter((bound) => solutions < bound).length;
}

/**
 * The puzzle of a date.
 * @param id a date, `YYYY-MM-DD`.
 */
export function generate(id: string): Puzzle<Board> {
  const month = Number(id.slice(5, 7));
  const day = Number(id.slice(8, 10));
  const solutions = countCoverings(questionOf({ month, day }, start()));
  return { id, boards: [{ month, day, solutions, beans: beansOf(solutions) }] };
}
