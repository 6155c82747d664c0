import { button } from '../../../ui/button.ts';
import type { BoardEditor, EditorProps } from '../../contract/editor.ts';
import type { Side } from '../rules/game.ts';

function Editor({ board, onChange }: EditorProps<Side, Side | null>) {
  return (
    <button
      type="button"
      className={button.secondary}
      onClick={() => onChange(board === 'heads' ? 'tails' : 'heads')}
    >
      {`It falls ${board}`}
    </button>
  );
}

export const editor: BoardEditor<Side, Side | null> = {
  styles: '',
  Editor,
  withBeans: (board) => board,
  differences: (before, after) => (before === after ? [] : [`It falls ${after}`]),
};
