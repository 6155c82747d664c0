/** Background Sync: the browser wakes the service worker when it is online, with the page closed too. */
import { SYNC_TAG } from '../../sync/channel.ts';

/** Not in the DOM library: only Chromium has it. */
interface SyncManager {
  register(tag: string): Promise<void>;
}

/** Asks for a sync event; quietly does nothing where there is no Background Sync. */
export async function waitsForWorker(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const sync = (registration as { sync?: SyncManager } | undefined)?.sync;
    await sync?.register(SYNC_TAG);
  } catch {
    // Refused by the player's settings: the page sends by itself.
  }
}
