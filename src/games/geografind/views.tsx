/** What Geografind shows: see GameViews in src/games/view.ts. */
export { BoardView } from './view/BoardView.tsx';
export { default as styles } from './view/geografind.css?inline';
export { HowToPlay } from './view/HowToPlay.tsx';
export { share } from './view/share.ts';
