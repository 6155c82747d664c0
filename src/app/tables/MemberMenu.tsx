/** The dialog about a member of a table: a label for oneself, and the owner's way to remove them. */
import { Ellipsis } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { LONGEST_LABEL } from '../../storage/labels.ts';
import type { Seat } from '../../tables/standing.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { button } from '../../ui/button.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Failure } from '../../ui/Pane.tsx';
import { useWork } from '../../ui/useWork.ts';
import { changeTable, labelMember } from './tablesState.ts';
import type { SeatedProps } from './useTables.ts';

export interface MemberMenuProps extends SeatedProps {
  readonly seat: Seat;
  /** Called once the server has removed the member. */
  onRemoved(): void;
}

export function MemberMenu({ seat, seated, uid, onRemoved }: MemberMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={button.icon}
        aria-label={`Options for ${seat.label ?? seat.name}`}
        onClick={() => setIsOpen(true)}
      >
        <Ellipsis size={20} aria-hidden />
      </button>
      <Dialog open={isOpen} title={seat.name} onClose={() => setIsOpen(false)}>
        {seat.uid === seated.table.owner && (
          <p className="mb-4 text-soft">This player is the table’s host.</p>
        )}
        <Member
          seat={seat}
          table={seated.id}
          canRemove={seated.table.owner === uid}
          onDone={() => setIsOpen(false)}
          onRemoved={onRemoved}
        />
      </Dialog>
    </>
  );
}

function Member({
  seat,
  table,
  canRemove,
  onDone,
  onRemoved,
}: {
  readonly seat: Seat;
  readonly table: string;
  readonly canRemove: boolean;
  onDone(): void;
  onRemoved(): void;
}) {
  const [label, setLabel] = useState(seat.label ?? '');
  const [renews, setRenews] = useState(true);
  const { busy, problem, run } = useWork();

  async function save(event: FormEvent) {
    event.preventDefault();
    await labelMember(seat.uid, label);
    onDone();
  }

  async function remove() {
    const change = { kind: 'remove', table, member: seat.uid, renews } as const;
    if (!(await run(() => changeTable(change)))) return;
    onDone();
    onRemoved();
  }

  return (
    <div className="flex flex-col gap-5">
      <form onSubmit={(event) => void save(event)} className="flex flex-col gap-3">
        <Field
          label="Nickname"
          hint="Only you see it. It stays on this device and in your backups."
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
            A removed player won’t see this table any more, but can rejoin with the current code.
          </p>
          <div className="my-2">
            <Checkbox label="Also make a new code" checked={renews} onChange={setRenews} />
          </div>
          <ActionButton className={button.danger} disabled={busy} onClick={() => void remove()}>
            {busy ? 'Removing' : 'Remove from the table'}
          </ActionButton>
        </div>
      )}
      {problem !== null && <Failure>{problem.message}</Failure>}
    </div>
  );
}
