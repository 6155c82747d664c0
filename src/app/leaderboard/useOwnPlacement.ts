/**
 * The signed-in player's place on a puzzle's leaderboard, for pages that show it only if it is
 * known.
 */

import { useAtomValue } from 'jotai';
import type { GameDefinition, GameId } from '../../games/definitions.ts';
import { placeIfListed } from '../../leaderboard/place.ts';
import type { Leaderboards, Placement } from '../../leaderboard/port.ts';
import { useAsync } from '../../ui/useAsync.ts';
import { whenIdle } from '../../ui/whenIdle.ts';
import { accountAtom } from '../device/accountState.ts';
import { onlineAtom } from '../device/online.ts';
import { leaderboardUpdatesAtom } from '../sync/counters.ts';
import { openLeaderboards } from './readBoards.ts';

/**
 * The player's place; null while loading, and when signed out.
 * @param boards ids of the leaderboards that may have the player's result (`boardIdOf`), separated
 *   by spaces, likeliest first; null where the puzzle has no places.
 */
export function useOwnPlacement(game: GameId, boards: string | null): Placement | null {
  const uid = useAtomValue(accountAtom)?.uid ?? null;
  const online = useAtomValue(onlineAtom);
  const updates = useAtomValue(leaderboardUpdatesAtom);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when entries have changed
  const placement = useAsync(
    async (signal) => {
      if (uid === null || boards === null || !online) return undefined;
      await new Promise<void>(whenIdle);
      if (signal.aborted) return undefined;
      try {
        const leaderboards = await openLeaderboards();
        return (
          (leaderboards && (await firstPlacement(leaderboards, game, boards, uid))) ?? undefined
        );
      } catch {
        // The place is left out after an error, which the leaderboard's own page shows.
        return undefined;
      }
    },
    [game, boards, uid, online, updates],
  );

  return uid === null || boards === null ? null : (placement ?? null);
}

/**
 * The place that a signed-out player's result would have; null while loading, or without one.
 * @param boards see `useOwnPlacement`.
 * @param rank `Game.rank` of the result; null for who is signed in.
 */
export function useWouldBePlace(
  { id: game, measure }: GameDefinition,
  boards: string | null,
  rank: number | null,
): Placement | null {
  const online = useAtomValue(onlineAtom);
  const placement = useAsync(
    async (signal) => {
      const [board] = boards?.split(' ') ?? [];
      if (rank === null || board === undefined || !online) return undefined;
      await new Promise<void>(whenIdle);
      if (signal.aborted) return undefined;
      try {
        const leaderboards = await openLeaderboards();
        const read = await leaderboards?.readLeaderboard(game, board, null);
        return read && read.players > 0 ? placeIfListed(measure, read, rank) : undefined;
      } catch {
        // The place is left out after an error, which the leaderboard's own page shows.
        return undefined;
      }
    },
    [game, measure, boards, rank, online],
  );
  return rank === null ? null : (placement ?? null);
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
  // At most one of the other leaderboards has the player's result.
  const found = await Promise.all(others.map(read));
  return found.find((one) => one !== null) ?? null;
}
