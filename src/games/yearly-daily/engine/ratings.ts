/**
 * How hard each technique is for a person to see, from 1. We know of no measurements for this
 * puzzle; the order is how much must be tried in the head: nothing, one hole with each piece, one
 * square with each piece, and at last what nobody tries without a machine.
 */
export const RATINGS = {
  /** Something cannot be finished: that comes before all else. */
  mistake: 1,
  /** One piece, one hole. */
  lastPiece: 1,
  /** A hole of one piece's size: each piece of that size is held against it. */
  hole: 1.5,
  /** A square that one piece alone covers, in one way: each piece is tried there. */
  square: 2,
  /** Each way to lay a piece that has to be followed to the hole it leaves. */
  tried: 0.5,
  /** One piece alone covers a square, but in several ways. */
  owner: 8,
  /** All ways to finish, counted: no person does that. */
  ways: 20,
} as const;
