/** Royal Family's views: see GameViews in src/games/contract/view.ts. */

export { BoardView } from './BoardView.tsx';
export { default as styles } from './royal.css?inline';

export const about =
  'A royal house has kept its family tree but lost the names. Read the clues (who is whose aunt, who was born first, who is next in line) and put everyone in place. A small family on Monday, a large one by Sunday.';
