/**
 * Reads entries with the browser's own IndexedDB. The first frame needs a handful of entries, and
 * the database library would be a quarter of the JavaScript loaded before it. The snapshot
 * (snapshot.ts) serves them by the same reading methods as storage.
 */
import type { PlayerName } from './players.ts';
import type { TableEntry } from './tableStore.ts';

/** The data to read: one entry of a table, or without a key the whole table. */
export type Wanted = readonly [table: string, key?: string];

export interface Prefetched {
  readonly wanted: Wanted;
  /** The entries as stored; empty where there are none. */
  readonly entries: readonly TableEntry[];
}

/** The part of a window by which a page learns that it is left. */
export type Leaving = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** Longest wait: Safari was seen to leave an open request unanswered. Then storage is asked. */
const TIMEOUT_MS = 1000;

/**
 * Reads all entries in one transaction. A missing database yields no entries, and is not created.
 * Null when the database is inaccessible, broken, silent, or of a version without these tables.
 */
export function prefetch(
  player: PlayerName,
  wanted: readonly Wanted[],
  databases: () => IDBFactory,
  page?: Leaving,
): Promise<readonly Prefetched[] | null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), TIMEOUT_MS);
    try {
      const opening = databases().open(player);
      let isMissing = false;
      opening.onupgradeneeded = () => {
        // A database created here would lack tables and block the upgrade by storage.
        isMissing = true;
        opening.transaction?.abort();
      };
      opening.onerror = (event) => {
        event.preventDefault();
        resolve(isMissing ? wanted.map((each) => ({ wanted: each, entries: [] })) : null);
      };
      opening.onsuccess = () => resolve(readAll(opening.result, wanted, page));
    } catch {
      resolve(null);
    }
  });
}

/** Closes the database after reading: an open connection would block an upgrade in another tab. */
function readAll(
  db: IDBDatabase,
  wanted: readonly Wanted[],
  page?: Leaving,
): Promise<readonly Prefetched[] | null> {
  return new Promise((resolve) => {
    const end = (found: readonly Prefetched[] | null) => {
      page?.removeEventListener('pagehide', abort);
      resolve(found);
    };
    let abort = () => {};
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
      reading.oncomplete = () => end(found.map((read) => read()));
      reading.onabort = () => end(null);
      // A page that is frozen while it reads would hold its lock against the pages after it.
      abort = () => {
        try {
          reading.abort();
        } catch {
          // The transaction is already committing, which needs nothing more from this page.
        }
      };
      page?.addEventListener('pagehide', abort);
    } catch {
      resolve(null);
    } finally {
      db.close();
    }
  });
}
