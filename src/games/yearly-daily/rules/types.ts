/**
 * Yearly Daily's types. A board equals its JSON, so packs need no conversion.
 *
 * Pieces are indices into `PIECES` (pieces.ts); squares are numbers too (calendar.ts).
 */

export interface Board {
  /** The month of the board's date, 1 to 12. */
  readonly month: number;
  /** The day of the board's date, 1 to 31. */
  readonly day: number;
  /** The number of ways to cover all squares except this date. */
  readonly solutions: number;
  /** The board's difficulty, from 1 to 5. */
  readonly beans: number;
  /**
   * The words of the day, a line that the staff may write, at most `MOST_WORDS` characters; most
   * days have none.
   */
  readonly words?: string;
}

export const MOST_WORDS = 120;

export interface Placement {
  /** The piece's orientation, 0 to 7 (orientations.ts). */
  readonly orientation: number;
  /** The top left corner of the turned piece's bounding box, as row and column of the board. */
  readonly row: number;
  readonly col: number;
}

/** Each piece's placement, or null while it is in the tray. */
export type State = readonly (Placement | null)[];

export type Move =
  /** Lays a piece on the board, from the tray or from where it lies. */
  | ({ readonly type: 'place'; readonly piece: number } & Placement)
  /** Takes a piece back into the tray. */
  | { readonly type: 'lift'; readonly piece: number };

/**
 * A part of the board that a hint refers to: a square, a piece wherever it is, or a piece on given
 * squares.
 */
export type Focus =
  | { readonly square: number }
  | { readonly piece: number }
  | { readonly piece: number; readonly squares: readonly number[] };

/** A placement that a hint's step rules out: a piece on these squares. */
export type RuledOut = { readonly piece: number; readonly squares: readonly number[] };
