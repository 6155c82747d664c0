/** Yearly Daily's views: see GameViews in src/games/contract/view.ts. */

export { Almanac } from './Almanac.tsx';
export { BoardView } from './BoardView.tsx';
export { default as styles } from './board.css?inline';
export { waysFound } from './years.ts';

export const about =
  'A wooden calendar and eight pieces of stoneware. Place them so that they cover everything except today’s month and day. Every date has many solutions, and it comes round again next year.';
