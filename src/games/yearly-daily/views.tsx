/** What Yearly Daily shows: see GameViews in src/games/view.ts. */
export { share } from './share.ts';
export { Almanac } from './view/Almanac.tsx';
export { BoardView } from './view/BoardView.tsx';
export { default as styles } from './view/board.css?inline';
export { HowToPlay } from './view/HowToPlay.tsx';

export const about =
  'A wooden calendar and eight pieces of stoneware. Lay them so that everything is covered but today’s month and day. Each date can be done in many ways, and it comes back next year.';
