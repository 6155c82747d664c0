/** How a game's puzzles are meant to follow each other: small and pure, for whoever looks after them. */
export interface Plan {
  /**
   * How many beans are meant: by weekday (Monday first), or by turns from puzzle 1 on. Null where what
   * comes is what the date brings.
   */
  readonly beans: { readonly by: 'weekday' | 'turn'; readonly list: readonly number[] } | null;
  /** Boards with the same word are repeats of each other; an empty one is a repeat of none. */
  likeness(board: unknown): string;
  /** How many days have to lie between two such boards; 0 where they may come at any time. */
  readonly apart: number;
}
