/** Geografind's views: see GameViews in src/games/contract/view.ts. */
export { BoardView } from './BoardView.tsx';
export { default as styles } from './geografind.css?inline';

export const about =
  'A country is hidden somewhere in the world. Each of your six guesses shows how far away it is, border to border, and in which direction. Turn the globe, follow the arrows, and take a hint when you’re lost.';
