/** The games' editors, each loaded by itself. */
import type { BoardEditor } from '../../../games/contract/editor.ts';
import type { GameId } from '../../../games/definitions.ts';
import shared from '../../../games/shared/editor.css?inline';
import { adoptStyles } from '../../../games/shared/styles.ts';

const EDITORS: Readonly<Record<GameId, () => Promise<{ readonly editor: unknown }>>> = {
  'yearly-daily': () => import('../../../games/yearly-daily/editor/boardEditor.tsx'),
  'royal-family': () => import('../../../games/royal-family/editor/boardEditor.tsx'),
  geografind: () => import('../../../games/geografind/editor/boardEditor.tsx'),
  crossnumber: () => import('../../../games/crossnumber/editor/boardEditor.tsx'),
  'sudoku-shift': () => import('../../../games/sudoku-shift/editor/boardEditor.tsx'),
};

/** A game's values never leave the hands of that game. */
export async function loadEditor(game: GameId): Promise<BoardEditor> {
  const editor = (await EDITORS[game]()).editor as BoardEditor;
  adoptStyles('editor', shared);
  adoptStyles(`${game} editor`, editor.styles);
  return editor;
}
