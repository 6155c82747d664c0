/**
 * Sends an unfinished game to the account's other devices: when the page is hidden or left, when it is
 * played no more although it is seen, as by a player who has taken the other device, and now and then
 * while playing, in case the browser is killed. Opening a puzzle, and coming back to it, reads what
 * they have.
 */
import { useEffect } from 'react';
import type { Player } from '../../play/player.ts';
import { requestSittings } from '../background/sittingRequests.ts';

/** Time between sendings while playing, in ms: a game finished sooner costs no write of its own. */
const INTERVAL_MS = 5 * 60_000;

/** Time without a move after which a game is sent, in ms. */
const IDLE_MS = 60_000;

export function useTravel(player: Player): void {
  useEffect(() => {
    const read = () => requestSittings('sittings');
    read();
    const send = () => requestSittings('own-sittings');
    const sendIfSeen = () => !document.hidden && send();
    const timer = setInterval(sendIfSeen, INTERVAL_MS);
    let idle = 0;
    let moves = player.getSnapshot().session.log.length;
    const stopWatching = player.subscribe(() => {
      const { length } = player.getSnapshot().session.log;
      if (length === moves) return;
      moves = length;
      clearTimeout(idle);
      idle = window.setTimeout(sendIfSeen, IDLE_MS);
    });
    // The player saves its game in a listener of the same event, which may run after this one.
    const onVisibility = () => setTimeout(document.hidden ? send : read);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearInterval(timer);
      clearTimeout(idle);
      stopWatching();
      document.removeEventListener('visibilitychange', onVisibility);
      setTimeout(send);
    };
  }, [player]);
}
