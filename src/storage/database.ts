/**
 * A player's Dexie database: its schema and version conflicts between tabs. Used by pages and by the
 * service worker.
 *
 * After the first release: to change the schema, add a version below, never edit a released one, and
 * only add fields to rows, as tabs of an older build may still write rows of the older form.
 */
import { DEFINITIONS } from '../games/definitions.ts';
import { Dexie, type DexieOptions } from './dexie.ts';
import type { PlayerName } from './players.ts';
import { SHARED_TABLES } from './tables.ts';

/** The tables added by each database version; a later game's definition names its version. */
export function tablesByVersion(): ReadonlyMap<number, readonly string[]> {
  const tables = new Map<number, string[]>([[1, [...SHARED_TABLES]]]);
  for (const { puzzles, results, since } of DEFINITIONS.map(({ stored }) => stored)) {
    tables.set(since, [...(tables.get(since) ?? []), puzzles, results]);
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
  player: PlayerName,
  events: DatabaseEvents = {},
  platform: Platform = {},
): Dexie {
  // Strict durability: finished puzzles must be on disk, not in an OS cache, before the player is
  // told that they are saved.
  const db = new Dexie(player, {
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
    // Dexie's own handler would close it again, with a warning for every player who has left.
    return false;
  });
  db.on('blocked', () => events.onBlocked?.());
  return db;
}
