/** Tracks whether a media query matches. */
import { useCallback, useSyncExternalStore } from 'react';

/** Screens with board and panel side by side, as on a desktop; play.css has the same query. */
export const WIDE = '(min-width: 64rem) and (min-height: 32.01rem)';

/**
 * Upright tablets, which have room below the board for the sheet of a phone; play.css has the same
 * query.
 */
export const TALL = '(min-width: 40rem) and (max-width: 63.99rem) and (min-height: 60rem)';

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
