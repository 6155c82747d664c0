/** Whether a page may reload itself without taking anything from the player. */
import { storage } from '../device/storage.ts';
import { isAnyonePlaying } from './playing.ts';

/** Online, nobody in the middle of a puzzle, and no result that lives in this page's memory only. */
export async function isSafeToReload(): Promise<boolean> {
  // A dialog may be waiting for a file, or be in the middle of a download.
  const busy = document.querySelector('dialog[open]') !== null;
  if (busy || !navigator.onLine || (await isAnyonePlaying())) return false;
  return (await storage()).durability() === 'kept';
}
