/**
 * The Dexie database: its name, its schema and what happens when two versions meet. Used by pages
 * and by the service worker.
 *
 * Changing the schema: add a version below, never edit one that was released, and only add to what
 * rows hold. A tab that is still open from before may write rows of the older form afterwards.
 */
import './broadcastChannel.ts';
import Dexie, { type DexieOptions } from 'dexie';
import { DEFINITIONS } from '../games/definitions.ts';
import { DATABASE_NAME } from './keys.ts';

/**
 * The tables of the first version, as they were released. Written out: whatever is added to the app
 * must not change what this version was.
 */
const VERSION_1 = [
  'ssPuzzles',
  'ydPuzzles',
  'cnDocs',
  'gfDocs',
  'rfDocs',
  'ssPuzzlesTimes',
  'ydScores',
  'cnPuzzleTimes',
  'gfGuesses',
  'rfTimes',
  'outbox',
  'progress',
  'profile',
  'meta',
] as const;

/** Added by the second: how results came about. */
const VERSION_2 = ['plays'] as const;

/** The tables that each version added. A game of a later version names it in its definition. */
function tablesByVersion(): ReadonlyMap<number, readonly string[]> {
  const tables = new Map<number, readonly string[]>([
    [1, VERSION_1],
    [2, VERSION_2],
  ]);
  for (const { puzzles, results, since } of DEFINITIONS.map(({ stored }) => stored)) {
    if (since > 1) tables.set(since, [...(tables.get(since) ?? []), puzzles, results]);
  }
  return tables;
}

export interface DatabaseEvents {
  /** A newer version of the app wants to upgrade: this tab has let go and should be reloaded. */
  readonly onVersionChange?: (() => void) | undefined;
  /** This version wants to upgrade and an older tab does not let go. */
  readonly onBlocked?: (() => void) | undefined;
}

/**
 * Not opened yet; Dexie opens on first use. Values lie under keys outside of them, so that a row
 * holds nothing twice.
 *
 * @param platform an IndexedDB other than the global one, for tests.
 */
export function openDatabase(
  events: DatabaseEvents = {},
  platform: Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'> = {},
  name: string = DATABASE_NAME,
): Dexie {
  // Strict: a finished puzzle is on the disk, not in a cache of the operating system, before the
  // player is told that it is saved.
  const db = new Dexie(name, {
    chromeTransactionDurability: 'strict',
    cache: 'disabled',
    ...platform,
  });
  for (const [version, tables] of tablesByVersion()) {
    db.version(version).stores(Object.fromEntries(tables.map((table) => [table, ''])));
  }
  // Dexie opens a newer database as well, so that what is finished before the reload is kept.
  db.on('versionchange', () => {
    db.close({ disableAutoOpen: false });
    events.onVersionChange?.();
  });
  db.on('blocked', () => events.onBlocked?.());
  return db;
}
