/** Tables in IndexedDB, through Dexie. */
import Dexie, { liveQuery } from 'dexie';
import type { Scope, TableStore, TableTransaction, Work } from './tableStore.ts';
import type { TableName } from './tables.ts';

export function dexieTables(db: Dexie): TableStore {
  const tx: TableTransaction = {
    get: (table, key) => rows(table).get(key),
    all: async (table) => {
      // Dexie's own `all`: a native one may let the transaction go idle.
      const [keys, values] = await Dexie.Promise.all([
        rows(table).toCollection().primaryKeys(),
        rows(table).toArray(),
      ]);
      return keys.map((key, i) => [key, values[i]] as const);
    },
    keys: (table) => rows(table).toCollection().primaryKeys(),
    count: (table) => rows(table).count(),
    put: async (table, entries) => {
      const only = entries.length === 1 ? entries[0] : undefined;
      // Finishing writes single rows, and Dexie's single operations cost half as much.
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

  return {
    transaction<T>(scope: Scope, work: Work<T>): Promise<T> {
      const mode = scope.mode === 'read' ? 'r' : 'rw';
      // `async` tells Dexie to follow native awaits; the native promise outside lets go of its zone.
      return Promise.resolve(db.transaction(mode, [...scope.tables], async () => work(tx)));
    },

    watch(read, listener) {
      const subscription = liveQuery(async () => read()).subscribe({
        next: listener,
        error: () => {}, // it stays subscribed
      });
      return () => subscription.unsubscribe();
    },

    close: () => db.close({ disableAutoOpen: true }),
  };
}
