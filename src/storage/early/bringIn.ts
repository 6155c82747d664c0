/**
 * What earlier pages were still writing when they went, among the rows that are read early. Nearly every page
 * that is closed or reloaded leaves something, and the whole of storage had to come first to bring it in.
 */
import { isGameId } from '../../games/definitions.ts';
import type { ProgressRow } from '../port.ts';
import { isAhead, isRecord, readAccountRow, readProgressRow } from '../rows.ts';
import { resultKey, storedNames } from '../tables.ts';
import { entriesIn } from './leaveUnsaved.ts';
import { ACCOUNT, puzzleKey } from './names.ts';
import type { EarlyRows, RowRequest } from './readEarly.ts';

/** An unfinished game out of a log; null for anything else. */
function progressIn(entry: unknown, owner: string | null): ProgressRow | null {
  if (!isRecord(entry) || entry.kind !== 'progress' || (entry.owner ?? null) !== owner) return null;
  const { row } = entry;
  if (!isRecord(row) || !isGameId(row.game) || typeof row.id !== 'string') return null;
  return readProgressRow(puzzleKey(row.game, row.id), row);
}

/**
 * The rows as storage will tell them once it has brought in these logs (../unsavedLog.ts).
 *
 * @param logs as they stand in localStorage.
 * @returns null where storage itself has to say: of results, of another account's, of finished puzzles, and
 *   of all that cannot be read.
 */
export function bringIn(
  requests: readonly RowRequest[],
  rows: EarlyRows,
  logs: readonly string[],
): EarlyRows | null {
  const account = requests.findIndex(([, key]) => key === ACCOUNT);
  if (account === -1) return null;
  const owner = readAccountRow(rows[account]?.[0]?.[1])?.uid ?? null;
  const left = logs.flatMap(entriesIn).map((entry) => progressIn(entry, owner));
  const isFinished = ({ game, id }: ProgressRow) =>
    requests.some(
      ([table], i) =>
        table === storedNames(game).results &&
        rows[i]?.some(([key]) => key === resultKey(game, id)),
    );
  if (!left.every((row) => row !== null) || left.some(isFinished)) return null;
  return rows.map((found, i) => {
    const [table, wanted] = requests[i] as RowRequest;
    if (table !== 'progress') return found;
    const games = new Map(found);
    for (const row of left) {
      const key = puzzleKey(row.game, row.id);
      if (wanted !== undefined && wanted !== key) continue;
      const before = readProgressRow(key, games.get(key));
      // One that cannot be read stays, for storage to set aside.
      if (before === null ? !games.has(key) : isAhead(row, before)) games.set(key, row);
    }
    return [...games].sort(([a], [b]) => (a < b ? -1 : 1));
  });
}
