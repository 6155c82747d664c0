/** Accesses the app's database through plain IndexedDB, bypassing the app's code. */
import type { Page } from '@playwright/test';
import { tablesByVersion } from '../../../src/storage/database.ts';
import { FIRST_PLAYER, PLAYER_KEY, type PlayerName } from '../../../src/storage/players.ts';
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
 * Opens a picture of the site, a page on which nothing of the app runs, and creates the database of a
 * player there, unless the device has it. The player is the device's current one from then on.
 */
export async function makeDatabase(page: Page, player: PlayerName = FIRST_PLAYER): Promise<void> {
  await page.goto('/icons/icon-48.png');
  await page.evaluate(
    ([version, tables, player, key]) =>
      new Promise<void>((resolve, reject) => {
        if (player !== 'crema') localStorage.setItem(key, player);
        const opening = indexedDB.open(player, version);
        opening.onupgradeneeded = () => {
          for (const table of tables) opening.result.createObjectStore(table);
        };
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
    [VERSION, TABLES, player, PLAYER_KEY] as const,
  );
}
