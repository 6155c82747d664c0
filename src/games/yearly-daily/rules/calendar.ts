/**
 * The board: twelve months and thirty-one days in rows of 6, 6, 7, 7, 7, 7 and 3.
 *
 * A *square* is `row * 8 + col`. The eighth column is no part of the board: it keeps a row's end
 * apart from the next row's beginning when squares are bits (solver.ts).
 */

const ROW_LENGTHS = [6, 6, 7, 7, 7, 7, 3] as const;

/** Rows, and columns of the longest of them. */
export const ROWS = 7;

/** Whether a row and a column meet on the board. */
export function isOnBoard(row: number, col: number): boolean {
  return col >= 0 && col < (ROW_LENGTHS[row] ?? 0);
}

export function squareAt(row: number, col: number): number {
  return row * 8 + col;
}

/** @param month 1 to 12 */
export function monthSquare(month: number): number {
  return squareAt(month > 6 ? 1 : 0, (month - 1) % 6);
}

/** @param day 1 to 31 */
export function daySquare(day: number): number {
  return squareAt(2 + Math.floor((day - 1) / 7), (day - 1) % 7);
}

/** All 43 squares in reading order: the months, then the days. */
export const SQUARES: readonly number[] = ROW_LENGTHS.flatMap((length, row) =>
  Array.from({ length }, (_, col) => squareAt(row, col)),
);
