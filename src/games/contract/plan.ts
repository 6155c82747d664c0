/** The intended order of a game's puzzles: small and pure, for the editor at the desk. */
export interface Plan {
  /**
   * Planned difficulties in beans, 1 to 5: by weekday (Monday first), or in turn from puzzle 1 on,
   * over and over. Null where the date determines the board.
   */
  readonly beans: { readonly by: 'weekday' | 'turn'; readonly list: readonly number[] } | null;
  /**
   * A text by which repeated boards are found: boards with equal texts are repeats of each other,
   * but a board with an empty text repeats no other.
   */
  likeness(board: unknown): string;
  /** Minimum number of days between two puzzles with repeated boards; 0 for no minimum. */
  readonly apart: number;
}
