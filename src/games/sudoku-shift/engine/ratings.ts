/**
 * The difficulty of each solving technique for a person; 1 for a blank whose row lacks one digit.
 * The hint with the lowest rating is chosen, and a board's difficulty in beans comes from the mean
 * over its solution. The order of the singles follows printed courses and the graders based on
 * people's times (Stuart, "The logic of Sudoku", 2007): the last blank, then a digit's only cell,
 * found by scanning lines, then a cell's only digit, found by counting. A box is seen at a glance,
 * a row is read along, a column crosses rows that may still slide. Deductions over several slides
 * come after those that need one look, and those that depend on exclusions come last.
 */
export const RATING = {
  'last blank': 1,
  'hidden single': { box: 2, row: 2.5, column: 3 },
  'naked single': 2.5,
  'agreed cell': 4,
  'agreed digit': 4.5,
  /**
   * Sliding a row: `shift` if its other slides all clash on one digit, and `shiftDigit` more for
   * each further digit.
   */
  shift: 1.5,
  shiftDigit: 0.75,
  /** Added for each round of facts (facts.ts) that has to come before the step. */
  round: 4,
  /** Low, because hints name the player's mistakes first. */
  mistake: 1,
  /** A hint that no technique explains; higher than any deduction. */
  trial: 20,
} as const;
