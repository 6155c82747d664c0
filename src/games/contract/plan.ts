/** The intended order of a game's puzzles: small and pure, for the editor at the desk. */
export interface Plan {
  /**
   * Planned difficulties in beans, 1 to 5: by weekday (Monday first), or in turn from puzzle 1 on,
   * over and over. Null where the date determines the board.
   */
  readonly beans: { readonly by: 'weekday' | 'turn'; readonly list: readonly number[] } | null;
}
