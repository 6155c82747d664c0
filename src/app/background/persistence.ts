/**
 * Asks the browser for persistent storage. Chromium and Safari decide by themselves; Firefox shows
 * the player a prompt.
 */
import { localStore, PERSISTENCE_KEY } from '../device/browserStorage.ts';
import { isInstalled } from '../device/platform.ts';

/**
 * Asks the browser to keep the site's data for good. Call it at a quiet moment once there is data
 * to keep. Asks once per device, and once more after installation, so that a refusal is respected.
 */
export async function askForPersistence(
  manager: Pick<StorageManager, 'persist' | 'persisted'> | undefined = navigator.storage,
  store: Pick<Storage, 'getItem' | 'setItem'> = localStore,
  installed: () => boolean = isInstalled,
): Promise<void> {
  // Remember where persistence was asked for: Chromium silently refuses it in a tab and grants it
  // to an installed app.
  const where = installed() ? 'installed' : 'tab';
  const before = store.getItem(PERSISTENCE_KEY);
  if (!manager?.persist || before === 'installed' || before === where) return;
  store.setItem(PERSISTENCE_KEY, where);
  try {
    if (!(await manager.persisted())) await manager.persist();
  } catch {
    // Site data is blocked, so there is none to persist.
  }
}
