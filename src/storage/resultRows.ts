/** A game's results, in a transaction. */
import { type GameId, resultsOf } from '../games/definitions.ts';
import { resultKey, storedNames } from '../protocol/resultKeys.ts';
import type { ResultRow } from './entities.ts';
import { readable, resultReader, rowsOf } from './rows.ts';
import type { ReadTransaction, TableTransaction } from './tableStore.ts';
import { keepUnreadable } from './unreadable.ts';

export interface ResultRows {
  /** The readable results with their changes, by id. */
  readonly rows: ReadonlyMap<string, ResultRow>;
  change(row: ResultRow): void;
  /** Writes the changes at once: a year of results is one request. */
  write(): Promise<void>;
}

/** The readable complete results of a game. */
export async function completeRows(tx: ReadTransaction, game: GameId): Promise<ResultRow[]> {
  const rows = await rowsOf(tx, storedNames(game).results, resultReader(game));
  return rows.filter((row) => resultsOf(game).isComplete(row.result));
}

/** The transaction includes meta. */
export async function readResultRows(tx: TableTransaction, game: GameId): Promise<ResultRows> {
  const table = storedNames(game).results;
  const reader = resultReader(game);
  const stored = await tx.all(table);
  const rows = new Map(readable(stored, reader).map((row) => [row.id, row]));
  const changed = new Map<string, ResultRow>();
  return {
    rows,
    change(row) {
      rows.set(row.id, row);
      changed.set(resultKey(game, row.id), row);
    },
    async write() {
      if (changed.size === 0) return;
      const before = stored.filter(([key]) => changed.has(key));
      await keepUnreadable(tx, table, before, reader);
      await tx.put(table, [...changed]);
    },
  };
}
