/**
 * The board: twelve months and thirty-one days in rows of 6, 6, 7, 7, 7, 7 and 3.
 *
 * A *square* is `row * 8 + col`. The eighth column is not on the board, so that squares whose
 * numbers differ by one always lie side by side.
 */

const ROW_LENGTHS = [6, 6, 7, 7, 7, 7, 3] as const;

/** The number of the calendar's rows, and of columns in its longest row. */
export const ROWS = 7;

export function isOnBoard(row: number, col: number): boolean {
  return col >= 0 && col < (ROW_LENGTHS[row] ?? 0);
}

export function squareAt(row: number, col: number): number {
  return row * 8 + col;
}

/**
 * The square of a month.
 * @param month 1 to 12
 */
export function monthSquare(month: number): number {
  return squareAt(month > 6 ? 1 : 0, (month - 1) % 6);
}

/**
 * The square of a day.
 * @param day 1 to 31
 */
export function daySquare(day: number): number {
  return squareAt(2 + Math.floor((day - 1) / 7), (day - 1) % 7);
}

/** All 43 squares of the calendar in reading order: the months, then the days. */
export const SQUARES: readonly number[] = ROW_LENGTHS.flatMap((length, row) =>
  Array.from({ length }, (_, col) => squareAt(row, col)),
);
