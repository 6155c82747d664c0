/** Drops data that is no longer needed. Results are never purged. */
import { type GameId, resultsOf } from '../games/definitions.ts';
import { storedNames } from '../protocol/resultKeys.ts';
import type { ResultRow } from './entities.ts';
import { resultReader, rowsOf } from './rows.ts';
import type { TableStore, TableTransaction } from './tableStore.ts';
import type { TableName } from './tables.ts';

/**
 * The ids of cached puzzles to drop: the finished ones except the current one. A dropped puzzle is
 * read from its pack when it is opened again.
 */
export function purgeable(
  cached: readonly string[],
  finished: ReadonlySet<string>,
  current: string | undefined,
): string[] {
  return cached.filter((id) => finished.has(id) && id !== current);
}

/** Rows of a table that are to be dropped. */
export interface Dropped {
  readonly table: TableName;
  readonly keys: readonly string[];
}

/** The readable complete results of a game. */
export async function completeRows(tx: TableTransaction, game: GameId): Promise<ResultRow[]> {
  const rows = await rowsOf(tx, storedNames(game).results, resultReader(game));
  return rows.filter((row) => resultsOf(game).isComplete(row.result));
}

/** Drops the rows found, and returns their number. */
export async function purge(
  store: TableStore,
  tables: readonly TableName[],
  find: (tx: TableTransaction) => Promise<readonly Dropped[]>,
): Promise<number> {
  // Check in a read transaction first: usually nothing is found, and a write transaction would lock
  // all of these tables for other pages.
  const found = await store.transaction({ mode: 'read', tables }, find);
  if (found.length === 0) return 0;
  return store.transaction({ mode: 'write', tables }, async (tx) => {
    const stillFound = await find(tx);
    for (const { table, keys } of stillFound) await tx.delete(table, keys);
    return stillFound.reduce((sum, { keys }) => sum + keys.length, 0);
  });
}
