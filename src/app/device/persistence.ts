/**
 * Asking the browser to keep our data under pressure. Chromium and Safari decide by themselves;
 * Firefox asks the player, with a window over the page.
 */
import { localStore } from './browserStorage.ts';

export const PERSISTENCE_KEY = 'crema-persistence-asked';

/**
 * To be called at a quiet moment, when there is something to be kept. Asks once ever on a device:
 * whoever has said no meant it.
 */
export async function askForPersistence(
  manager: Pick<StorageManager, 'persist' | 'persisted'> | undefined = navigator.storage,
  store: Pick<Storage, 'getItem' | 'setItem'> = localStore,
): Promise<void> {
  if (!manager?.persist || store.getItem(PERSISTENCE_KEY) !== null) return;
  store.setItem(PERSISTENCE_KEY, '1');
  try {
    if (!(await manager.persisted())) await manager.persist();
  } catch {
    // Where site data is blocked there is nothing to keep.
  }
}
