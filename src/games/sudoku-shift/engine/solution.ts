/** The type of a Sudoku Shift board's solutions. */
import { givenAt } from '../rules/standing.ts';
import type { Board, State } from '../rules/types.ts';

export interface Solution {
  /** For each row, its slide to the right in columns, 0 to size − 1. */
  readonly slides: readonly number[];
  /** The digit of each cell, by row and cell; cells are counted in the row as first displayed. */
  readonly digits: readonly (readonly number[])[];
}

/** The player's state in which every row is home and every blank is filled. */
export function wonState(board: Board, { slides, digits }: Solution): State {
  return {
    slides,
    fills: digits.map((row, r) =>
      row.map((digit, cell) => (givenAt(board, r, cell) > 0 ? 0 : digit)),
    ),
    marks: digits.map((row) => row.map(() => 0)),
  };
}
