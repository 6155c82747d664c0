/** What Sudoku Shift shows: see GameViews in src/games/view.ts. */
export { share } from './share.ts';
export { BoardView } from './view/BoardView.tsx';
export { HowToPlay } from './view/HowToPlay.tsx';
