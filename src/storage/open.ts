/** Opens the storage of a page. The service worker imports openForSync.ts. */
import { type DatabaseEvents, openDatabase, type Platform } from './database.ts';
import { dexieTables } from './dexieTables.ts';
import type { PlayerName } from './players.ts';
import type { ResilientStorage } from './port.ts';
import { type RestingStorage, resilientTables } from './resilientTables.ts';
import { makeStorage } from './storage.ts';
import { withUnsavedLog } from './unsavedLog.ts';
import type { After } from './waiting.ts';
import { safeWebStorage, type WebStorage } from './webStorage.ts';

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

/** The parts of a window that storage uses. */
export interface Page extends Pick<EventTarget, 'addEventListener'> {
  /** Access throws where cookies are blocked. */
  readonly localStorage: WebStorage;
}

/** Opens storage so that a page that ends or is frozen loses no data and leaves no lock. */
export function openForPage(
  page: Page,
  player: PlayerName,
  options: OpenOptions = {},
): ResilientStorage {
  const log = safeWebStorage(() => page.localStorage);
  const logged = withUnsavedLog(openStorage(player, options), log, player);
  page.addEventListener('pagehide', (event) => {
    logged.leave({ frozen: (event as Event & { readonly persisted: boolean }).persisted });
  });
  page.addEventListener('pageshow', () => logged.comeBack());
  return logged;
}
