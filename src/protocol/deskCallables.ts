/**
 * The desk's callable functions: the contract between the desk's pages and the server's functions.
 * Only staff may call them.
 */
import type { GameId } from '../games/definitions.ts';
import type { ChangeKind } from './changes.ts';
import type { Listing } from './listing.ts';

/**
 * `changePuzzle`. Errors: `permission-denied` for callers who are not staff; `aborted` when the
 * puzzle was changed since `revision` (an identical retry gets the first answer);
 * `invalid-argument` with a sentence when `nextListing`, the parser or the proof rejects it;
 * `deadline-exceeded` when the proof times out.
 */
export interface ChangePuzzleRequest {
  readonly userId: string;
  readonly game: GameId;
  readonly id: string;
  readonly kind: ChangeKind;
  /** `Listing.revision` that the editor saw; 0 where there was no listing. */
  readonly revision: number;
  readonly reason: string;
  /** The puzzle in pack format, as JSON; for `publish` and `correct`. */
  readonly puzzle?: string;
  /** The editor's note for the audit log. Players never see it. */
  readonly note: string;
}

export interface ChangePuzzleReply {
  readonly listing: Listing;
}

/** Limit of `DecideHeldRequest.players`. */
export const MOST_DECIDED = 50;

/** `decideHeld`: accepts or refuses held results, either all those named or none of them. */
export interface DecideHeldRequest {
  readonly userId: string;
  readonly game: GameId;
  /** The board: `boardIdOf`. */
  readonly board: string;
  /** The results' players: one to accept, at most `MOST_DECIDED` to refuse. */
  readonly players: readonly string[];
  readonly decision: 'accept' | 'refuse';
  readonly note: string;
}

export interface DecideHeldReply {
  /** False where every result had been decided before. */
  readonly decided: boolean;
}

export const ENTRY_DECISIONS = ['take-off', 'put-back'] as const;
export type EntryDecision = (typeof ENTRY_DECISIONS)[number];

/** `decideEntry`: takes a checked entry off a leaderboard, or puts it back. */
export interface DecideEntryRequest {
  readonly userId: string;
  readonly game: GameId;
  /** The board: `boardIdOf`. */
  readonly board: string;
  /** The entry's player. */
  readonly player: string;
  readonly decision: EntryDecision;
  /** The reason, for the audit log. Empty: `invalid-argument`. */
  readonly note: string;
}

export interface DecideEntryReply {
  /** False where the entry no longer exists, or was already taken off or put back. */
  readonly decided: boolean;
}
