/**
 * The Dexie database: its name, its schema and version conflicts between tabs. Used by pages and by
 * the service worker.
 *
 * To change the schema, add a version below, never edit a released one, and only add fields to
 * rows. Tabs of an older build may still write rows of the older form afterwards.
 */
import './broadcastChannel.ts';
import Dexie, { type DexieOptions } from 'dexie';
import { DEFINITIONS } from '../games/definitions.ts';
import { DATABASE_NAME } from './keys.ts';

/**
 * The tables of the first version as released, as literals: later additions to the app must not
 * change this version.
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

/** Tables that version 2 added: `plays` has the move logs of results. */
const VERSION_2 = ['plays'] as const;

/** Tables that version 3 added: `sittings` has what the server holds of unfinished games. */
const VERSION_3 = ['sittings'] as const;

/** The tables added by each database version; a later game's definition names the version. */
export function tablesByVersion(): ReadonlyMap<number, readonly string[]> {
  const tables = new Map<number, readonly string[]>([
    [1, VERSION_1],
    [2, VERSION_2],
    [3, VERSION_3],
  ]);
  for (const { puzzles, results, since } of DEFINITIONS.map(({ stored }) => stored)) {
    if (since > 1) tables.set(since, [...(tables.get(since) ?? []), puzzles, results]);
  }
  return tables;
}

export interface DatabaseEvents {
  /** A newer app wants to upgrade the database: this tab has disconnected and must reload. */
  readonly onVersionChange?: (() => void) | undefined;
  /** This app wants to upgrade the database, and a tab with an older app stays connected. */
  readonly onBlocked?: (() => void) | undefined;
}

/** Replaces the global IndexedDB in tests. */
export type Platform = Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'>;

/**
 * Defines the database; Dexie opens it on first use. Keys are stored outside the values, which
 * would otherwise repeat the keys.
 */
export function openDatabase(
  events: DatabaseEvents = {},
  platform: Platform = {},
  name: string = DATABASE_NAME,
): Dexie {
  // Strict durability: finished puzzles must be on disk, not in an OS cache, before the player is
  // told that they are saved.
  const db = new Dexie(name, {
    chromeTransactionDurability: 'strict',
    cache: 'disabled',
    ...platform,
  });
  for (const [version, tables] of tablesByVersion()) {
    db.version(version).stores(Object.fromEntries(tables.map((table) => [table, ''])));
  }
  // Dexie reopens even a newer database, so puzzles finished before the tab reloads are kept.
  db.on('versionchange', () => {
    db.close({ disableAutoOpen: false });
    events.onVersionChange?.();
  });
  db.on('blocked', () => events.onBlocked?.());
  return db;
}
