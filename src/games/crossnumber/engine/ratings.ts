/**
 * The difficulty of each technique for a person, from 1. We know of no measurements of crossnumber
 * solvers. Techniques are ordered by the load on memory: nothing, one number, one list, two lists
 * and all their pairs, a result to carry on.
 *
 * Going through n numbers adds log₁₀ n: choosing among alternatives takes people time that grows
 * with the logarithm of their number (Hick, 1952; Hyman, 1953).
 */
export const RATINGS = {
  /** A hint that removes a mistake: it comes before all other hints. */
  mistake: 1,
  /** A square with one digit in pencil: nothing to work out. */
  pencil: 1,
  /** The clue states the number, or computes it from numbers on the board. */
  given: 1.2,
  /** A single entry's own clue: the player goes through one list of numbers. */
  oneClue: 1.5,
  /**
   * Two entries tied by a clue: the player goes through two lists of numbers and all their pairs.
   */
  tied: 2.5,
  /** Each further entry tied by the clue: it adds a list of numbers to remember. */
  furtherTied: 1,
  /** The cost of carrying a result to the next step. */
  carried: 0.5,
  /** Lists of numbers too long to remember, which the player keeps on paper. */
  longLists: 5,
  /** Trial of every other digit in a square: only for boards that elimination cannot solve. */
  trial: 20,
} as const;

/** The rating added for going through `count` numbers. */
export function ratingOfMany(count: number): number {
  return Math.log10(Math.max(1, count));
}
