/**
 * Where storage is put together; the page and the service worker import this lazily, and Dexie
 * with it: `const { openStorage } = await import('./storage/open.ts')`.
 */
import type { DexieOptions } from 'dexie';
import type { Warn } from './corruptRows.ts';
import { type DatabaseEvents, openDatabase } from './database.ts';
import { dexieTables } from './dexieTables.ts';
import type { ResilientStorage, RestingStorage } from './port.ts';
import { resilientTables } from './resilientTables.ts';
import { makeStorage } from './storage.ts';
import { withUnsavedLog } from './unsavedLog.ts';
import type { After } from './waiting.ts';
import { tolerant, type WebStorage } from './webStorage.ts';

export interface OpenOptions extends DatabaseEvents {
  /** Told about rows that cannot be read; console.warn unless given. */
  readonly warn?: Warn;
  /** Timers, for tests. */
  readonly after?: After;
  /** Another IndexedDB than the global one, for tests. */
  readonly platform?: Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'>;
  /** The page that it is opened for, which comes and goes; the service worker has none. */
  readonly page?: Page;
}

/** What storage needs of a window. */
export interface Page extends Pick<EventTarget, 'addEventListener'> {
  /** May throw, as it does where cookies are blocked. */
  readonly localStorage: WebStorage;
}

/**
 * Returns at once; the database opens on first use. Never fails: without a database the storage
 * works in memory and says so by `durability()`.
 */
export function openStorage(options: OpenOptions = {}): ResilientStorage {
  const { warn = (message) => console.warn(message), after = afterTimeout, platform } = options;
  const tables = resilientTables(() => dexieTables(openDatabase(options, platform)), after);
  const { durability, onDurability, retry, rest, wake } = tables;
  const storage = { ...makeStorage(tables, warn), durability, onDurability, retry, rest, wake };
  return options.page ? tiedTo(options.page, storage) : storage;
}

/** Nothing is lost or locked by a page that goes, whether it ends, is frozen, or comes back. */
function tiedTo(page: Page, storage: RestingStorage): ResilientStorage {
  const logged = withUnsavedLog(
    storage,
    tolerant(() => page.localStorage),
  );
  page.addEventListener('pagehide', (event) => {
    logged.leave({ frozen: (event as Event & { readonly persisted: boolean }).persisted });
  });
  page.addEventListener('pageshow', () => logged.comeBack());
  return logged;
}

const afterTimeout: After = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
