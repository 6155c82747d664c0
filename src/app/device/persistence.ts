/**
 * Asking the browser to keep our data under pressure. Chromium and Safari decide by themselves;
 * Firefox asks the player, with a window over the page.
 */
import { localStore } from './browserStorage.ts';
import { isInstalled } from './platform.ts';

export const PERSISTENCE_KEY = 'crema-persistence-asked';

/**
 * To be called at a quiet moment, when there is something to be kept. Asks once ever on a device,
 * and once more when it is installed: whoever has said no meant it.
 */
export async function askForPersistence(
  manager: Pick<StorageManager, 'persist' | 'persisted'> | undefined = navigator.storage,
  store: Pick<Storage, 'getItem' | 'setItem'> = localStore,
  installed: () => boolean = isInstalled,
): Promise<void> {
  // Chromium says no to a mere tab, without a word, and yes to an installed app.
  const where = installed() ? 'installed' : 'tab';
  const before = store.getItem(PERSISTENCE_KEY);
  if (!manager?.persist || before === 'installed' || before === where) return;
  store.setItem(PERSISTENCE_KEY, where);
  try {
    if (!(await manager.persisted())) await manager.persist();
  } catch {
    // Where site data is blocked there is nothing to keep.
  }
}
