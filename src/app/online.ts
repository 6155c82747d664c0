/** Whether the browser believes that there is a network. */
import { atom } from 'jotai';

export const onlineAtom = atom(typeof navigator === 'undefined' || navigator.onLine);

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
