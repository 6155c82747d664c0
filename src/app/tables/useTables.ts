/** The player's tables for a page: first this device's copy, then the server's answer. */
import { useAtom, useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo } from 'react';
import { releasedOn } from '../../daily/numbering.ts';
import { definitionOf } from '../../games/definitions.ts';
import type { SeatedTable, SeenTables } from '../../tables/seen.ts';
import { type OwnRanks, type Seat, seatsOf } from '../../tables/standing.ts';
import { onlineAtom } from '../device/online.ts';
import type { Trouble } from '../page/trouble.ts';
import { recordsAtom } from '../records/records.ts';
import { settingsAtom } from '../settings/settings.ts';
import { leaderboardUpdatesAtom, leaderboardUserUpdatesAtom } from '../sync/counters.ts';
import { answerAtom, labelsAtom, refreshTables, storedTablesAtom } from './tablesState.ts';

export type ShownTables =
  | { readonly kind: 'loading' | 'signed-out' }
  /** There is neither a copy nor an answer of the server. */
  | { readonly kind: 'nothing'; readonly trouble: Trouble }
  | {
      readonly kind: 'tables';
      readonly seen: SeenTables;
      readonly isFresh: boolean;
      readonly trouble: Trouble | null;
    };

export interface UsedTables {
  readonly shown: ShownTables;
  retry(): void;
}

/** Pause between two readings of the table on an open page of tables, in ms. */
const REFRESH_MS = 60_000;

/** @param reads all tables again, or only the chosen one. */
export function useTables(reads: 'all' | 'chosen'): UsedTables {
  const stored = useAtomValue(storedTablesAtom);
  const online = useAtomValue(onlineAtom);
  const [answer, setAnswer] = useAtom(answerAtom);
  const updates = useAtomValue(leaderboardUpdatesAtom) + useAtomValue(leaderboardUserUpdatesAtom);
  const uid = stored?.uid ?? null;
  const { chosenTable } = useAtomValue(settingsAtom);
  const chosen = chosenOf(stored?.seen ?? null, chosenTable)?.id ?? null;
  const only = reads === 'all' ? null : chosen;

  // The id of the first table is no dependency: it arrives with the first read, which has the table.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when results or the choice have changed
  useEffect(() => {
    if (uid === null) return;
    if (online) void refreshTables(only);
    else setAnswer({ kind: 'offline' });
  }, [uid, online, updates, reads, chosenTable, setAnswer]);

  // Friends finish while the page is open, or while another tab is.
  useEffect(() => {
    if (uid === null || !online) return;
    const look = () => {
      if (!document.hidden) void refreshTables(chosen);
    };
    document.addEventListener('visibilitychange', look);
    const timer = reads === 'all' ? setInterval(look, REFRESH_MS) : undefined;
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
    };
  }, [uid, online, reads, chosen]);

  const retry = useCallback(() => {
    setAnswer('none');
    void refreshTables();
  }, [setAnswer]);
  return { shown: shownOf(stored?.seen ?? null, stored === null, uid, answer), retry };
}

function shownOf(
  seen: SeenTables | null,
  isReading: boolean,
  uid: string | null,
  answer: 'none' | 'fresh' | Trouble,
): ShownTables {
  if (isReading) return { kind: 'loading' };
  if (uid === null) return { kind: 'signed-out' };
  const trouble = typeof answer === 'object' ? answer : null;
  if (seen !== null) return { kind: 'tables', seen, isFresh: answer === 'fresh', trouble };
  return trouble === null ? { kind: 'loading' } : { kind: 'nothing', trouble };
}

const chosenOf = (seen: SeenTables | null, chosen: string): SeatedTable | null =>
  seen?.tables.find(({ id }) => id === chosen) ?? seen?.tables[0] ?? null;

/** The table that is shown first: the chosen one, or the one joined first; null without tables. */
export function useChosenTable(shown: ShownTables): SeatedTable | null {
  const { chosenTable } = useAtomValue(settingsAtom);
  return chosenOf(shown.kind === 'tables' ? shown.seen : null, chosenTable);
}

/** The ranks of the player's results on this device. */
export function useOwnRanks(): OwnRanks {
  const records = useAtomValue(recordsAtom);
  return useMemo(
    () =>
      ({ game, date }) => {
        const { schedule, results } = definitionOf(game);
        const id = releasedOn(schedule, date);
        const record = records?.find(({ definition }) => definition.id === game);
        const row = id === null ? undefined : record?.results.get(id);
        return row === undefined ? null : results.rank(row.result);
      },
    [records],
  );
}

/** A table in a component's props. */
export interface SeatedProps {
  readonly seated: SeatedTable;
  /** The reader's account id. */
  readonly uid: string;
}

/** The members of a table as this player sees them. */
export function useSeats({ table }: SeatedTable, uid: string): readonly Seat[] {
  const labels = useAtomValue(labelsAtom);
  return useMemo(() => seatsOf(table, uid, labels), [table, uid, labels]);
}
