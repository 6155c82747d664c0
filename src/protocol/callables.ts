/**
 * Interface of the callable functions, shared by the app and the functions (specification, section
 * 7). The payload's maps are JSON strings, keyed like the profile's maps.
 */
import { DEFINITIONS, type ProfileMap } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import type { LeaderboardInfo } from './leaderboardInfo.ts';
import type { StatusCode } from './status.ts';

export const REGION = 'us-central1';

/**
 * The functions that answer without a token of App Check, enforced or not: players have a right to
 * their data, and to the end of their account, in a browser that blocks reCAPTCHA, too.
 */
export const WITHOUT_APP_CHECK: ReadonlySet<string> = new Set([
  'deleteAccount',
  'exportMyData',
  'revokeSessions',
]);

/** Maximum number of results per merge and per call: as many as firestore.rules can check. */
export const MAX_RESULTS_PER_CALL = 20;

export const PROFILE_MAPS: readonly ProfileMap[] = DEFINITIONS.map((g) => g.stored.profileMap);

/** Payload of `insertLeaderboardGames`: each profile map as JSON, `"{}"` without new entries. */
export type InsertGamesRequest = {
  readonly userId: string;
  /** `Plays` (ports.ts) as JSON: log and puzzle hash of each result that has them. */
  readonly plays?: string;
} & Readonly<Record<ProfileMap, string>>;

/**
 * `checked`: the log leads to the result. `unchecked`: there is no log, or no puzzle to check it
 * against. `held`: valid, but faster than a hand can play; awaiting review.
 */
export type EntryVerdict = 'checked' | 'unchecked' | 'held';

export interface InsertGamesReply {
  /** Results now on their leaderboards, from this call or an earlier one. */
  readonly accepted: readonly {
    readonly map: ProfileMap;
    readonly key: string;
    readonly verdict: EntryVerdict;
  }[];
  /** Results refused for good, with the status and a sentence for the player. */
  readonly refused: readonly {
    readonly map: ProfileMap;
    readonly key: string;
    readonly status: StatusCode;
    readonly message: string;
  }[];
}

/** Payload of `upsertLeaderboardUser`. */
export type UpsertUserRequest = { readonly userId: string } & LeaderboardInfo;

/** Number of leaderboard entries that got the new name or avatar. */
export interface UpsertUserReply {
  readonly entries: number;
}

/** Payload of `deleteAccount`. */
export interface DeleteAccountRequest {
  readonly userId: string;
}

/** Number of leaderboard entries deleted. */
export interface DeleteAccountReply {
  readonly entries: number;
}

/** Payload of `revokeSessions`, which ends the account's sessions on all devices. */
export interface RevokeSessionsRequest {
  readonly userId: string;
}

export interface RevokeSessionsReply {
  readonly revoked: true;
}

/** Where a page of the exported data begins: after the document at `path` of a place. */
export interface ExportCursor {
  readonly place: string;
  readonly path: string | null;
}

/** Payload of `exportMyData`. */
export interface ExportMyDataRequest {
  readonly userId: string;
  /** `next` of the last page; absent for the first. */
  readonly after?: ExportCursor;
}

export interface ExportedDocument {
  /** The document's path in the database. */
  readonly path: string;
  /** The fields about the account; timestamps as ISO 8601 text. */
  readonly fields: Readonly<Record<string, Json>>;
}

/** An account as the sign-in service has it. */
export interface ExportedSignIn {
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  readonly photoURL: string | null;
  /** The ways to sign in, as their providers describe the player. */
  readonly ways: readonly Json[];
  readonly createdAt: string;
  readonly lastSignInAt: string;
  readonly lastRefreshAt: string | null;
}

/** A page of all that the server holds about an account. */
export interface ExportMyDataReply {
  readonly documents: readonly ExportedDocument[];
  /** Where the next page begins; null for the last page. */
  readonly next: ExportCursor | null;
  /** On the last page only. */
  readonly signIn?: ExportedSignIn;
}
