/** Yearly Daily's editor: see BoardEditor in src/games/contract/editor.ts. */
import type { BoardEditor } from '../../contract/editor.ts';
import type { Board, State } from '../rules/types.ts';
import { Editor } from './Editor.tsx';

export const editor: BoardEditor<Board, State> = {
  styles: '',
  Editor,
  withBeans: (board, beans) => (board.beans === beans ? board : { ...board, beans }),
  differences(before, after) {
    if (before.words === after.words) return [];
    return [`Line for the day: ${after.words === undefined ? 'removed' : `“${after.words}”`}`];
  },
};
