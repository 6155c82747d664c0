/** The browser's small stores at sign-out: emptied, but for the colour mode. */
import { COLOR_MODE_KEY } from './colorMode.ts';

type Store = Pick<globalThis.Storage, 'length' | 'key' | 'removeItem'>;

/** @param stores may throw, as the browser's do where cookies are blocked. */
export function forgetBrowserStores(stores: () => readonly Store[]): void {
  try {
    for (const store of stores()) {
      const keys = Array.from({ length: store.length }, (_, i) => store.key(i));
      for (const key of keys) if (key !== null && key !== COLOR_MODE_KEY) store.removeItem(key);
    }
  } catch {
    // What we may not look at holds nothing of ours.
  }
}
