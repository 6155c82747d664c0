/** Dropping what is not needed any more. Results are never purged. */
import { type GameId, resultsOf } from '../games/definitions.ts';
import type { ResultRow } from './port.ts';
import { resultReader } from './rows.ts';
import { readable } from './soundRows.ts';
import type { TableStore, TableTransaction } from './tableStore.ts';
import { storedNames, type TableName } from './tables.ts';

/**
 * Which cached puzzles are not needed any more: those that are finished and not the one being
 * played. Packs bring them back when they are opened again; results are never purged.
 */
export function purgeable(
  cached: readonly string[],
  finished: ReadonlySet<string>,
  current: string | undefined,
): string[] {
  return cached.filter((id) => finished.has(id) && id !== current);
}

/** Rows to be dropped. */
export interface Dropped {
  readonly table: TableName;
  readonly keys: readonly string[];
}

/** The complete results of a game that can be read. */
export async function completeRows(tx: TableTransaction, game: GameId): Promise<ResultRow[]> {
  const entries = await tx.all(storedNames(game).results);
  const { isComplete } = resultsOf(game);
  return readable(entries, resultReader(game)).filter((row) => isComplete(row.result));
}

/** Drops what is found, and returns how many rows that were. */
export async function purge(
  store: TableStore,
  tables: readonly TableName[],
  find: (tx: TableTransaction) => Promise<readonly Dropped[]>,
): Promise<number> {
  // Almost always there is nothing to do, and a transaction that may write keeps every other page from
  // all of these tables.
  const found = await store.transaction({ mode: 'read', tables }, find);
  if (found.length === 0) return 0;
  return store.transaction({ mode: 'write', tables }, async (tx) => {
    const stillFound = await find(tx);
    for (const { table, keys } of stillFound) await tx.delete(table, keys);
    return stillFound.reduce((sum, { keys }) => sum + keys.length, 0);
  });
}
