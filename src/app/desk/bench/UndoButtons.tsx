/** Undo and redo buttons for an editor's changes to a draft. */
import { Redo2, Undo2 } from 'lucide-react';
import { button } from '../../../ui/button.ts';
import type { UseDraft } from './useDraft.ts';

export function UndoButtons({ draft, snapshot }: UseDraft) {
  return (
    <span className="ml-auto flex">
      <button
        type="button"
        className={button.icon}
        aria-label="Undo"
        disabled={!snapshot.canUndo}
        onClick={draft.undo}
      >
        <Undo2 size={20} aria-hidden />
      </button>
      <button
        type="button"
        className={button.icon}
        aria-label="Redo"
        disabled={!snapshot.canRedo}
        onClick={draft.redo}
      >
        <Redo2 size={20} aria-hidden />
      </button>
    </span>
  );
}
