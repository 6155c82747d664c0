/** The desk's dialog that confirms a change of the published puzzle, with its outcome. */
import { useState } from 'react';
import type { Desk } from '../../../desk/port.ts';
import {
  type Change,
  type ChangeKind,
  nextListing,
  type Standing,
} from '../../../protocol/changes.ts';
import { MAX_REASON } from '../../../protocol/listing.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { button } from '../../../ui/button.ts';
import { useActing } from '../act.ts';
import { DeskDialog } from '../DeskDialog.tsx';
import { changeName, OUT_ABROAD, outcomeWords, takesPuzzle, takesReason } from './publishWords.ts';
import { Words } from './Words.tsx';

export interface AskingProps {
  readonly standing: Standing;
  /** Hash of the draft that the change would publish. */
  readonly hash: string;
  /** Whether the puzzle's day has begun somewhere on earth although it has not begun here. */
  readonly isAbroad: boolean;
  /**
   * Sends the change to the server, with the draft's puzzle if the kind of change publishes one;
   * rejects with a `ServerError`.
   */
  submit(desk: Desk, change: Change, note: string, revision: number): Promise<void>;
  /** `Listing.revision` that the change is based on. */
  readonly base: number;
  readonly kind: ChangeKind;
  /** Number of the version that is identical to the draft; null for a new puzzle. */
  readonly again: number | null;
  /** The change that an undo would revert, such as "Anna held it."; empty when unknown. */
  readonly undone: string;
  onClose(): void;
  onDone(): void;
}

export function Asking(props: AskingProps) {
  const { kind, again, standing, hash, submit, onClose, onDone } = props;
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const { busy, problem, run } = useActing();
  const change: Change = takesPuzzle(kind) ? { kind, reason, hash } : { kind, reason };
  const next = nextListing(standing, change);
  const sure = nextListing(standing, { ...change, reason: 'reason' });
  // Kept from when the dialog was opened: the server refuses to change what was changed unseen.
  const [base] = useState(props.base);

  async function go(): Promise<void> {
    if (await run((desk) => submit(desk, change, note, base))) onDone();
  }

  const name = changeName(kind, again);
  return (
    <DeskDialog title={name} onClose={onClose}>
      {kind === 'undo' && props.undone !== '' && <p className="mb-2">{props.undone}</p>}
      {kind === 'correct' && props.isAbroad && <p className="mb-2 font-medium">{OUT_ABROAD}</p>}
      <p>
        {sure.ok ? outcomeWords(kind, sure.value, again, standing.isOut) : sure.problem.message}
      </p>
      {takesReason(kind) && (
        <Words
          label={`Reason shown to players${kind === 'correct' || kind === 'withdraw' ? '' : ' (optional)'}`}
          most={MAX_REASON}
          value={reason}
          onChange={setReason}
        />
      )}
      <Words
        label="Note for the log (optional; players never see it)"
        most={1000}
        value={note}
        onChange={setNote}
      />
      <p role="alert" className="mt-3 text-bad empty:hidden">
        {problem}
      </p>
      <div className="mt-4 flex flex-wrap items-center justify-end gap-3 max-sm:*:grow">
        {!next.ok && <p className="w-full text-sm text-soft">{next.problem.message}</p>}
        <button type="button" className={button.quiet} onClick={onClose}>
          Cancel
        </button>
        <ActionButton
          className={kind === 'withdraw' ? button.danger : button.primary}
          disabled={!next.ok || busy}
          onClick={() => void go()}
        >
          {busy ? 'Checking…' : name}
        </ActionButton>
      </div>
    </DeskDialog>
  );
}
