/** What is to be said of each clue of a board: what it leaves, and whether it is needed. */
import type { ClueReport } from '../../contract/bench.ts';
import { type Lister, type Problem, problemOf } from '../rules/problem.ts';
import type { Board, EntryId } from '../rules/types.ts';
import { countLeft, narrowLink, startPosition, waysOf } from './elimination.ts';
import { firstSolutions, isLogical } from './solver.ts';

/** Ways to put a link's numbers together that are tried to count what it leaves. */
const WAYS = 100_000;
/** Positions that are looked at for each clue that is left out, and for all of them. */
const PATIENCE = 150;
const PATIENCE_FOR_ALL = 1200;

/**
 * How many numbers a clue leaves for its entry, whatever crosses it: by what the clues of the entries
 * that it speaks of say of these alone. Null where it ties too many numbers together to count.
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
  /** How many solutions it has; null where that is not known. */
  readonly solutions: number | null;
  /** The reach with which elimination fills it; null where it does not. */
  readonly reach: number | null;
}

/** In the order of the entries. */
export function clueReports({ board, problem, list, solutions, reach }: Asked): ClueReport[] {
  let patience = PATIENCE_FOR_ALL;

  function countWithout(fewer: Board): ClueReport['without'] {
    // Whoever says less takes no solution away.
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
