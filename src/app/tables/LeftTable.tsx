/** The table that the player has just left, with the way back. */
import { useState } from 'react';
import type { SeatedTable } from '../../tables/seen.ts';
import { button } from '../../ui/button.ts';
import { Strip } from '../../ui/Strip.tsx';
import { useFocusIfLost } from '../../ui/useFocusIfLost.ts';
import { changeTable } from './tablesState.ts';

export function LeftTable({
  left: { table },
  uid,
  onDone,
}: {
  readonly left: SeatedTable;
  readonly uid: string;
  onDone(): void;
}) {
  const strip = useFocusIfLost<HTMLDivElement>();
  const [problem, setProblem] = useState<string | null>(null);
  // The last member takes the table, and its code, along.
  const canReturn = Object.keys(table.members).length > 1;

  async function comeBack() {
    const hidesTimes = table.members[uid]?.hidesTimes ?? false;
    const joined = await changeTable({ kind: 'join', code: table.code, hidesTimes });
    if (joined.ok) onDone();
    else setProblem(joined.problem.message);
  }

  return (
    <Strip ref={strip} className="mb-4">
      <p className="flex-[1_1_6rem] py-1.5">{problem ?? `You’ve left ${table.name}.`}</p>
      <span className="flex flex-wrap">
        {canReturn && problem === null && (
          <button type="button" className={button.quiet} onClick={() => void comeBack()}>
            Rejoin
          </button>
        )}
        <button type="button" className={button.quiet} onClick={onDone}>
          Close
        </button>
      </span>
    </Strip>
  );
}
