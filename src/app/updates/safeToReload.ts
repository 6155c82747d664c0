/** Whether the page can reload without losing player data. */
import { storage } from '../device/storage.ts';
import { isAnyonePlaying } from './playing.ts';

/** True when online, with no puzzle in progress and no result only in this page's memory. */
export async function isSafeToReload(): Promise<boolean> {
  // An open dialog blocks the reload: it may be waiting for a file, or be in the middle of a
  // download.
  const busy = document.querySelector('dialog[open]') !== null;
  if (busy || !navigator.onLine || (await isAnyonePlaying())) return false;
  return (await storage()).durability() === 'kept';
}
