/** Clears localStorage and sessionStorage at sign-out, except for device settings. */
import { KEPT_DESK_KEY, LEFT_SETTINGS_KEY, UNSAVED_KEY } from '../../storage/keys.ts';
import { PERSISTENCE_KEY } from './browserStorage.ts';
import { COLOR_MODE_KEY } from './colorMode.ts';

/** Keys of device settings, which stay at sign-out because they tell nothing about the player. */
const KEPT: readonly string[] = [COLOR_MODE_KEY, PERSISTENCE_KEY];

/**
 * Whether the data under a key stay at sign-out because they name the account that owns them:
 * unsaved logs of other tabs, drafts of editors and unsent settings. The next page of that account
 * takes them up.
 */
const namesOwner = (key: string) =>
  [`${UNSAVED_KEY}-`, KEPT_DESK_KEY, `${LEFT_SETTINGS_KEY}-`].some((start) =>
    key.startsWith(start),
  );

type Store = Pick<globalThis.Storage, 'length' | 'key' | 'removeItem'>;

/** @param stores may throw, as browser stores do when cookies are blocked. */
export function forgetBrowserStores(stores: () => readonly Store[]): void {
  try {
    for (const store of stores()) {
      const keys = Array.from({ length: store.length }, (_, i) => store.key(i));
      for (const key of keys) {
        if (key === null || KEPT.includes(key) || namesOwner(key)) continue;
        store.removeItem(key);
      }
    }
  } catch {
    // Storage is blocked, so it holds nothing to clear.
  }
}
