/** Accesses the app's database through plain IndexedDB, bypassing the app's code. */
import type { Page } from '@playwright/test';
import { tablesByVersion } from '../../../src/storage/database.ts';
import { type SavedLog, savedMovesIn } from '../../support/movesIn.ts';
import { type Rows, rowsOf } from '../../support/rowsOf.ts';

const inTable = (page: Page, table: string, rows: Rows): Promise<Record<string, unknown>> =>
  page.evaluate(rowsOf, [table, rows] as const);

interface SavedSession extends SavedLog {
  /** Time since the log's last entry, in ms. */
  readonly since: number;
}

/** The rows of a table of the app's database, by key. */
export const readTable = (page: Page, table: string) => inTable(page, table, {});

/** The number of moves in the saved game of a puzzle, without undone ones. */
export const savedMoves = async (page: Page, puzzle: string) =>
  savedMovesIn(await readTable(page, 'progress'), puzzle);

/** The saved game of a puzzle, such as `sudoku-shift/516`; undefined without one. */
export async function savedSession(page: Page, puzzle: string) {
  const row = (await readTable(page, 'progress'))[puzzle] as { session: SavedSession } | undefined;
  return row?.session;
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
 * database there, unless the device has one.
 */
export async function makeDatabase(page: Page): Promise<void> {
  await page.goto('/icons/icon-48.png');
  await page.evaluate(
    ([version, tables]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('crema', version);
        opening.onupgradeneeded = () => {
          for (const table of tables) opening.result.createObjectStore(table);
        };
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
    [VERSION, TABLES] as const,
  );
}
