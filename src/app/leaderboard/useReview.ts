/** Whether a result that is missing on the leaderboard was held or refused by the staff. */
import { useAtomValue } from 'jotai';
import type { HeldState } from '../../firebase/held.ts';
import type { GameId } from '../../games/definitions.ts';
import { useAsync } from '../../ui/useAsync.ts';
import { onlineAtom } from '../device/online.ts';
import { readHeld } from './readBoards.ts';

/** @param uid account id of the player if the sent result is not on the leaderboard; else null. */
export function useReview(game: GameId, id: string, uid: string | null): HeldState | null {
  const online = useAtomValue(onlineAtom);
  const name = `${uid} ${game}/${id}`;
  const known = useAsync(async () => {
    if (uid === null || !online) return undefined;
    // After a failed request the page simply shows less.
    const state = await readHeld(uid, game, id).catch(() => null);
    return state === null ? undefined : { name, state };
  }, [uid, game, id, online, name]);
  return uid !== null && known?.name === name ? known.state : null;
}
