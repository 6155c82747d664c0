/** Clears localStorage and sessionStorage at sign-out, except for device settings. */
import { UNSAVED_KEY } from '../../storage/keys.ts';
import { COLOR_MODE_KEY } from './colorMode.ts';
import { PERSISTENCE_KEY } from './persistence.ts';

/** Keys without player data. */
const KEPT: readonly string[] = [COLOR_MODE_KEY, PERSISTENCE_KEY];

/**
 * Unsaved logs of other tabs stay: each names its owner, and the next page adds it to that owner's
 * unsent data.
 */
const isLeftByAnother = (key: string) => key.startsWith(`${UNSAVED_KEY}-`);

type Store = Pick<globalThis.Storage, 'length' | 'key' | 'removeItem'>;

/** @param stores may throw, as browser stores do when cookies are blocked. */
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
    // Blocked storage: nothing to clear.
  }
}
