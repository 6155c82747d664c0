/** Each game's board editor for the desk, loaded on demand. */
import type { BoardEditor } from '../../../games/contract/editor.ts';
import type { GameId } from '../../../games/definitions.ts';
import shared from '../../../games/shared/editor.css?inline';
import { adoptStyles } from '../../../games/shared/styles.ts';

export async function loadEditor(id: GameId): Promise<BoardEditor> {
  const module: { readonly editor: BoardEditor } = await import(
    `../../../games/${id}/editor/boardEditor.tsx`
  );
  adoptStyles('editor', shared);
  adoptStyles(`${id} editor`, module.editor.styles);
  return module.editor;
}
