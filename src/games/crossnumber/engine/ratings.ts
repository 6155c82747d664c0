/**
 * How hard each technique is for a person to see, from 1. We know of no measurements of crossnumber
 * solvers. The order is that of what must be held in the head at once: nothing, one number, one list,
 * two lists and every pair of them, a result to carry on.
 *
 * Going through n numbers costs log₁₀ n on top: choosing among alternatives takes people time that
 * grows with the logarithm of their number (Hick, 1952; Hyman, 1953).
 */
export const RATINGS = {
  /** Something is wrong: that comes before all else. */
  mistake: 1,
  /** A square with one digit in pencil: nothing to work out. */
  pencil: 1,
  /** The clue is the number, or a sum with numbers that are there. */
  given: 1.2,
  /** One entry and its own clue: a list to go through. */
  oneClue: 1.5,
  /** Entries that a clue ties: two lists at once, and every pair of them. */
  tied: 2.5,
  /** Every further entry that a tie binds is one more list in the head. */
  furtherTied: 1,
  /** What carrying a result on to the next step costs, on top of the step. */
  carried: 0.5,
  /** Lists too long for the head, kept on paper. */
  longLists: 5,
  /** Every other digit in turn, to its dead end: only for boards that no pack holds. */
  trial: 20,
} as const;

/** What it costs to go through some numbers. */
export function ratingOfMany(count: number): number {
  return Math.log10(Math.max(1, count));
}
