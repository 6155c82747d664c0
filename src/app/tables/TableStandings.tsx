/** A puzzle at the player's table: above the leaderboard of everybody, and after a finish. */
import { useAtomValue } from 'jotai';
import { Users } from 'lucide-react';
import { dateOf } from '../../daily/numbering.ts';
import { isShown } from '../../protocol/table.ts';
import type { SeatedTable } from '../../tables/seen.ts';
import { button } from '../../ui/button.ts';
import { seenWords } from '../../ui/seenWords.ts';
import { todayAtom } from '../device/today.ts';
import { Link } from '../page/Link.tsx';
import type { PuzzleProps } from '../page/page.ts';
import { Standings } from './Standings.tsx';
import { TableTabs } from './TableTabs.tsx';
import { type ShownTables, useChosenTable, useTables } from './useTables.ts';

export interface TableStandingsProps extends PuzzleProps {
  /** Invites players without a table to make one. */
  readonly invites: boolean;
}

export function TableStandings({ definition, id, invites }: TableStandingsProps) {
  const { shown } = useTables('chosen');
  const chosen = useChosenTable(shown);
  const today = useAtomValue(todayAtom);
  if (shown.kind !== 'tables') return null;
  if (chosen === null) return invites ? <Invitation /> : null;
  // The table no longer knows who has finished an older puzzle.
  if (!isShown(dateOf(definition.schedule, id), today)) return null;
  return (
    <section aria-labelledby="at-table">
      <TableHead shown={shown} chosen={chosen} />
      <div className="overflow-clip rounded-card border border-line bg-card">
        <Standings seated={chosen} uid={shown.seen.uid} definition={definition} id={id} />
      </div>
    </section>
  );
}

/** Name of the table, its age where it is a copy, and the player's other tables. */
export function TableHead({
  shown,
  chosen,
}: {
  readonly shown: Extract<ShownTables, { kind: 'tables' }>;
  readonly chosen: SeatedTable;
}) {
  const today = useAtomValue(todayAtom);
  return (
    <>
      <div className="mb-2 flex min-h-6 flex-wrap items-baseline justify-between gap-x-4 px-1">
        <h2 id="at-table" className="font-sans text-[0.9375rem] font-semibold tracking-normal">
          <Link
            to="/tables"
            className="underline decoration-line decoration-2 underline-offset-4 hover:decoration-current"
          >
            {`At ${chosen.table.name}`}
          </Link>
        </h2>
        {!shown.isFresh && <p className="text-sm text-soft">{seenWords(chosen.at, today)}</p>}
      </div>
      {shown.seen.tables.length > 1 && (
        <div className="mb-2">
          <TableTabs tables={shown.seen.tables} chosen={chosen.id} />
        </div>
      )}
    </>
  );
}

function Invitation() {
  return (
    <Link to="/tables" className={`${button.secondary} w-full`}>
      <Users size={18} aria-hidden />
      <span>Play with friends: start a table</span>
    </Link>
  );
}
