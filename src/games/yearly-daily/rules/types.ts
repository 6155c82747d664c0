/**
 * Yearly Daily's values. A board is exactly its JSON, so a pack needs no translation.
 *
 * Pieces are numbers, in the order of pieces.ts; squares are numbers too (calendar.ts).
 */

export interface Board {
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
  /** In how many ways the pieces cover all but this date. */
  readonly solutions: number;
  /** How hard it is, from 1 to 5. */
  readonly beans: number;
  /** What the desk says of the day: one line of at most `MOST_WORDS` characters. Most days have none. */
  readonly words?: string;
}

export const MOST_WORDS = 120;

/** How a piece lies on the board. */
export interface Placement {
  /** 0 to 7 (orientations.ts). */
  readonly orientation: number;
  /** Where the top left corner of the turned piece's box is. */
  readonly row: number;
  readonly col: number;
}

/** By piece: how it lies, or null while it is in the tray. */
export type State = readonly (Placement | null)[];

export type Move =
  /** Lay a piece on the board, from the tray or from where it lies. */
  | ({ readonly type: 'place'; readonly piece: number } & Placement)
  /** Take a piece back into the tray. */
  | { readonly type: 'lift'; readonly piece: number };

/**
 * What a hint speaks of: a square of the board, a piece wherever it is, or a piece as it lies or
 * would lie on some squares.
 */
export type Focus =
  | { readonly square: number }
  | { readonly piece: number }
  | { readonly piece: number; readonly squares: readonly number[] };

/** What a step of a hint has ruled out: a piece on these squares. */
export type RuledOut = { readonly piece: number; readonly squares: readonly number[] };
