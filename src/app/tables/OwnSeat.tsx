/** The player's own seat: hiding times, and leaving. */
import { useState } from 'react';
import type { SeatedTable } from '../../tables/seen.ts';
import { button } from '../../ui/button.ts';
import { Switch } from '../../ui/Switch.tsx';
import { changeTable } from './tablesState.ts';

export function OwnSeat({
  seated,
  uid,
  onLeft,
}: {
  readonly seated: SeatedTable;
  readonly uid: string;
  onLeft(seated: SeatedTable): void;
}) {
  const { id, table } = seated;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const hidesTimes = table.members[uid]?.hidesTimes ?? false;

  async function change(how: Parameters<typeof changeTable>[0]): Promise<boolean> {
    setBusy(true);
    const changed = await changeTable(how);
    setBusy(false);
    setFailure(changed.ok ? null : changed.problem.message);
    return changed.ok;
  }

  return (
    <section aria-labelledby="own-seat">
      <h2 id="own-seat" className="text-2xl">
        Your seat
      </h2>
      <div className="mt-2 flex flex-col items-start gap-3">
        <div className="w-full">
          <Switch
            label="Hide my times"
            detail="The others see that you have finished, not how fast."
            checked={hidesTimes}
            onChange={(wanted) => {
              if (!busy) void change({ kind: 'hide', table: id, hidesTimes: wanted });
            }}
          />
        </div>
        <button
          type="button"
          className={button.danger}
          disabled={busy}
          onClick={async () => {
            if (await change({ kind: 'leave', table: id })) onLeft(seated);
          }}
        >
          Leave this table
        </button>
        <p role="status" className="text-sm text-bad empty:hidden">
          {failure}
        </p>
      </div>
    </section>
  );
}
