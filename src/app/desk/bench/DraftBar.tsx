/** Whether the browser keeps the editor's draft, and the steps back, forward and to the beginning. */
import { Redo2, Undo2 } from 'lucide-react';
import type { DraftSnapshot } from '../../../desk/draft.ts';
import { button } from '../../../ui/button.ts';
import type { UseDraft } from './useDraft.ts';

const SAVING: Readonly<Record<DraftSnapshot['saving'], string>> = {
  untouched: 'No changes yet.',
  kept: 'Your draft is saved in this browser.',
  unkept: 'This browser can’t save your draft. Don’t close this page before you publish.',
};

export function DraftBar({ draft, snapshot: { saving, steps, canRedo } }: UseDraft) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
      <p role="status">{SAVING[saving]}</p>
      {saving !== 'untouched' && (
        <button type="button" className={button.compact} onClick={draft.startOver}>
          Start over
        </button>
      )}
      <span className="flex">
        {(
          [
            ['Undo', Undo2, steps > 0, draft.undo],
            ['Redo', Redo2, canRedo, draft.redo],
          ] as const
        ).map(([name, Icon, can, step]) => (
          <button
            key={name}
            type="button"
            className={button.icon}
            aria-label={name}
            disabled={!can}
            onClick={step}
          >
            <Icon size={20} aria-hidden />
          </button>
        ))}
      </span>
    </div>
  );
}
