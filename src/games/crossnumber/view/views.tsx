/** Crossnumber's views: see GameViews in src/games/contract/view.ts. */

export { BoardView } from './BoardView.tsx';
export { default as styles } from './crossnumber.css?inline';

export const about =
  'A crossword with a digit in every square. Clues can be about squares, primes, the calendar, or each other. Many numbers may fit one clue; where entries cross, only one works. A new grid every Sunday: it grows for five weeks, then starts small again.';
