/** The browser's small stores at sign-out: emptied, but for what is the device's own. */
import { UNSAVED_KEY } from '../../storage/keys.ts';
import { COLOR_MODE_KEY } from './colorMode.ts';
import { PERSISTENCE_KEY } from './persistence.ts';

/** They tell nothing of a player. */
const KEPT: readonly string[] = [COLOR_MODE_KEY, PERSISTENCE_KEY];

/**
 * What another tab was still writing in this moment: it names its owner, and the next page brings it
 * to what that one has not sent.
 */
const isLeftByAnother = (key: string) => key.startsWith(`${UNSAVED_KEY}-`);

type Store = Pick<globalThis.Storage, 'length' | 'key' | 'removeItem'>;

/** @param stores may throw, as the browser's do where cookies are blocked. */
export function forgetBrowserStores(stores: () => readonly Store[]): void {
  try {
    for (const store of stores()) {
      const keys = Array.from({ length: store.length }, (_, i) => store.key(i));
      for (const key of keys) {
        if (key === null || KEPT.includes(key) || isLeftByAnother(key)) continue;
        store.removeItem(key);
      }
    }
  } catch {
    // What we may not look at holds nothing of ours.
  }
}
