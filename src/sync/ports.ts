/**
 * What sync needs from outside. The engine knows only these: Firebase (src/firebase/server.ts) and
 * a server in memory (tests) are two ways to do it, and both pass tests/support/serverContract.ts.
 */
import type { LeaderboardInfo } from '../account/leaderboardInfo.ts';
import type { ProfileMap } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import type { InsertGamesReply } from './callables.ts';

/** New entries of the profile's maps, by profile map and result key. */
export type ResultMaps = Readonly<Partial<Record<ProfileMap, Readonly<Record<string, Json>>>>>;

/** How results came about, by `{game}/{id}`. */
export type Plays = Readonly<Record<string, { readonly hash: string; readonly log?: Json }>>;

/** A user document as it is: whatever an older version or another client has left there. */
export type ProfileDocument = Readonly<Record<string, unknown>>;

/** Every method rejects with a `ServerError` and nothing else. */
export interface Server {
  /** Whether the account was deleted, on whichever device. Asked without a session, for it has none. */
  isDeleted(uid: string): Promise<boolean>;
  /** The id of the signed-in account; null when it is not (or, in a worker, not yet) known. */
  currentUser(): Promise<string | null>;
  /** users/{uid}, or null when there is none. */
  readProfile(uid: string): Promise<ProfileDocument | null>;
  /**
   * Creates users/{uid} with empty maps, the account's e-mail address and both timestamps. Leaves
   * a document that is there meanwhile as it is.
   */
  createProfile(uid: string, info: LeaderboardInfo): Promise<void>;
  /**
   * Merges new results into users/{uid} and sets updatedAt; at most `MAX_RESULTS_PER_CALL`.
   *
   * @param openedLate see `openedLate` in src/sync/profile.ts.
   */
  storeResults(
    uid: string,
    maps: ResultMaps,
    openedLate: Readonly<Record<string, string>>,
  ): Promise<void>;
  /**
   * The callable of that name; repeating it changes nothing.
   *
   * @param plays how those of the results came about of which that is known.
   */
  insertLeaderboardGames(uid: string, maps: ResultMaps, plays: Plays): Promise<InsertGamesReply>;
}
