/** Geografind's editor: see BoardEditor in src/games/contract/editor.ts. */
import type { BoardEditor } from '../../contract/editor.ts';
import { answerOf } from '../rules/rules.ts';
import type { Board, State } from '../rules/types.ts';
import { countryOf } from '../world/countries.ts';
import { Editor } from './Editor.tsx';

export const editor: BoardEditor<Board, State> = {
  styles: '',
  Editor,
  withBeans: (board, beans) => (board.beans === beans ? board : { ...board, beans }),
  differences(before, after) {
    const [was, is] = [before, after].map((board) => countryOf(answerOf(board)).name);
    return was === is ? [] : [`${was} → ${is}`];
  },
  summary: (board) => [countryOf(answerOf(board)).name],
};
