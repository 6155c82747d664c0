/**
 * How hard each technique is for a person to see; 1 for a blank whose row lacks one digit. The
 * hint is the one with the least, and a board's beans come of the sum.
 *
 * The order of the singles is that of every printed course and of the graders that go by people's
 * times (Stuart, "The logic of Sudoku", 2007): the last blank, then a digit's only place, which is
 * looked for with the eyes along lines, then a cell's only digit, which has to be counted out. A box
 * is taken in at one look, a row is read along, a column crosses rows that may still slide. What has
 * to be seen of several slides at once comes after all that needs one look, and what rests on
 * something struck out before after that.
 */
export const RATING = {
  'last blank': 1,
  'hidden single': { box: 2, row: 2.5, column: 3 },
  'naked single': 2.5,
  'agreed cell': 4,
  'agreed digit': 4.5,
  /** For a row whose other slides are ruled out by the clashes of one digit, and for each more. */
  shift: 1.5,
  shiftDigit: 0.75,
  /** For each round of things struck out, each resting on the one before, that comes first. */
  round: 4,
  /** A mistake is named before anything else. */
  mistake: 1,
  /** More than anything that can be seen. */
  trial: 20,
} as const;
