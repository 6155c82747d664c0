/** Sudoku Shift's editor: see BoardEditor in src/games/contract/editor.ts. */
import type { BoardEditor } from '../../contract/editor.ts';
import type { Board, State } from '../rules/types.ts';
import { Editor } from './Editor.tsx';
import styles from './editor.css?inline';

const withoutBeans = ({ beans: _, ...board }: Board) => JSON.stringify(board);

export const editor: BoardEditor<Board, State> = {
  styles,
  Editor,
  withBeans: (board, beans) => (board.beans === beans ? board : { ...board, beans }),
  differences: (before, after) => [
    ...(withoutBeans(before) === withoutBeans(after) ? [] : ['A different board.']),
    ...(before.beans === after.beans ? [] : [`Beans: ${before.beans} → ${after.beans}`]),
  ],
};
