/** Crossnumber's editor: see BoardEditor in src/games/contract/editor.ts. */
import type { BoardEditor } from '../../contract/editor.ts';
import type { Board, State } from '../rules/types.ts';
import { Editor } from './Editor.tsx';
import styles from './editor.css?inline';
import { differences, summary } from './edits.ts';

export const editor: BoardEditor<Board, State> = {
  styles,
  Editor,
  withBeans: (board, beans) => (board.beans === beans ? board : { ...board, beans }),
  differences,
  summary,
};
