/** What Sudoku Shift shows: see GameViews in src/games/view.ts. */
export { share } from './share.ts';
export { BoardView } from './view/BoardView.tsx';
export { default as styles } from './view/board.css?inline';
export { HowToPlay } from './view/HowToPlay.tsx';

export const about =
  'Every row of a finished sudoku has slipped sideways, wrapping round, and some digits are gone. Slide the rows home and fill the blanks. Four boards a day, from a quick ristretto to a long mocha.';
