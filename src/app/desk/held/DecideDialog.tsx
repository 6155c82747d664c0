/** The dialog that confirms an editor's decision about a result, with a note for the log. */
import { useId, useState } from 'react';
import type { Desk } from '../../../desk/port.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { button } from '../../../ui/button.ts';
import { useActing } from '../act.ts';
import { DeskDialog } from '../DeskDialog.tsx';

export interface DecisionWords {
  readonly name: string;
  /** The decision's consequence, shown before it is confirmed. */
  readonly asked: string;
  /** The outcome, as a sentence. */
  readonly done: string;
  /** CSS classes of its button. */
  readonly look: string;
}

export interface DecideDialogProps {
  readonly words: DecisionWords;
  /** Whether the decision needs a note. */
  readonly asksWhy: boolean;
  /** @param note trimmed. */
  decide(desk: Desk, note: string): Promise<unknown>;
  onClose(): void;
  /** @param said `DecisionWords.done`. */
  onDecided(said: string): void;
}

export function DecideDialog({ words, asksWhy, decide, onClose, onDecided }: DecideDialogProps) {
  const { busy, problem, run } = useActing();
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useId();
  async function go(): Promise<void> {
    if (asksWhy && note.trim() === '') setMissing(true);
    else if (await run((desk) => decide(desk, note.trim()))) onDecided(words.done);
  }
  return (
    <DeskDialog title={words.name} onClose={onClose}>
      <p>{words.asked}</p>
      <label htmlFor={field} className="mt-3 block font-medium">
        {asksWhy
          ? 'Reason for the log (players never see it)'
          : 'Note for the log (optional; players never see it)'}
      </label>
      <input
        id={field}
        type="text"
        maxLength={280}
        required={asksWhy}
        aria-invalid={isMissing}
        className="mt-1 min-h-11 w-full rounded-xl border border-edge bg-card px-3"
        value={note}
        onChange={(event) => {
          setNote(event.target.value);
          setMissing(false);
        }}
      />
      <p role="alert" className="mt-1 text-bad">
        {isMissing ? 'Please give a reason.' : problem}
      </p>
      <div className="mt-4 flex flex-wrap justify-end gap-3 max-sm:*:grow">
        <button type="button" className={button.quiet} onClick={onClose}>
          Cancel
        </button>
        <ActionButton className={words.look} disabled={busy} onClick={() => void go()}>
          {words.name}
        </ActionButton>
      </div>
    </DeskDialog>
  );
}
