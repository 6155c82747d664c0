/** The signed-in player's place on a puzzle's board, for whoever can do without it. */
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { GameId } from '../../games/game.ts';
import type { Standing } from '../../leaderboard/port.ts';
import { accountAtom } from '../account/accountState.ts';
import { onlineAtom } from '../online.ts';
import { leaderboardUpdatesAtom } from '../sync/counters.ts';
import { whenIdle } from '../whenIdle.ts';
import { openLeaderboards } from './readBoards.ts';

/** Null until it is known, and while nobody is signed in. */
export function useOwnStanding(game: GameId, id: string): Standing | null {
  const uid = useAtomValue(accountAtom)?.uid ?? null;
  const online = useAtomValue(onlineAtom);
  const updates = useAtomValue(leaderboardUpdatesAtom);
  const [standing, setStanding] = useState<Standing | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when entries have changed
  useEffect(() => {
    if (uid === null || !online) return;
    let wanted = true;
    whenIdle(() => {
      if (!wanted) return;
      openLeaderboards()
        .then((leaderboards) => leaderboards?.readStanding(game, id, uid))
        .then((found) => wanted && found && setStanding(found))
        // The board itself says what is wrong to whoever goes there.
        .catch(() => {});
    });
    return () => {
      wanted = false;
    };
  }, [game, id, uid, online, updates]);

  return uid === null ? null : standing;
}
