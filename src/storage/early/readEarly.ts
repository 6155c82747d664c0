/**
 * Reads rows before the database library is there, with the browser's own means. What the first
 * frame shows is in a handful of rows, and the library would be a quarter of all the JavaScript
 * that has to come before it.
 */
import type { TableEntry } from '../tableStore.ts';
import { DATABASE_NAME } from './names.ts';

/** One row of a table, or all of them. */
export type RowRequest = readonly [table: string, key?: string];

/** For each request its rows, as they are stored; none where there are none. */
export type EarlyRows = readonly (readonly TableEntry[])[];

/** How long the database may take: Safari has been seen to leave an opening without an answer. */
const TIMEOUT_MS = 1000;

/**
 * All requests in one reading. Where there is no database there are no rows; null when it cannot
 * be read like this: it is closed to us, broken, does not answer, or is of a version without these
 * tables.
 */
export function readEarly(
  requests: readonly RowRequest[],
  databases: () => IDBFactory,
): Promise<EarlyRows | null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), TIMEOUT_MS);
    try {
      const opening = databases().open(DATABASE_NAME);
      let isMissing = false;
      opening.onupgradeneeded = () => {
        // Made here it would have no tables, and be in the way of the one that has.
        isMissing = true;
        opening.transaction?.abort();
      };
      opening.onerror = (event) => {
        event.preventDefault();
        resolve(isMissing ? requests.map(() => []) : null);
      };
      opening.onsuccess = () => resolve(readAll(opening.result, requests));
    } catch {
      resolve(null);
    }
  });
}

/** Closes the database when all has been read: nobody's upgrade must wait for this. */
function readAll(db: IDBDatabase, requests: readonly RowRequest[]): Promise<EarlyRows | null> {
  return new Promise((resolve) => {
    try {
      const reading = db.transaction([...new Set(requests.map(([table]) => table))], 'readonly');
      const found = requests.map(([table, key]): (() => TableEntry[]) => {
        const rows = reading.objectStore(table);
        if (key !== undefined) {
          const row = rows.get(key);
          return () => (row.result === undefined ? [] : [[key, row.result]]);
        }
        const [keys, values] = [rows.getAllKeys(), rows.getAll()];
        return () => keys.result.map((each, i) => [each as string, values.result[i]]);
      });
      reading.oncomplete = () => resolve(found.map((rows) => rows()));
      reading.onabort = () => resolve(null);
    } catch {
      resolve(null);
    } finally {
      db.close();
    }
  });
}
