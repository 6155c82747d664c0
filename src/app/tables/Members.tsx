/** The members of a table: labels for oneself, and the owner's way to remove one. */
import { Ellipsis } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { LONGEST_LABEL } from '../../storage/labels.ts';
import type { SeatedTable } from '../../tables/seen.ts';
import type { Seat } from '../../tables/standing.ts';
import { button } from '../../ui/button.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Failure } from '../account/Pane.tsx';
import { MemberName } from './MemberName.tsx';
import { changeTable, labelMember } from './tablesState.ts';
import { useSeats } from './useTables.ts';

export function Members({ seated, uid }: { readonly seated: SeatedTable; readonly uid: string }) {
  const seats = useSeats(seated, uid);
  const { owner } = seated.table;
  const [opened, setOpened] = useState<Seat | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="members">
      <h2 id="members" className="text-2xl">
        At the table
      </h2>
      <ul className="mt-2">
        {seats.map((seat) => (
          <li
            key={seat.uid}
            className="flex min-h-13 items-center gap-3 border-t border-line py-1 first:border-t-0"
          >
            <span className="min-w-0 flex-1">
              <MemberName seat={seat} />
            </span>
            {seat.uid === owner && <span className="text-sm text-soft">owner</span>}
            {!seat.isOwn && (
              <button
                type="button"
                className={button.icon}
                aria-label={`More about ${seat.label ?? seat.name}`}
                onClick={() => {
                  setOpened(seat);
                  setIsOpen(true);
                }}
              >
                <Ellipsis size={20} aria-hidden />
              </button>
            )}
          </li>
        ))}
      </ul>
      <Dialog open={isOpen} title={opened?.name ?? ''} onClose={() => setIsOpen(false)}>
        {opened && (
          <Member
            key={opened.uid}
            seat={opened}
            table={seated.id}
            canRemove={owner === uid}
            onDone={() => setIsOpen(false)}
          />
        )}
      </Dialog>
    </section>
  );
}

function Member({
  seat,
  table,
  canRemove,
  onDone,
}: {
  readonly seat: Seat;
  readonly table: string;
  readonly canRemove: boolean;
  onDone(): void;
}) {
  const [label, setLabel] = useState(seat.label ?? '');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function save(event: FormEvent) {
    event.preventDefault();
    await labelMember(seat.uid, label);
    onDone();
  }

  async function remove() {
    setBusy(true);
    const removed = await changeTable({ kind: 'remove', table, member: seat.uid });
    setBusy(false);
    if (removed.ok) onDone();
    else setFailure(removed.problem.message);
  }

  return (
    <div className="flex flex-col gap-5">
      <form onSubmit={(event) => void save(event)} className="flex flex-col gap-3">
        <Field
          label="Your name for this player"
          hint="Only you see it. It stays on this device and in its backups."
          value={label}
          maxLength={LONGEST_LABEL}
          autoComplete="off"
          onChange={(event) => setLabel(event.target.value)}
        />
        <button type="submit" className={`${button.primary} self-start`}>
          Save
        </button>
      </form>
      {canRemove && (
        <div className="border-t border-line pt-4">
          <p className="text-sm text-soft">
            A removed player no longer sees this table. With the code they can come back; give the
            table a new one to prevent that.
          </p>
          <button
            type="button"
            className={`${button.danger} mt-3`}
            disabled={busy}
            onClick={() => void remove()}
          >
            {busy ? 'Removing' : 'Remove from the table'}
          </button>
        </div>
      )}
      {failure !== null && <Failure>{failure}</Failure>}
    </div>
  );
}
