/** The signed-in player's place on a puzzle's board, for whoever can do without it. */

import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { GameId } from '../../games/definitions.ts';
import type { Leaderboards, Placement } from '../../leaderboard/port.ts';
import { whenIdle } from '../../ui/whenIdle.ts';
import { accountAtom } from '../device/accountState.ts';
import { onlineAtom } from '../device/online.ts';
import { leaderboardUpdatesAtom } from '../sync/counters.ts';
import { openLeaderboards } from './readBoards.ts';

/**
 * Null until it is known, and while nobody is signed in.
 *
 * @param boards those that the player may stand on (`boardIdOf`), by a space, the likeliest first; null
 *   where nobody has a place.
 */
export function useOwnPlacement(game: GameId, boards: string | null): Placement | null {
  const uid = useAtomValue(accountAtom)?.uid ?? null;
  const online = useAtomValue(onlineAtom);
  const updates = useAtomValue(leaderboardUpdatesAtom);
  const [placement, setPlacement] = useState<Placement | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when entries have changed
  useEffect(() => {
    if (uid === null || boards === null || !online) return;
    let wanted = true;
    whenIdle(() => {
      if (!wanted) return;
      openLeaderboards()
        .then((leaderboards) => leaderboards && firstPlacement(leaderboards, game, boards, uid))
        .then((found) => wanted && found && setPlacement(found))
        // The board itself says what is wrong to whoever goes there.
        .catch(() => {});
    });
    return () => {
      wanted = false;
    };
  }, [game, boards, uid, online, updates]);

  return uid === null || boards === null ? null : placement;
}

export async function firstPlacement(
  leaderboards: Leaderboards,
  game: GameId,
  boards: string,
  uid: string,
): Promise<Placement | null> {
  const [own, ...others] = boards.split(' ');
  const read = (board = '') => leaderboards.readPlacement(game, board, uid);
  const placement = await read(own);
  if (placement) return placement;
  // Of the others one at most has it.
  const found = await Promise.all(others.map(read));
  return found.find((one) => one !== null) ?? null;
}
