/** How a player stands on a puzzle's board, or why not at all. */
import type { Measure } from '../../daily/statistics.ts';
import type { GameDefinition } from '../../games/definitions.ts';
import { entryOf } from '../../leaderboard/entries.ts';
import { placeIfListed } from '../../leaderboard/place.ts';
import type { Leaderboard, PlacedEntry, Placement } from '../../leaderboard/port.ts';
import type { ResilientStorage } from '../../storage/port.ts';

/** What this device knows. */
export interface OwnFacts {
  /** Null when nobody is signed in. */
  readonly uid: string | null;
  /** `Game.rank` of the player's result; null without a complete one. */
  readonly rank: number | null;
  /** Whether the server still has to get it; with its words when it did not take it. */
  readonly sending: 'no' | 'waiting' | { readonly message: string };
  /** Of the version that was finished; null where that is not known. */
  readonly hash: string | null;
}

export type OwnPlacement =
  | { readonly kind: 'placed'; readonly entry: PlacedEntry; readonly players: number }
  | { readonly kind: 'not-played' }
  | {
      readonly kind: 'signed-out';
      readonly rank: number | null;
      /** Where the result would stand; null without one, or without a board. */
      readonly would: Placement | null;
    }
  /** The board is still on its way. */
  | { readonly kind: 'looking'; readonly rank: number }
  | { readonly kind: 'waiting'; readonly rank: number }
  | { readonly kind: 'sign-in-again'; readonly rank: number }
  | { readonly kind: 'not-taken'; readonly rank: number; readonly message: string }
  /** The server has it, and the board we have does not. */
  | { readonly kind: 'sent'; readonly rank: number }
  /** On the board without a place: nobody could check it. */
  | { readonly kind: 'unchecked'; readonly rank: number }
  /** It waits for somebody to look at it, and nobody else sees it. */
  | { readonly kind: 'held'; readonly rank: number }
  /** The desk has looked at it, and it is on no leaderboard. */
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
  const uid = account?.uid ?? null;
  const unsent = outbox.find(
    (one) => one.owner === uid && one.game === definition.id && one.id === id,
  );
  const { results } = definition;
  return {
    uid,
    rank: row !== null && results.isComplete(row.result) ? results.rank(row.result) : null,
    sending: unsent ? (unsent.setAside ?? 'waiting') : 'no',
    hash: row?.hash ?? null,
  };
}

/**
 * @param board null while there is none to show.
 * @param looking whether the server is being asked for the first time.
 * @param sessionOver whether the player has to sign in again before anything is sent.
 */
export function placementOf(
  measure: Measure,
  { uid, rank, sending }: OwnFacts,
  board: Leaderboard | null,
  looking: boolean,
  sessionOver: boolean,
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
  if (sending === 'waiting') return { kind: sessionOver ? 'sign-in-again' : 'waiting', rank };
  if (sending !== 'no') return { kind: 'not-taken', rank, message: sending.message };
  return { kind: looking ? 'looking' : 'sent', rank };
}
