/** How a board of Sudoku Shift comes out. */

export interface Solution {
  /** How far each row must be slid to the right, 0 to size − 1. */
  readonly slides: readonly number[];
  /** By row and cell: the digit. The cells are those of the row as it was first displayed. */
  readonly digits: readonly (readonly number[])[];
}
