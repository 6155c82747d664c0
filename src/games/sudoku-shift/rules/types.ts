/**
 * Sudoku Shift's types. A board is exactly its JSON, so packs need no conversion.
 *
 * Coordinates: a *cell* is counted within its row as first displayed, and travels with the row when
 * it slides; a *column* belongs to the frame and stays. For a row that the player has slid by `s`,
 * cell `c` is in column `(c + s) mod size`.
 */

/** The sizes (columns) of the day's four boards, and the rows and columns of a box for each. */
export const SIZES = [4, 6, 8, 9] as const;
export type Size = (typeof SIZES)[number];
export const BOX: Readonly<Record<Size, readonly [rows: number, cols: number]>> = {
  4: [2, 2],
  6: [2, 3],
  8: [2, 4],
  9: [3, 3],
};

/** The boards' names on the menu, in the order of SIZES. */
export const BOARD_NAMES = ['Ristretto', 'Cortado', 'Latte', 'Mocha'] as const;

export interface Board {
  readonly size: Size;
  readonly box: readonly [rows: number, cols: number];
  /**
   * The board's rows as displayed: `size` strings of `size` characters, each a digit from 1 to
   * size, or `.` for a blank.
   */
  readonly rows: readonly string[];
  /** The pinned rows, counted from 0: they are in their home position and cannot be slid. */
  readonly pinned: readonly number[];
  /** The board's difficulty, 1 to 5. */
  readonly beans: number;
}

/** The player's progress on a board. All lists are `size` long, or `size` × `size`. */
export interface State {
  /** For each row, how many columns the player has slid it to the right, 0 to size − 1. */
  readonly slides: readonly number[];
  /**
   * The digits that the player filled in, by row and cell, 0 for none. Always 0 where the board
   * gives a digit.
   */
  readonly fills: readonly (readonly number[])[];
  /** The pencil marks in each cell, by row and cell, as a bit set with bit d for digit d. */
  readonly marks: readonly (readonly number[])[];
}

export type Move =
  /** Slides a row to the right by 1 to size − 1 columns, wrapping round. */
  | { readonly type: 'shift'; readonly row: number; readonly by: number }
  /**
   * Writes a digit into a blank cell and clears the cell's pencil marks. With `sweeps`, also
   * removes the pencil marks of that digit from its row, column and box (peers.ts); older saved
   * games have moves without `sweeps`.
   */
  | {
      readonly type: 'fill';
      readonly row: number;
      readonly cell: number;
      readonly digit: number;
      readonly sweeps?: true;
    }
  /** Empties a blank cell of its digit and its pencil marks. */
  | { readonly type: 'clear'; readonly row: number; readonly cell: number }
  /** Toggles a pencil mark in a blank, unfilled cell. */
  | { readonly type: 'mark'; readonly row: number; readonly cell: number; readonly digit: number };

/**
 * A part of the board that a hint refers to. Type aliases, because interfaces are not assignable to
 * JSON.
 */
export type Focus =
  /** A whole row, or one cell of it. */
  | { readonly row: number; readonly cell?: number }
  /** A row as it would be after sliding this far from its displayed position. */
  | { readonly row: number; readonly slide: number }
  /** A column or box of the frame; boxes are counted in reading order. */
  | { readonly unit: 'column' | 'box'; readonly index: number };

/**
 * A slide of a row, or a digit at a row and column of the frame, that a step of a hint rules out.
 */
export type RuledOut =
  | { readonly row: number; readonly slide: number }
  | { readonly row: number; readonly column: number; readonly digit: number };
