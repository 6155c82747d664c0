/** Whether the browser reports a network. */
import { atom } from 'jotai';

/** Node's `navigator`, used while the shells are rendered, has no `onLine`. */
const ONLINE_UNTIL_KNOWN = typeof navigator === 'undefined' || navigator.onLine === undefined;

export const onlineAtom = atom(ONLINE_UNTIL_KNOWN || navigator.onLine);

onlineAtom.onMount = (set) => {
  const update = () => set(navigator.onLine);
  update();
  addEventListener('online', update);
  addEventListener('offline', update);
  return () => {
    removeEventListener('online', update);
    removeEventListener('offline', update);
  };
};

/** The service worker holds everything that playing offline needs. */
export const offlineReadyAtom = atom(false);
