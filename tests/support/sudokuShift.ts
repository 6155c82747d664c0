/** Sudoku Shift's solutions as moves and as key presses; by the project's own solver if none is given. */
import { type Solution, solve } from '../../src/games/sudoku-shift/engine/solver.ts';
import type { Board, Move } from '../../src/games/sudoku-shift/rules/types.ts';

export function solutionOf(board: Board): Solution {
  const solution = solve(board);
  if (!solution) throw new Error('The board has no single solution.');
  return solution;
}

/**
 * A blank cell of a board with its digit; `column` is the cell's column when all rows are slid into
 * their final position.
 */
interface Blank {
  readonly row: number;
  readonly cell: number;
  readonly column: number;
  readonly digit: number;
}

type Printed = Pick<Board, 'size' | 'rows'>;

export const blanksOf = (board: Board) => blanksIn(board, solutionOf(board));

function blanksIn(board: Printed, { slides, digits }: Solution): readonly Blank[] {
  return board.rows.flatMap((text, row) =>
    [...text].flatMap((character, cell) =>
      character === '.'
        ? [
            {
              row,
              cell,
              column: (cell + slides[row]!) % board.size,
              digit: digits[row]![cell]!,
            },
          ]
        : [],
    ),
  );
}

/** The moves that solve a board: first the slides of rows, then the digits. */
export function movesOf(board: Board): readonly Move[] {
  const shifts = solutionOf(board).slides.flatMap((by, row): Move[] =>
    by > 0 ? [{ type: 'shift', row, by }] : [],
  );
  const fills = blanksOf(board).map(
    ({ row, cell, digit }): Move => ({ type: 'fill', row, cell, digit }),
  );
  return [...shifts, ...fills];
}

/** The keys that solve a board from its first cell, with arrows, Shift and digits only. */
export const keysToSolve = (board: Board) => keysFor(board, solutionOf(board));

export function keysFor(board: Printed, solution: Solution): readonly string[] {
  const { slides } = solution;
  const keys: string[] = [];
  const cursor = { row: 0, column: 0 };
  const step = (times: number, forth: string, back: string) => {
    for (let i = 0; i < Math.abs(times); i++) keys.push(times > 0 ? forth : back);
  };
  const goTo = (row: number, column: number) => {
    step(row - cursor.row, 'ArrowDown', 'ArrowUp');
    step(column - cursor.column, 'ArrowRight', 'ArrowLeft');
    cursor.row = row;
    cursor.column = column;
  };
  for (const [row, by] of slides.entries()) {
    if (by === 0) continue;
    goTo(row, cursor.column);
    // Slide the row in the shorter direction; the cursor moves along with it.
    const short = by <= board.size / 2 ? by : by - board.size;
    step(short, 'Shift+ArrowRight', 'Shift+ArrowLeft');
    cursor.column = (cursor.column + by) % board.size;
  }
  // Alternate the direction from row to row, to save key presses.
  const blanks = blanksIn(board, solution).toSorted(
    (a, b) => a.row - b.row || (a.row % 2 === 0 ? a.column - b.column : b.column - a.column),
  );
  for (const { row, column, digit } of blanks) {
    goTo(row, column);
    keys.push(String(digit));
  }
  return keys;
}
