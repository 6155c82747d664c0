/** Background Sync: the browser wakes the service worker when online, even with the page closed. */
import { SYNC_TAG } from '../../sync/channel.ts';

/** Chromium's API for Background Sync, which TypeScript's DOM library lacks. */
interface SyncManager {
  register(tag: string): Promise<void>;
}

/**
 * Asks the browser for a sync event in the service worker; does nothing without Background Sync.
 */
export async function waitsForWorker(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const sync = (registration as { sync?: SyncManager } | undefined)?.sync;
    await sync?.register(SYNC_TAG);
  } catch {
    // Background Sync is refused by browser settings: the page sends by itself.
  }
}
