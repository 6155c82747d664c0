/**
 * The callable functions as both sides know them (specification, section 7).
 * The payload's maps are JSON strings, keyed like the profile's maps.
 */

import type { LeaderboardInfo } from '../account/leaderboardInfo.ts';
import { DEFINITIONS, type ProfileMap } from '../games/definitions.ts';
import type { StatusCode } from './status.ts';

export const REGION = 'us-central1';

/** At most so many results in one merge and in one call: what firestore.rules can look through. */
export const MAX_RESULTS_PER_CALL = 20;

export const PROFILE_MAPS: readonly ProfileMap[] = DEFINITIONS.map((g) => g.stored.profileMap);

/** `insertLeaderboardGames`: every map as a JSON string, `"{}"` when there is nothing new in it. */
export type InsertGamesRequest = {
  readonly userId: string;
  /**
   * `Plays` (ports.ts) as JSON: for each result that has one its log and the hash of its puzzle.
   * Absent from older versions of the app.
   */
  readonly plays?: string;
} & Readonly<Record<ProfileMap, string>>;

/**
 * `checked`: the log leads to the result. `unchecked`: there is no log, or no puzzle to check it
 * against. `held`: right, but faster than a hand; somebody looks at it.
 */
export type EntryVerdict = 'checked' | 'unchecked' | 'held';

export interface InsertGamesReply {
  /**
   * Results that are on their leaderboards, since now or since an earlier call. A server that knows no
   * plays says nothing of them.
   */
  readonly accepted: readonly {
    readonly map: ProfileMap;
    readonly key: string;
    readonly verdict?: EntryVerdict;
  }[];
  /** Will never be: why, by the status and in a sentence. */
  readonly refused: readonly {
    readonly map: ProfileMap;
    readonly key: string;
    readonly status: StatusCode;
    readonly message: string;
  }[];
}

/** `upsertLeaderboardUser`. */
export type UpsertUserRequest = { readonly userId: string } & LeaderboardInfo;

/** How many leaderboard entries were given another name or avatar. */
export interface UpsertUserReply {
  readonly entries: number;
}

/** `deleteAccount`. */
export interface DeleteAccountRequest {
  readonly userId: string;
}

/** How many leaderboard entries went. */
export interface DeleteAccountReply {
  readonly entries: number;
}

/** `revokeSessions`: ends the account's sessions on all devices. */
export interface RevokeSessionsRequest {
  readonly userId: string;
}

export interface RevokeSessionsReply {
  readonly revoked: true;
}
