/** Reports on each clue: how many numbers it leaves, and whether the board needs it. */
import type { ClueReport } from '../../contract/bench.ts';
import { type Lister, type Problem, problemOf } from '../rules/problem.ts';
import type { Board, EntryId } from '../rules/types.ts';
import { countLeft, narrowLink, startPosition, waysOf } from './elimination.ts';
import { firstSolutions, isLogical } from './solver.ts';

/** The most combinations of numbers that are tried for a link, a clue about several entries. */
const WAYS = 100_000;
/**
 * Search budgets, as numbers of positions to examine: without one clue, and for all clues of a
 * board together.
 */
const PATIENCE = 150;
const PATIENCE_FOR_ALL = 1200;

/**
 * Counts the numbers that a clue leaves for its entry, ignoring crossings but respecting the own
 * clues of the entries it mentions. Null when there are too many combinations to count.
 */
function leftBy(problem: Problem, entry: number): number | null {
  const position = startPosition(problem);
  const links = problem.links.filter((link) => link.entry === entry);
  let isTold = problem.own[entry] !== null;
  for (const link of links) {
    if (waysOf(problem, position, link) > WAYS) continue;
    if (!narrowLink(problem, position, link)) return 0;
    isTold = true;
  }
  return isTold ? countLeft(problem, position, entry) : null;
}

const without = (board: Board, id: EntryId): Board => {
  const { [id]: _, ...clues } = board.clues;
  return { ...board, clues };
};

export interface Asked {
  readonly board: Board;
  readonly problem: Problem;
  readonly list: Lister;
  /** The board's number of solutions, 2 for two or more; null if unknown. */
  readonly solutions: number | null;
  /**
   * The most combinations tried per link with which elimination fills the board; null if
   * elimination stalls.
   */
  readonly reach: number | null;
}

/** The reports on a board's clues, in the order of its entries. */
export function clueReports({ board, problem, list, solutions, reach }: Asked): ClueReport[] {
  let patience = PATIENCE_FOR_ALL;

  function countWithout(fewer: Board): ClueReport['without'] {
    // Removing a clue never removes a solution.
    if (solutions === 2) return 2;
    if (patience <= 0) return null;
    const given = Math.min(PATIENCE, patience);
    const { found, complete, left } = firstSolutions(problemOf(fewer, list), 2, given);
    patience -= given - left;
    return complete ? (found.length as 0 | 1 | 2) : null;
  }

  return problem.grid.entries.flatMap(({ id }, entry): ClueReport[] => {
    if (!Object.hasOwn(board.clues, id)) return [];
    const fewer = without(board, id);
    const spare = reach !== null && isLogical(fewer, reach, list);
    return [
      {
        id,
        leaves: leftBy(problem, entry),
        without: spare ? 1 : countWithout(fewer),
        spare,
      },
    ];
  });
}
