/**
 * Reads entries with the browser's own IndexedDB. The first frame needs a handful of them, and the
 * database library would be a quarter of the JavaScript that has to come before it. The snapshot
 * (snapshot.ts) answers from them by the same reading methods as storage.
 */
import { DATABASE_NAME } from './keys.ts';
import type { TableEntry } from './tableStore.ts';

/** A table entry, or the whole table. */
export type Wanted = readonly [table: string, key?: string];

export interface Prefetched {
  readonly wanted: Wanted;
  /** As they are stored; empty where there are none. */
  readonly entries: readonly TableEntry[];
}

/** Safari has been seen to leave an opening without an answer: then storage itself is asked. */
const TIMEOUT_MS = 1000;

/**
 * Reads everything in one transaction. A missing database has no entries, and is not made. Null when
 * the database is closed to the page, broken, silent, or of a version without these tables.
 */
export function prefetch(
  wanted: readonly Wanted[],
  databases: () => IDBFactory,
): Promise<readonly Prefetched[] | null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), TIMEOUT_MS);
    try {
      const opening = databases().open(DATABASE_NAME);
      let isMissing = false;
      opening.onupgradeneeded = () => {
        // A database made here would have no tables, and would block the one that storage makes.
        isMissing = true;
        opening.transaction?.abort();
      };
      opening.onerror = (event) => {
        event.preventDefault();
        resolve(isMissing ? wanted.map((each) => ({ wanted: each, entries: [] })) : null);
      };
      opening.onsuccess = () => resolve(readAll(opening.result, wanted));
    } catch {
      resolve(null);
    }
  });
}

/** Closes the database as soon as it is read, or it would block an upgrade in another tab. */
function readAll(
  db: IDBDatabase,
  wanted: readonly Wanted[],
): Promise<readonly Prefetched[] | null> {
  return new Promise((resolve) => {
    try {
      const reading = db.transaction([...new Set(wanted.map(([table]) => table))], 'readonly');
      const found = wanted.map((each): (() => Prefetched) => {
        const [table, key] = each;
        const store = reading.objectStore(table);
        if (key !== undefined) {
          const row = store.get(key);
          const entries = (): TableEntry[] => (row.result === undefined ? [] : [[key, row.result]]);
          return () => ({ wanted: each, entries: entries() });
        }
        const [keys, values] = [store.getAllKeys(), store.getAll()];
        return () => ({
          wanted: each,
          entries: keys.result.map((name, i) => [name as string, values.result[i]]),
        });
      });
      reading.oncomplete = () => resolve(found.map((read) => read()));
      reading.onabort = () => resolve(null);
    } catch {
      resolve(null);
    } finally {
      db.close();
    }
  });
}
