/**
 * How hard each technique of the hints is for a person to see, from 1. We know of no measurements
 * for this puzzle; the order follows how much a player must try in the head: nothing, each piece in
 * one hole, each piece on one square, each place of one piece. Choices come after proofs, because a
 * player has to compare placements and learns nothing for certain; counts take a machine.
 */
export const RATINGS = {
  /** The calendar cannot be finished with the pieces as laid; this hint precedes all others. */
  mistake: 1,
  /** The last piece fills the last hole. */
  lastPiece: 1,
  /** A hole of one piece's size: the player tries each piece of that size in it. */
  hole: 1.5,
  /** A square with only one possible placement of a piece: the player tries each piece there. */
  square: 2,
  /** A piece with only one place: the player tries it all over the board, not on one square. */
  place: 2.5,
  /** The addition for each other placement that the player must follow to the hole it leaves. */
  tried: 0.5,
  /**
   * The addition for each other placement that takes a second look at what it leaves: counting
   * colours, laying two pieces in one hole, or comparing two squares.
   */
  triedDeeply: 1,
  /** The addition when a step leaves the player to find the several holes himself. */
  unlike: 2,
  /** A choice for a hole that a piece left fills: the player sees two pieces at once. */
  madeToMeasure: 19.5,
  /** A choice that takes comparing the placements on a square, or of a piece. */
  compared: 20,
  /** The addition for each placement that the player must compare. */
  each: 0.25,
  /** The addition for each placement that is as good by the same comparison. */
  tied: 0.5,
  /** Counting all ways to finish the calendar, which no person does. */
  ways: 50,
} as const;
