/** The editor's tools: they remove redundant clues, or generate new clues and numbers. */
import { fail, ok, type Result } from '../../../lib/result.ts';
import { makeRng } from '../../../lib/rng.ts';
import { gridOf } from '../rules/grid.ts';
import { type Lister, makeLister, problemOf } from '../rules/problem.ts';
import type { Board } from '../rules/types.ts';
import { findClues, withoutRedundant } from './cluing.ts';
import { fill } from './filling.ts';
import { weekOfBoard, weekOfSize } from './menu.ts';
import { named } from './named.ts';
import { taskOf } from './offers.ts';
import { firstSolutions, isLogical, REACH } from './solver.ts';

/**
 * How often new clues or numbers are tried for a board before the tool gives up; on generated
 * patterns it seldom takes more than two attempts.
 */
const ATTEMPTS = 12;
/** The search budget for a board's first solution, as a number of positions to examine. */
const PATIENCE = 1500;

/** Removes every clue, and every half of a double clue, that elimination does not need. */
export function withoutSpare(board: Board, seed: string): Result<Board> {
  const list = makeLister();
  if (!isLogical(board, REACH, list)) {
    return fail('not-logical', 'First the board needs clues that solve it.');
  }
  const reach = weekOfBoard(board, list)?.mostReach ?? REACH;
  const { rows, clues } = board;
  const needed = withoutRedundant({ rows, reach, list, rng: makeRng(seed) }, clues);
  if (JSON.stringify(needed) === JSON.stringify(clues))
    return fail('none', 'Every clue is needed.');
  return ok({ ...board, clues: inOrder(board, needed) });
}

/** The clues in the order of the entries. */
function inOrder({ rows }: Board, clues: Board['clues']): Board['clues'] {
  return Object.fromEntries(
    gridOf(rows).entries.flatMap(({ id }) => (clues[id] ? [[id, clues[id]]] : [])),
  );
}

/** New clues for the numbers of a board; if it has several solutions, for those of the first. */
export function newClues(board: Board, seed: string): Result<Board> {
  const list = makeLister();
  const [digits] = firstSolutions(problemOf(board, list), 1, PATIENCE).found;
  if (!digits) return fail('no-solution', 'No solution was found to make clues for.');
  const rng = makeRng(seed);
  for (let i = 0; i < ATTEMPTS; i++) {
    const made = cluedBoard(board, digits, list, rng);
    if (made) return ok(made);
  }
  return fail('none', 'No clues were found that solve these numbers.');
}

/** New numbers and clues in the same grid. */
export function newNumbers(board: Board, seed: string): Result<Board> {
  const list = makeLister();
  const rng = makeRng(seed);
  for (let i = 0; i < ATTEMPTS; i++) {
    const digits = fill(gridOf(board.rows), named(), list, rng);
    const made = digits && cluedBoard(board, digits, list, rng);
    if (made) return ok(made);
  }
  return fail('none', 'No numbers were found for this grid about which there is enough to say.');
}

function cluedBoard(
  board: Board,
  digits: readonly number[],
  list: Lister,
  rng: ReturnType<typeof makeRng>,
): Board | null {
  const { rows } = board;
  const { reach, links } = weekOfSize(rows.length);
  const task = taskOf({ rows, grid: gridOf(rows), digits, reach, named: named(), list, rng });
  const clues = findClues(task, links);
  return clues && { ...board, clues };
}
