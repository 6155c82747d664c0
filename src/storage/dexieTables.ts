/** Tables in IndexedDB, through Dexie. */
import { Dexie, liveQuery, type Transaction } from './dexie.ts';
import type { Scope, TableStore, TableTransaction, Work } from './tableStore.ts';
import type { TableName } from './tables.ts';

export function dexieTables(db: Dexie): TableStore {
  const tx: TableTransaction = {
    get: (table, key) => rows(table).get(key),
    all: async (table) => {
      // Dexie's own `all`: the native one may let the transaction go idle and commit.
      const [keys, values] = await Dexie.Promise.all([
        rows(table).toCollection().primaryKeys(),
        rows(table).toArray(),
      ]);
      return keys.map((key, i) => [key, values[i]] as const);
    },
    keys: (table) => rows(table).toCollection().primaryKeys(),
    put: async (table, entries) => {
      const only = entries.length === 1 ? entries[0] : undefined;
      // Dexie's single operations cost half as much as bulk ones, and finishing a puzzle writes
      // single rows.
      if (only) await rows(table).put(only[1], only[0]);
      else
        await rows(table).bulkPut(
          entries.map(([, value]) => value),
          entries.map(([key]) => key),
        );
    },
    delete: (table, keys) => {
      const only = keys.length === 1 ? keys[0] : undefined;
      return only === undefined ? rows(table).bulkDelete([...keys]) : rows(table).delete(only);
    },
    clear: (table) => rows(table).clear(),
  };
  function rows(table: TableName) {
    return db.table<unknown, string>(table);
  }
  const live = new Set<Transaction>();
  let aborts = 0;

  /** Registers the transaction until it settles, so that `abort` can reach it. */
  async function reachable<T>(work: Work<T>, askedAt: number): Promise<T> {
    const { currentTransaction } = Dexie;
    // `abort` was called before the database was open.
    if (askedAt !== aborts) throw new Dexie.AbortError();
    live.add(currentTransaction);
    // Registered even after `work` resolves: the transaction holds its locks until it commits.
    currentTransaction.on('complete', () => live.delete(currentTransaction));
    currentTransaction.on('abort', () => live.delete(currentTransaction));
    return work(tx);
  }

  return {
    transaction<T>(scope: Scope, work: Work<T>): Promise<T> {
      const mode = scope.mode === 'read' ? 'r' : 'rw';
      const askedAt = aborts;
      // `async` lets Dexie track native awaits; the outer native promise leaves Dexie's zone.
      return Promise.resolve(
        db.transaction(mode, [...scope.tables], async () => reachable(work, askedAt)),
      );
    },

    watch(read, listener) {
      const subscription = liveQuery(async () => read()).subscribe({
        next: listener,
        error: () => {}, // a failed read keeps the subscription
      });
      return () => subscription.unsubscribe();
    },

    abort() {
      aborts++;
      for (const transaction of [...live]) {
        try {
          transaction.abort();
        } catch {
          // The transaction is already committing, which needs nothing more from this page.
        }
      }
      live.clear();
    },

    close: () => db.close({ disableAutoOpen: true }),
  };
}
