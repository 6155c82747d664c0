/**
 * How hard each technique of the hints is for a person to see, from 1. We know of no measurements
 * for this puzzle; the order follows how much a player must try in the head: nothing, each piece in
 * one hole, each piece on one square, and at last counts that take a machine.
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
  /** The addition for each other placement that the player must follow to the hole it leaves. */
  tried: 0.5,
  /** Only one piece can cover a square, but in several placements. */
  owner: 8,
  /** Counting all ways to finish the calendar, which no person does. */
  ways: 20,
} as const;
