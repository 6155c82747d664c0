/** A puzzle's leaderboard: first the cached copy, then the server's answer. */
import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import { serverErrorOf } from '../../firebase/serverErrors.ts';
import type { GameId } from '../../games/definitions.ts';
import type { Leaderboard } from '../../leaderboard/port.ts';
import type { SeenLeaderboard } from '../../leaderboard/seen.ts';
import { remedyFor } from '../../protocol/status.ts';
import { pauseAfter } from '../../sync/backoff.ts';
import { useAsync } from '../../ui/useAsync.ts';
import { onlineAtom } from '../device/online.ts';
import { hadNoAccounts } from '../device/siteMemory.ts';
import type { Trouble } from '../page/trouble.ts';
import { leaderboardUpdatesAtom, leaderboardUserUpdatesAtom } from '../sync/counters.ts';
import { keepSeen, openLeaderboards } from './readBoards.ts';

export type ShownBoard =
  | { readonly kind: 'not-set-up' }
  | { readonly kind: 'loading' }
  /** There is neither a cached leaderboard nor an answer of the server. */
  | { readonly kind: 'nothing'; readonly trouble: Trouble }
  | {
      readonly kind: 'board';
      readonly board: Leaderboard;
      /** Epoch ms at which the server sent the leaderboard; null when it is fresh. */
      readonly seenAt: number | null;
      readonly trouble: Trouble | null;
    };

type Answer = 'asking' | 'fresh' | 'not-set-up' | Trouble;

export interface UsedBoard {
  readonly shown: ShownBoard;
  retry(): void;
}

/**
 * @param uid account id of the signed-in player, or null.
 * @param seen the cached copy of the leaderboard.
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
  useAsync(
    async (signal) => {
      for (let failures = 1; online && !signal.aborted; failures++) {
        try {
          const leaderboards = await openLeaderboards();
          const board = (await leaderboards?.readLeaderboard(game, id, uid)) ?? null;
          if (signal.aborted) return;
          if (board === null) {
            setAnswer('not-set-up');
            return;
          }
          const fresh = { at: Date.now(), board };
          setKnown(fresh);
          setAnswer('fresh');
          void keepSeen(game, id, fresh);
          return;
        } catch (error) {
          if (signal.aborted) return;
          const { status, message } = serverErrorOf(error);
          setAnswer({ kind: 'failed', message });
          if (remedyFor(status) !== 'retry') return;
          const pause = pauseAfter(failures, Math.random());
          await new Promise((resolve) => setTimeout(resolve, pause));
        }
      }
    },
    [game, id, uid, online, updates, turn],
  );

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
