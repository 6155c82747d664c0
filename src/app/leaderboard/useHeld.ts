/** Whether a result that is on no leaderboard waits for the desk, or is not listed. */
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { HeldState } from '../../firebase/held.ts';
import type { GameId } from '../../games/definitions.ts';
import { onlineAtom } from '../device/online.ts';
import { readHeld } from './readBoards.ts';

/** @param uid of the player whose result has been sent and is not on the board; else null. */
export function useHeld(game: GameId, id: string, uid: string | null): HeldState | null {
  const online = useAtomValue(onlineAtom);
  const [known, setKnown] = useState<{ name: string; state: HeldState } | null>(null);
  const name = `${uid} ${game}/${id}`;
  useEffect(() => {
    if (uid === null || !online) return;
    let wanted = true;
    readHeld(uid, game, id)
      .then((state) => wanted && state !== null && setKnown({ name, state }))
      // Then the page says less.
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, [uid, game, id, online, name]);
  return uid !== null && known?.name === name ? known.state : null;
}
