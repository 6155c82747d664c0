/** Yearly Daily's views: see GameViews in src/games/contract/view.ts. */

export { Almanac } from './Almanac.tsx';
export { BoardView } from './BoardView.tsx';
export { default as styles } from './board.css?inline';
export { share } from './share.ts';
export { waysFound } from './years.ts';

export const about =
  'A wooden calendar and eight pieces of stoneware. Lay them so that everything is covered but today’s month and day. Each date can be done in many ways, and it comes back next year.';
