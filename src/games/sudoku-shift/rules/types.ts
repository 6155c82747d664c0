/**
 * Sudoku Shift's values. A board is exactly its JSON, so a pack needs no translation.
 *
 * Coordinates: a *cell* is counted within its row as the row was first displayed, and travels with
 * the row when it slides; a *column* belongs to the frame and stays. For a row that the player has
 * slid by `s`, cell `c` stands in column `(c + s) mod size`.
 */

/** The four sizes of a day, and the rows and columns of one box of each. */
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
  /** `size` strings of `size` characters: a digit from 1 to size, or `.` for a blank. */
  readonly rows: readonly string[];
  /** Rows, counted from 0, that have not slipped and cannot be slid. */
  readonly pinned: readonly number[];
  /** How hard it is, from 1 to 5. */
  readonly beans: number;
}

/** What the player has made of a board. All lists are `size` long, or `size` × `size`. */
export interface State {
  /** How far each row has been slid to the right, 0 to size − 1. */
  readonly slides: readonly number[];
  /** By row and cell: the digit filled in, 0 for none. Always 0 where the board gives a digit. */
  readonly fills: readonly (readonly number[])[];
  /** By row and cell: the pencil marks as a bit set, bit d for digit d. */
  readonly marks: readonly (readonly number[])[];
}

export type Move =
  /** Slide a row to the right by 1 to size − 1 columns, wrapping round. */
  | { readonly type: 'shift'; readonly row: number; readonly by: number }
  /**
   * Write a digit into a blank cell; its pencil marks go. With `sweeps` the digit's marks in its row,
   * column and box go too (peers.ts); moves of games that were saved before that was so have none.
   */
  | {
      readonly type: 'fill';
      readonly row: number;
      readonly cell: number;
      readonly digit: number;
      readonly sweeps?: true;
    }
  /** Empty a blank cell of its digit and its pencil marks. */
  | { readonly type: 'clear'; readonly row: number; readonly cell: number }
  /** Put a pencil mark into a blank, unfilled cell, or take it out again. */
  | { readonly type: 'mark'; readonly row: number; readonly cell: number; readonly digit: number };

/** What a hint points at. Types, for only types count as JSON. */
export type Focus =
  /** A whole row, or one cell of it. */
  | { readonly row: number; readonly cell?: number }
  /** A row as it stands once it has slid so far from where it was first displayed. */
  | { readonly row: number; readonly slide: number }
  /** A column or box of the frame; boxes are counted in reading order. */
  | { readonly unit: 'column' | 'box'; readonly index: number };

/** What a step of a hint rules out: a slide of a row, or a digit in a place of the frame. */
export type RuledOut =
  | { readonly row: number; readonly slide: number }
  | { readonly row: number; readonly column: number; readonly digit: number };
