/** Checks whether a board may be published, and collects complaints. */
import { gridOf } from '../rules/grid.ts';
import { type Lister, makeLister, type Problem, problemOf } from '../rules/problem.ts';
import type { Board } from '../rules/types.ts';
import { isConnected, isSymmetric } from './pattern.ts';
import { firstSolutions, isLogical, type Outcome, REACH } from './solver.ts';

/**
 * The search budget as a number of positions to examine, about a second. Boards that elimination
 * fills take one position; handmade boards prove ambiguous after some dozens, or hardly ever.
 */
const PATIENCE = 1500;

export interface Findings {
  readonly problem: Problem;
  /** The outcome of a search for up to two solutions. */
  readonly outcome: Outcome;
  readonly unique: boolean;
  readonly logical: boolean;
  readonly symmetric: boolean;
  readonly connected: boolean;
  /** Reasons against publication, gravest first. */
  readonly complaints: readonly string[];
}

function aboutSolutions({ found, complete }: Outcome, logical: boolean): readonly string[] {
  if (found.length > 1) return ['The board has more than one solution.'];
  if (!complete) {
    return [
      found.length === 0
        ? 'No solution was found, but there were too many positions to be sure that there is none.'
        : 'One solution was found, but there were too many positions to be sure that it is the only one.',
    ];
  }
  if (found.length === 0) return ['The board has no solution.'];
  return logical ? [] : ['The board cannot be solved by elimination alone.'];
}

/** Checks a board; accepts every board that the parser accepts, unfinished ones too. */
export function findingsOn(board: Board, list: Lister = makeLister()): Findings {
  const problem = problemOf(board, list);
  const outcome = firstSolutions(problem, 2, PATIENCE);
  const logical = isLogical(board, REACH, list);
  const symmetric = isSymmetric(board.rows);
  const connected = isConnected(gridOf(board.rows));
  return {
    problem,
    outcome,
    unique: outcome.complete && outcome.found.length === 1,
    logical,
    symmetric,
    connected,
    complaints: [
      ...aboutSolutions(outcome, logical),
      ...(symmetric ? [] : ['The grid is not symmetric.']),
      ...(connected ? [] : ['The grid is not in one piece.']),
    ],
  };
}
