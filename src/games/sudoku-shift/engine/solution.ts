/** How a board of Sudoku Shift comes out. */
import { givenAt } from '../rules/standing.ts';
import type { Board, State } from '../rules/types.ts';

export interface Solution {
  /** How far each row must be slid to the right, 0 to size − 1. */
  readonly slides: readonly number[];
  /** By row and cell: the digit. The cells are those of the row as it was first displayed. */
  readonly digits: readonly (readonly number[])[];
}

/** The state in which every row is home and every blank is filled. */
export function wonState(board: Board, { slides, digits }: Solution): State {
  return {
    slides,
    fills: digits.map((row, r) =>
      row.map((digit, cell) => (givenAt(board, r, cell) > 0 ? 0 : digit)),
    ),
    marks: digits.map((row) => row.map(() => 0)),
  };
}
