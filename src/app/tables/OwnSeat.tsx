/** The player's own seat: hiding times, and leaving. */
import { useState } from 'react';
import { left, type Table } from '../../protocol/table.ts';
import type { SeatedTable } from '../../tables/seen.ts';
import { button } from '../../ui/button.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useWork } from '../../ui/useWork.ts';
import { changeTable } from './tablesState.ts';
import type { SeatedProps } from './useTables.ts';

interface OwnSeatProps extends SeatedProps {
  onLeft(seated: SeatedTable): void;
}

export function OwnSeat({ seated, uid, onLeft }: OwnSeatProps) {
  const { id, table } = seated;
  const { busy, problem, run } = useWork();
  const [isLeaving, setIsLeaving] = useState(false);
  const hidesTimes = table.members[uid]?.hidesTimes ?? false;

  const change = (how: Parameters<typeof changeTable>[0]) => run(() => changeTable(how));

  return (
    <section aria-labelledby="own-seat">
      <h2 id="own-seat" className="text-2xl">
        Your seat
      </h2>
      <div className="mt-2 flex flex-col items-start gap-3">
        <div className="w-full">
          <Switch
            label="Hide my times"
            detail="Others at this table only see that you’ve finished."
            checked={hidesTimes}
            onChange={(wanted) => {
              if (!busy) void change({ kind: 'hide', table: id, hidesTimes: wanted });
            }}
          />
          <p className="mt-1 text-sm text-soft wrap-anywhere">
            The leaderboard for all players still shows your times.
          </p>
        </div>
        <p role="status" className="text-sm text-bad empty:hidden">
          {problem?.message}
        </p>
        <button
          type="button"
          className={button.danger}
          onClick={() => {
            if (!busy) setIsLeaving(true);
          }}
        >
          Leave this table
        </button>
        <ConfirmDialog
          open={isLeaving}
          title={`Leave ${table.name}?`}
          yes="Leave"
          no="Stay"
          onClose={() => setIsLeaving(false)}
          onYes={async () => {
            if (await change({ kind: 'leave', table: id })) onLeft(seated);
          }}
        >
          {leavingWords(table, uid)}
        </ConfirmDialog>
      </div>
    </section>
  );
}

function leavingWords(table: Table, uid: string): string {
  const rest = left(table, uid);
  if (rest === null)
    return 'You are the only one here. If you leave, the table is deleted. Your results stay in your profile.';
  const results = 'Your results leave with you. They come back if you rejoin.';
  if (table.owner !== uid) return results;
  const next = rest.members[rest.owner]?.leaderboardName;
  return `${results} ${next} will become the host, and stay the host even if you come back.`;
}
