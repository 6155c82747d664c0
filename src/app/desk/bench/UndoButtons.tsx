/** Undo and redo of a draft. */
import { Redo2, Undo2 } from 'lucide-react';
import type { DraftKeeper, DraftSnapshot } from '../../../desk/drafts/keeper.ts';
import { button } from '../../../ui/button.ts';

interface UndoButtonsProps {
  readonly keeper: DraftKeeper;
  readonly snapshot: DraftSnapshot;
}

export function UndoButtons({ keeper, snapshot }: UndoButtonsProps) {
  return (
    <span className="ml-auto flex">
      <button
        type="button"
        className={button.icon}
        aria-label="Undo"
        disabled={!snapshot.canUndo}
        onClick={keeper.undo}
      >
        <Undo2 size={20} aria-hidden />
      </button>
      <button
        type="button"
        className={button.icon}
        aria-label="Redo"
        disabled={!snapshot.canRedo}
        onClick={keeper.redo}
      >
        <Redo2 size={20} aria-hidden />
      </button>
    </span>
  );
}
