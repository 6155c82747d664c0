/** The order of a player's next moves, by which a hint prefers the step that the player took first. */

/** The place of a conclusion in that order; equal for all where the moves are unknown. */
export type Turn<Conclusion> = (conclusion: Conclusion) => number;

export function turnIn<Move>(next: readonly Move[], isIt: (move: Move) => boolean): number {
  const turn = next.findIndex(isIt);
  return turn < 0 ? next.length : turn;
}
