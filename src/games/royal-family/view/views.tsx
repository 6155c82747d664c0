/** Royal Family's views: see GameViews in src/games/contract/view.ts. */

export { BoardView } from './BoardView.tsx';
export { default as styles } from './royal.css?inline';
export { share } from './share.ts';

export const about =
  'A royal house has kept its family tree and lost the names. Read who is whose aunt, who was born first and who is next in line, and put everyone in their place. A small family on Monday, a large one by Sunday.';
