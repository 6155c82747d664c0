/** A puzzle's board: the copy of the last visit first, then what the server says. */

import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { serverErrorOf } from '../../firebase/serverErrors.ts';
import type { GameId } from '../../games/definitions.ts';
import type { Leaderboard } from '../../leaderboard/port.ts';
import type { SeenLeaderboard } from '../../leaderboard/seen.ts';
import { pauseAfter } from '../../sync/backoff.ts';
import { remedyFor } from '../../sync/status.ts';
import { onlineAtom } from '../device/online.ts';
import { hadNoAccounts } from '../device/siteMemory.ts';
import { leaderboardUpdatesAtom, leaderboardUserUpdatesAtom } from '../sync/counters.ts';
import { keepSeen, openLeaderboards } from './readBoards.ts';

/** Why the server has not answered just now. */
export type Trouble =
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed'; readonly message: string };

export type ShownBoard =
  | { readonly kind: 'not-set-up' }
  | { readonly kind: 'loading' }
  /** Nothing to show at all. */
  | { readonly kind: 'nothing'; readonly trouble: Trouble }
  | {
      readonly kind: 'board';
      readonly board: Leaderboard;
      /** When it came from the server, epoch ms; null when that was just now. */
      readonly seenAt: number | null;
      readonly trouble: Trouble | null;
    };

type Answer = 'asking' | 'fresh' | 'not-set-up' | Trouble;

export interface UsedBoard {
  readonly shown: ShownBoard;
  retry(): void;
}

/**
 * @param uid of the signed-in player, or null.
 * @param seen the copy that this device kept.
 */
export function useBoard(
  game: GameId,
  id: string,
  uid: string | null,
  seen: SeenLeaderboard | null,
): UsedBoard {
  const online = useAtomValue(onlineAtom);
  const updates = useAtomValue(leaderboardUpdatesAtom) + useAtomValue(leaderboardUserUpdatesAtom);
  const [turn, setTurn] = useState(0);
  const [known, setKnown] = useState(seen);
  const [answer, setAnswer] = useState<Answer>('asking');

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when entries have changed or the player wants to
  useEffect(() => {
    if (!online) return;
    let wanted = true;
    let timer = 0;
    async function ask(failures: number) {
      try {
        const leaderboards = await openLeaderboards();
        const board = (await leaderboards?.readLeaderboard(game, id, uid)) ?? null;
        if (!wanted) return;
        if (board === null) {
          setAnswer('not-set-up');
          return;
        }
        const fresh = { at: Date.now(), board };
        setKnown(fresh);
        setAnswer('fresh');
        void keepSeen(game, id, fresh);
      } catch (error) {
        if (!wanted) return;
        const { status, message } = serverErrorOf(error);
        setAnswer({ kind: 'failed', message });
        if (remedyFor(status) !== 'retry') return;
        const pause = pauseAfter(failures + 1, Math.random());
        timer = window.setTimeout(() => void ask(failures + 1), pause);
      }
    }
    void ask(0);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [game, id, uid, online, updates, turn]);

  const retry = useCallback(() => {
    setAnswer('asking');
    setTurn((last) => last + 1);
  }, []);
  const offline = hadNoAccounts() ? 'not-set-up' : ({ kind: 'offline' } as const);
  return { shown: shownOf(known, online ? answer : offline), retry };
}

function shownOf(known: SeenLeaderboard | null, answer: Answer): ShownBoard {
  if (answer === 'not-set-up') return { kind: 'not-set-up' };
  const trouble = typeof answer === 'object' ? answer : null;
  if (known !== null) {
    const seenAt = answer === 'fresh' ? null : known.at;
    return { kind: 'board', board: known.board, seenAt, trouble };
  }
  return trouble === null ? { kind: 'loading' } : { kind: 'nothing', trouble };
}
