/** Today at the player's table, on the home page of a finished day. */
import type { CivilDate } from '../../daily/date.ts';
import { DayGrid } from './DayGrid.tsx';
import { TableHead } from './TableStandings.tsx';
import { useChosenTable, useTables } from './useTables.ts';

export interface DayAtTableProps {
  readonly today: CivilDate;
}

export function DayAtTable({ today }: DayAtTableProps) {
  const { shown } = useTables('chosen');
  const chosen = useChosenTable(shown);
  if (shown.kind !== 'tables' || chosen === null) return null;
  return (
    <section aria-labelledby="at-table">
      <TableHead shown={shown} chosen={chosen} />
      <DayGrid seated={chosen} uid={shown.seen.uid} date={today} />
    </section>
  );
}
