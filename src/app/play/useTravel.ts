/**
 * Sends an unfinished game to the account's other devices: when the page is hidden or left, and now
 * and then while playing, in case the browser is killed. Opening a puzzle, and coming back to it,
 * reads what they have.
 */
import { useEffect } from 'react';
import { requestSittings } from '../device/sittingRequests.ts';

/** Time between sendings while playing, in ms: a game finished sooner costs no write of its own. */
const INTERVAL_MS = 5 * 60_000;

export function useTravel(): void {
  useEffect(() => {
    const read = () => requestSittings('sittings');
    read();
    const send = () => requestSittings('own-sittings');
    const timer = setInterval(() => !document.hidden && send(), INTERVAL_MS);
    // The player saves its game in a listener of the same event, which may run after this one.
    const onVisibility = () => setTimeout(document.hidden ? send : read);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      setTimeout(send);
    };
  }, []);
}
