/** Makes the puzzle of a date. Nothing is random: the date is the puzzle. */
import type { Puzzle } from '../../contract/game.ts';
import { start } from '../rules/rules.ts';
import type { Board } from '../rules/types.ts';
import { countCoverings } from './coverings.ts';
import { questionOf } from './question.ts';

/**
 * Fewer ways are harder to find. A date's beans are one more than the number of these bounds that
 * its count does not reach; they part the 366 dates (40 to 544 ways) into fifths.
 */
const BOUNDS = [211, 152, 120, 97] as const;

export function beansOf(solutions: number): number {
  return 1 + BOUNDS.filter((bound) => solutions < bound).length;
}

/** @param id a date, `YYYY-MM-DD`. */
export function generate(id: string): Puzzle<Board> {
  const month = Number(id.slice(5, 7));
  const day = Number(id.slice(8, 10));
  const solutions = countCoverings(questionOf({ month, day }, start()));
  return { id, boards: [{ month, day, solutions, beans: beansOf(solutions) }] };
}
