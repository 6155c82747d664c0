/** Crossnumber's views: see GameViews in src/games/contract/view.ts. */

export { BoardView } from './BoardView.tsx';
export { default as styles } from './crossnumber.css?inline';
export { share } from './share.ts';

export const about =
  'A crossword with a digit in every square. The clues speak of squares and primes, of the calendar, and of each other. Alone they leave many numbers; where they cross, only one. A new grid every Sunday, small at first and larger for five weeks, then small again.';
