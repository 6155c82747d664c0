/** What Sudoku Shift shows: see GameViews in src/games/view.ts. */
export { share } from './share.ts';
export { BoardView } from './view/BoardView.tsx';
export { default as styles } from './view/board.css?inline';
export { HowToPlay } from './view/HowToPlay.tsx';
