/** Looks into the app's database with the browser's own means, past all of the app's code. */
import { expect, type Page } from '@playwright/test';

const NAME = 'crema';

/** The rows of a table by key. */
export function readTable(page: Page, table: string): Promise<Record<string, unknown>> {
  return page.evaluate(
    ([name, store]) =>
      new Promise<Record<string, unknown>>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const rows: Record<string, unknown> = {};
          const cursor = db.transaction(store).objectStore(store).openCursor();
          cursor.onerror = () => reject(cursor.error);
          cursor.onsuccess = () => {
            if (cursor.result) {
              rows[String(cursor.result.key)] = cursor.result.value;
              cursor.result.continue();
            } else {
              db.close();
              resolve(rows);
            }
          };
        };
      }),
    [NAME, table] as const,
  );
}

/** Writes rows as they are; the app learns of them when it is loaded next. */
export function writeRows(
  page: Page,
  table: string,
  rows: Readonly<Record<string, unknown>>,
): Promise<void> {
  return page.evaluate(
    ([name, store, entries]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const tx = db.transaction(store, 'readwrite');
          for (const [key, value] of Object.entries(entries)) tx.objectStore(store).put(value, key);
          tx.onerror = () => reject(tx.error);
          tx.oncomplete = () => {
            db.close();
            resolve();
          };
        };
      }),
    [NAME, table, rows] as const,
  );
}

/** Opens the app on its plainest page and waits until it has made its database. */
export async function makeDatabase(page: Page): Promise<void> {
  await page.goto('/licences');
  await expect
    .poll(() =>
      page.evaluate(
        async (name) => (await indexedDB.databases()).some((db) => db.name === name),
        NAME,
      ),
    )
    .toBe(true);
  // Made, but is it ready? An opening without a version waits for the upgrade to end.
  await readTable(page, 'meta');
}
