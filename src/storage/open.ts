/**
 * Assembles the storage of a page. Pages import openForPage.ts, lazily and together with Dexie; the
 * service worker imports openForSync.ts.
 */
import { type DatabaseEvents, openDatabase, type Platform } from './database.ts';
import { dexieTables } from './dexieTables.ts';
import type { PlayerName } from './players.ts';
import type { RestingStorage } from './port.ts';
import { resilientTables } from './resilientTables.ts';
import { makeStorage } from './storage.ts';
import type { After } from './waiting.ts';

export interface OpenOptions extends DatabaseEvents {
  /** Replaces the timers in tests. */
  readonly after?: After;
  readonly platform?: Platform;
}

/**
 * Opens the player's storage. Returns at once, as the database opens on first use. Never throws: without a
 * database the storage works in memory, which `durability()` reports.
 */
export function openStorage(player: PlayerName, options: OpenOptions = {}): RestingStorage {
  const { after = afterTimeout, platform } = options;
  const tables = resilientTables(() => dexieTables(openDatabase(player, options, platform)), after);
  const { durability, onDurability, retry, rest, wake } = tables;
  return { ...makeStorage(tables), durability, onDurability, retry, rest, wake };
}

const afterTimeout: After = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
