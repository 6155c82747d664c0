/**
 * Sync's interface to the server. It has two implementations, Firebase (src/firebase/server.ts) and
 * an in-memory server for tests, which both pass tests/support/serverContract.ts.
 */
import type { ProfileMap } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import type { InsertGamesReply } from '../protocol/callables.ts';
import type { LeaderboardInfo } from '../protocol/leaderboardInfo.ts';
import type { AccountSettings } from '../settings/account.ts';
import type { ListedSitting, SittingDocument, SittingFields } from '../sittings/document.ts';
import type { MonthOfPlays } from '../storage/monthOfPlays.ts';

/** New entries of the profile's maps, by profile map and result key. */
export type ResultMaps = Readonly<Partial<Record<ProfileMap, Readonly<Record<string, Json>>>>>;

/** Logs and puzzle hashes of results, by `{game}/{id}`. */
export type Plays = Readonly<Record<string, { readonly hash: string; readonly log?: Json }>>;

/** A raw user document, possibly written by another client. */
export type ProfileDocument = Readonly<Record<string, unknown>>;

/** The server of an account (uid). Every method rejects with a `ServerError` and nothing else. */
export interface Server {
  /** Whether the account was deleted, on any device. Works without a session. */
  isDeleted(): Promise<boolean>;
  /** Whether the account is signed in; in a worker it may not yet be known. */
  isSignedIn(): Promise<boolean>;
  /** The document users/{uid}, or null if there is none. Updates its email address. */
  readProfile(): Promise<ProfileDocument | null>;
  /**
   * Creates users/{uid} with empty maps, the account's email address, `createdAt` and `updatedAt`.
   * Does not change an existing document. False where the site is closed and has not invited the
   * account.
   */
  createProfile(info: LeaderboardInfo): Promise<boolean>;
  /**
   * Merges new results into users/{uid} and sets updatedAt; at most `MAX_RESULTS_PER_CALL`.
   *
   * @param openedLate see `openedLate` in src/sync/profile.ts.
   * @param ended names of sittings to delete in the same commit.
   */
  storeResults(
    maps: ResultMaps,
    openedLate: Readonly<Record<string, string>>,
    ended?: readonly string[],
  ): Promise<void>;
  /**
   * Calls the callable function `insertLeaderboardGames`; idempotent.
   *
   * @param plays the known plays of these results.
   */
  insertLeaderboardGames(maps: ResultMaps, plays: Plays): Promise<InsertGamesReply>;

  /** The document users/{uid}/private/settings; null if there is none. */
  readSettings(): Promise<Readonly<Record<string, unknown>> | null>;
  /** Writes these settings and adds these games; others stay. */
  writeSettings(changes: AccountSettings): Promise<void>;

  // Plays of finished puzzles, by month (src/storage/monthOfPlays.ts).

  /** The document users/{uid}/plays/{name}; null if there is none. */
  readPlays(name: string): Promise<Readonly<Record<string, unknown>> | null>;
  /**
   * Replaces these plays in the month's document, and adds these ways. With ways the settings' document
   * gets the time of the write in `ways.{name}`, by which other devices know of them.
   */
  writePlays(name: string, month: MonthOfPlays): Promise<void>;

  // Sittings: unfinished games, as documents users/{uid}/sittings/{name} (src/sittings/document.ts).

  /**
   * The first `MOST_LISTED` documents written after that time, the earliest first; null lists all.
   * `readAt` is the server's time of the read.
   */
  listSittings(
    after: string | null,
  ): Promise<{ readonly documents: readonly ListedSitting[]; readonly readAt: string }>;
  readSitting(name: string): Promise<SittingDocument | null>;
  /**
   * Replaces the document, if its last write was at `updateTime` (null: if there is none). Returns the
   * time of this write; null, with nothing changed, when another device was first.
   *
   * @param expires the server deletes the document then; RFC 3339.
   */
  writeSitting(
    name: string,
    fields: SittingFields,
    expires: string,
    updateTime: string | null,
  ): Promise<string | null>;
  /** Deletes documents, also missing ones. */
  deleteSittings(names: readonly string[]): Promise<void>;
}
