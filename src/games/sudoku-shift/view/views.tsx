/** Sudoku Shift's views: see GameViews in src/games/contract/view.ts. */

export { BoardView } from './BoardView.tsx';
export { default as styles } from './board.css?inline';

export const paper = () => import('./Paper.tsx');

export const about =
  'The rows of a solved sudoku have slid sideways and wrapped around, and some digits are missing. Slide the rows home and fill the blanks. Four boards a day, from a quick ristretto to a long mocha.';
