/**
 * Where storage is put together; the page and the service worker import this lazily, and Dexie
 * with it: `const { openStorage } = await import('./storage/open.ts')`.
 */
import type { DexieOptions } from 'dexie';
import type { Warn } from './corruptRows.ts';
import { type DatabaseEvents, openDatabase } from './database.ts';
import { dexieTables } from './dexieTables.ts';
import type { ResilientStorage } from './port.ts';
import { resilientTables } from './resilientTables.ts';
import { makeStorage } from './storage.ts';
import type { After } from './waiting.ts';

export interface OpenOptions extends DatabaseEvents {
  /** Told about rows that cannot be read; console.warn unless given. */
  readonly warn?: Warn;
  /** Timers, for tests. */
  readonly after?: After;
  /** Another IndexedDB than the global one, for tests. */
  readonly platform?: Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'>;
}

/**
 * Returns at once; the database opens on first use. Never fails: without a database the storage
 * works in memory and says so by `durability()`.
 */
export function openStorage(options: OpenOptions = {}): ResilientStorage {
  const { warn = (message) => console.warn(message), after = afterTimeout, platform } = options;
  const tables = resilientTables(() => dexieTables(openDatabase(options, platform)), after);
  const { durability, onDurability, retry } = tables;
  return { ...makeStorage(tables, warn), durability, onDurability, retry };
}

const afterTimeout: After = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
