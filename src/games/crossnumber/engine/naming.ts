/** Names of entries, of their clues and of their digits in sentences about a puzzle. */
import { joinWithAnd } from '../../../lib/joinWithAnd.ts';
import { entryName } from '../rules/grid.ts';
import type { Problem } from '../rules/problem.ts';
import { clueText } from '../rules/sentences.ts';
import type { Board, Node } from '../rules/types.ts';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function nameOf(problem: Problem, entry: number): string {
  return entryName(problem.grid.entries[entry]!.id);
}

export function clueOf(board: Board, problem: Problem, entry: number): Node {
  return board.clues[problem.grid.entries[entry]!.id]!;
}

export function quoted(board: Board, problem: Problem, entry: number): string {
  return `“${clueText(clueOf(board, problem, entry))}”`;
}

/** Names cells by their places in an entry: "last digit", "first and last digits". */
export function placeIn(problem: Problem, entry: number, ...named: readonly number[]): string {
  const { cells } = problem.grid.entries[entry]!;
  const places = named.map((cell) => {
    const at = cells.indexOf(cell);
    return at > 0 && at === cells.length - 1 ? 'last' : PLACES[at]!;
  });
  return `${joinWithAnd(places)} digit${named.length === 1 ? '' : 's'}`;
}

/** Names cells by their entry and their places in it: "the last digit of 3 across". */
export function placeName(problem: Problem, entry: number, ...named: readonly number[]): string {
  return `the ${placeIn(problem, entry, ...named)} of ${nameOf(problem, entry)}`;
}
