/** Whether the browser believes that there is a network. */
import { atom } from 'jotai';

/** While the shells are rendered there is a `navigator`, but it knows of no network. */
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
