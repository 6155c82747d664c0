/** Storage for a page, which may be frozen. The service worker imports openForSync.ts. */
import { type OpenOptions, openStorage } from './open.ts';
import type { PlayerName } from './players.ts';
import type { ResilientStorage } from './port.ts';
import { withUnsavedLog } from './unsavedLog.ts';
import { safeWebStorage, type WebStorage } from './webStorage.ts';

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
