/** Whether a result that is in no list waits for somebody to look at it. */
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { GameId } from '../../games/definitions.ts';
import { onlineAtom } from '../device/online.ts';
import { readHeld } from './readBoards.ts';

/** @param uid of the player whose result has been sent and is not on the board; else null. */
export function useHeld(game: GameId, id: string, uid: string | null): boolean {
  const online = useAtomValue(onlineAtom);
  const [held, setHeld] = useState<string | null>(null);
  const name = `${uid} ${game}/${id}`;
  useEffect(() => {
    if (uid === null || !online) return;
    let wanted = true;
    readHeld(uid, game, id)
      .then((isHeld) => wanted && isHeld && setHeld(name))
      // Then the page says less.
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, [uid, game, id, online, name]);
  return uid !== null && held === name;
}
