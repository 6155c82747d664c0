/**
 * Counts and finds the solutions of a board: every combination of the rows' slides and the blanks'
 * digits; rows that are not pinned may also slide by zero. The solver iterates over the
 * combinations of slides in which no given digits clash; each combination makes the board a plain
 * sudoku. A board with all rows pinned is a plain sudoku from the start.
 */

import type { Board } from '../rules/types.ts';
import { countPlain, lastSolution } from './plain.ts';
import { eachSlipping } from './slips.ts';
import type { Solution } from './solution.ts';

export { isLogical } from './logic.ts';
export type { Solution } from './solution.ts';

/**
 * The most combinations of slides that `solve` tries. Generated boards have one to a few dozen;
 * only a board from elsewhere could have millions.
 */
const MAX_SLIPPINGS = 1000;

/** The digits of the slid board in reading order, 0 for a blank. */
const frame = new Uint8Array(81);

/**
 * Writes the board's given digits into `frame`, with rows slid, or as displayed if `slides` is
 * null.
 */
function lay(board: Board, slides: Uint8Array | null): void {
  const { size, rows } = board;
  for (let row = 0; row < size; row++) {
    const text = rows[row]!;
    const slide = slides === null ? 0 : slides[row]!;
    for (let cell = 0; cell < size; cell++) {
      const code = text.charCodeAt(cell) - 48;
      const column = cell + slide;
      frame[row * size + (column < size ? column : column - size)] = code > 0 ? code : 0;
    }
  }
}

/**
 * The number of combinations of slides and digits that solve the board, at most `limit` (at least
 * 1). Exact, but may take long.
 */
export function countSolutions(board: Board, limit: number): number {
  if (board.pinned.length === board.size) {
    lay(board, null);
    return countPlain(board.size, frame, limit);
  }
  let found = 0;
  eachSlipping(board, (slides) => {
    lay(board, slides);
    found += countPlain(board.size, frame, limit - found);
    return found < limit;
  });
  return found;
}

/**
 * The board's only solution; null if it has none, several, or too many combinations of slides to
 * search.
 */
export function solve(board: Board): Solution | null {
  const { size } = board;
  let solution: Solution | null = null;
  let slippings = 0;
  eachSlipping(board, (slides) => {
    slippings++;
    lay(board, slides);
    const found = countPlain(board.size, frame, 2);
    if (found > 1 || (found === 1 && solution) || slippings > MAX_SLIPPINGS) {
      solution = null;
      return false;
    }
    if (found === 1) solution = read(size, slides, lastSolution());
    return true;
  });
  return solution;
}

/** The first two solutions of a board, or all if there are fewer. Exact, but may take long. */
export function firstSolutions(board: Board): Solution[] {
  const { size } = board;
  const found: Solution[] = [];
  eachSlipping(board, (slides) => {
    // The counter keeps only the last solution, so it counts to 1 for the first and then to 2 for
    // the second.
    for (let limit = 1; limit <= 2 && found.length < 2; limit++) {
      lay(board, slides);
      if (countPlain(board.size, frame, limit) < limit) break;
      found.push(read(size, slides, lastSolution()));
    }
    return found.length < 2;
  });
  return found;
}

function read(size: number, slides: Uint8Array, grid: Uint8Array): Solution {
  return {
    slides: Array.from(slides),
    digits: Array.from(slides, (slide, row) =>
      Array.from({ length: size }, (_, cell) => grid[row * size + ((cell + slide) % size)]!),
    ),
  };
}
