/** Accesses the app's database through plain IndexedDB, bypassing the app's code. */
import type { Page } from '@playwright/test';
import type { PlayLog } from '../../../src/play/log.ts';
import { tablesByVersion } from '../../../src/storage/database.ts';

const NAME = 'crema';

type Rows = Readonly<Record<string, unknown>>;

/**
 * Writes rows into a table of the app's database and returns all its rows by key. Waits for the app
 * to create the table.
 */
function inTable(page: Page, table: string, rows: Rows): Promise<Record<string, unknown>> {
  return page.evaluate(
    async ([name, store, entries]) => {
      /** Opens the app's database; null until the app has created it with its tables. */
      const open = () =>
        new Promise<IDBDatabase | null>((resolve, reject) => {
          const opening = indexedDB.open(name);
          let isMine = false;
          // Abort: creating the database here would prevent the app's own upgrade.
          opening.onupgradeneeded = () => {
            isMine = true;
            opening.transaction?.abort();
          };
          opening.onerror = () => (isMine ? resolve(null) : reject(opening.error));
          opening.onsuccess = () => {
            const db = opening.result;
            if (db.objectStoreNames.contains(store)) return resolve(db);
            db.close();
            resolve(null);
          };
        });
      let db = await open();
      while (db === null) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        db = await open();
      }
      const opened = db;
      return new Promise<Record<string, unknown>>((resolve, reject) => {
        const isWriting = Object.keys(entries).length > 0;
        const tx = opened.transaction(store, isWriting ? 'readwrite' : 'readonly');
        for (const [key, value] of Object.entries(entries)) tx.objectStore(store).put(value, key);
        const found: Record<string, unknown> = {};
        const cursor = tx.objectStore(store).openCursor();
        cursor.onsuccess = () => {
          if (!cursor.result) return;
          found[String(cursor.result.key)] = cursor.result.value;
          cursor.result.continue();
        };
        tx.onerror = () => reject(tx.error);
        tx.oncomplete = () => {
          opened.close();
          resolve(found);
        };
      });
    },
    [NAME, table, rows] as const,
  );
}

/** The rows of a table of the app's database, by key. */
export const readTable = (page: Page, table: string) => inTable(page, table, {});

/** The part of a saved game that these tests read. */
export interface SavedLog {
  readonly log: PlayLog;
}

const STEPS: Readonly<Partial<Record<string, number>>> = { undo: -1, redo: 1, restart: 1 };

/** The number of moves in a saved game, without undone ones. */
export const movesIn = ({ log }: SavedLog): number =>
  log.reduce((sum, [, , what]) => sum + (typeof what === 'string' ? (STEPS[what] ?? 0) : 1), 0);

/**
 * The number of moves in the saved game of a puzzle, without undone ones; undefined without a save.
 */
export async function savedMoves(page: Page, puzzle: string): Promise<number | undefined> {
  const row = (await readTable(page, 'progress'))[puzzle] as { session: SavedLog } | undefined;
  return row && movesIn(row.session);
}

/**
 * Writes rows into a table of the app's database as they are; the app sees them at its next load.
 */
export async function writeRows(page: Page, table: string, rows: Rows): Promise<void> {
  await inTable(page, table, rows);
}

/** IndexedDB's number of the database's newest version: Dexie multiplies its own by ten. */
const VERSION = 10 * Math.max(...tablesByVersion().keys());
const TABLES = [...tablesByVersion().values()].flat();

/**
 * Opens a picture of the site, a page on which nothing of the app runs, and creates the app's
 * app does, unless it is there.
 */
export async function makeDatabase(page: Page): Promise<void> {
  await page.goto('/icons/icon-48.png');
  await page.evaluate(
    ([name, version, tables]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, version);
        opening.onupgradeneeded = () => {
          for (const table of tables) opening.result.createObjectStore(table);
        };
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
    [NAME, VERSION, TABLES] as const,
  );
}
