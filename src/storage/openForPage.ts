/** Storage for a page, which comes and goes: the service worker needs none of this, and is the smaller. */
import { type OpenOptions, openStorage } from './open.ts';
import type { ResilientStorage } from './port.ts';
import { withUnsavedLog } from './unsavedLog.ts';
import { tolerant, type WebStorage } from './webStorage.ts';

/** What storage needs of a window. */
export interface Page extends Pick<EventTarget, 'addEventListener'> {
  /** May throw, as it does where cookies are blocked. */
  readonly localStorage: WebStorage;
}

/** Nothing is lost or locked by a page that goes, whether it ends, is frozen, or comes back. */
export function openForPage(page: Page, options: OpenOptions = {}): ResilientStorage {
  const logged = withUnsavedLog(
    openStorage(options),
    tolerant(() => page.localStorage),
  );
  page.addEventListener('pagehide', (event) => {
    logged.leave({ frozen: (event as Event & { readonly persisted: boolean }).persisted });
  });
  page.addEventListener('pageshow', () => logged.comeBack());
  return logged;
}
