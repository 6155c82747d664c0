/** Background Sync: the browser wakes the service worker when online, even with the page closed. */
import { SYNC_TAG } from '../../sync/channel.ts';

/** Not in the DOM library: only Chromium has it. */
interface SyncManager {
  register(tag: string): Promise<void>;
}

/** Requests a sync event; does nothing without Background Sync. */
export async function waitsForWorker(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const sync = (registration as { sync?: SyncManager } | undefined)?.sync;
    await sync?.register(SYNC_TAG);
  } catch {
    // Refused by browser settings: the page sends by itself.
  }
}
