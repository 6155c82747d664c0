/** The player's place on a puzzle's leaderboard, or the reason for having none. */
import type { Measure } from '../../daily/statistics.ts';
import type { GameDefinition } from '../../games/definitions.ts';
import { entryOf } from '../../leaderboard/entries.ts';
import { placeIfListed } from '../../leaderboard/place.ts';
import type { Leaderboard, PlacedEntry, Placement } from '../../leaderboard/port.ts';
import type { ResilientStorage } from '../../storage/port.ts';
import type { ToldOutcome } from '../sync/syncState.ts';

/** The data on the player's result that are known on this device. */
export interface OwnFacts {
  /** Account id of the player; null when signed out. */
  readonly uid: string | null;
  /**
   * Rank of the player's result (`Game.rank`: time in ms, or number of guesses); null without a
   * complete result.
   */
  readonly rank: number | null;
  /** Whether the result still waits to be sent; the server's message if it was refused. */
  readonly sending: 'no' | 'waiting' | { readonly message: string };
  /** Hash of the puzzle's version that the player has finished; null when unknown. */
  readonly hash: string | null;
}

export type OwnPlacement =
  | { readonly kind: 'placed'; readonly entry: PlacedEntry; readonly players: number }
  | { readonly kind: 'not-played' }
  | {
      readonly kind: 'signed-out';
      readonly rank: number | null;
      /** The place that the result would have; null without a result or a leaderboard. */
      readonly would: Placement | null;
    }
  /** The leaderboard is loading. */
  | { readonly kind: 'looking'; readonly rank: number }
  | { readonly kind: 'waiting' | 'needs-sign-in' | 'not-invited'; readonly rank: number }
  | { readonly kind: 'not-taken'; readonly rank: number; readonly message: string }
  /** The server has the result, but the loaded leaderboard does not show it yet. */
  | { readonly kind: 'sent'; readonly rank: number }
  /** The result is on the leaderboard without a place, because the server has not checked it. */
  | { readonly kind: 'unchecked'; readonly rank: number }
  /** The result is held until an editor at the desk decides, and visible only to the player. */
  | { readonly kind: 'held'; readonly rank: number }
  /** An editor has refused the result: it is on no leaderboard. */
  | { readonly kind: 'refused'; readonly rank: number };

export async function readOwnFacts(
  storage: ResilientStorage,
  definition: GameDefinition,
  id: string,
): Promise<OwnFacts> {
  const [account, row, outbox] = await Promise.all([
    storage.readAccount(),
    storage.readResult(definition.id, id),
    storage.listOutbox(),
  ]);
  const unsent = outbox.find((one) => one.game === definition.id && one.id === id);
  const { results } = definition;
  return {
    uid: account?.uid ?? null,
    rank: row !== null && results.isComplete(row.result) ? results.rank(row.result) : null,
    sending: unsent ? (unsent.setAside ?? 'waiting') : 'no',
    hash: row?.hash ?? null,
  };
}

/**
 * The player's place, or the reason for having none.
 * @param board the leaderboard; null while there is none to show.
 * @param looking whether the first request to the server is running.
 * @param last outcome of the last sync.
 */
export function placementOf(
  measure: Measure,
  { uid, rank, sending }: OwnFacts,
  board: Leaderboard | null,
  looking: boolean,
  last?: ToldOutcome['kind'],
): OwnPlacement {
  if (uid === null) {
    const would = board && rank !== null ? placeIfListed(measure, board, rank) : null;
    return { kind: 'signed-out', rank, would };
  }
  const entry = board && entryOf(board, uid);
  if (board && entry) return { kind: 'placed', entry, players: board.players };
  const unchecked = board?.unchecked.own;
  if (unchecked?.uid === uid) return { kind: 'unchecked', rank: unchecked.rank };
  if (rank === null) return { kind: 'not-played' };
  if (sending === 'waiting') {
    return { kind: last === 'needs-sign-in' || last === 'not-invited' ? last : 'waiting', rank };
  }
  if (sending !== 'no') return { kind: 'not-taken', rank, message: sending.message };
  return { kind: looking ? 'looking' : 'sent', rank };
}
