/** Database paths of leaderboards, and the contents of their documents. */
import type { GameId } from '../games/definitions.ts';
import type { LeaderboardInfo } from './leaderboardInfo.ts';

/** Number of entries that a leaderboard stores and shows; lower players also see their own. */
export const TOP = 50;
/** Number of unchecked results shown below the ranked entries. */
export const TOP_UNCHECKED = 20;

export const LEADERBOARD_USERS = 'leaderboardUsers';

/**
 * `leaderboards/{game}/puzzles/{id}`: a `PuzzleDocument`, with `entries/{uid}` below it. In this
 * file `id` is the leaderboard's id: each version of a puzzle has one (`boardIdOf` in
 * src/protocol/listing.ts).
 */
export function puzzlePath(game: GameId, id: string): string {
  return `leaderboards/${game}/puzzles/${id}`;
}

export function entriesPath(game: GameId, id: string): string {
  return `${puzzlePath(game, id)}/entries`;
}

export function entryPath(game: GameId, id: string, uid: string): string {
  return `${entriesPath(game, id)}/${uid}`;
}

/**
 * `leaderboards/{game}/puzzles/{id}/shards`: counter shards that `PuzzleDocument` sums up. Each
 * result counts in one of them, because a document takes only about one write per second.
 */
export function shardsPath(game: GameId, id: string): string {
  return `${puzzlePath(game, id)}/shards`;
}

/** Most counter shards: a million results an hour are then one write per shard in 3.7 s. */
export const MOST_SHARDS = 1024;

/** Path of a `HeldDocument`: a result awaiting review. Only its player may read it. */
export function heldPath(game: GameId, id: string, uid: string): string {
  return `${puzzlePath(game, id)}/held/${uid}`;
}

/** Path of a `HeldLogDocument`: the log to review. No player may read it. */
export function heldLogPath(game: GameId, id: string, uid: string): string {
  return `${puzzlePath(game, id)}/heldLogs/${uid}`;
}

/**
 * `checked`: the moves sent with the result solve the puzzle. Only checked entries are ranked and
 * counted; unchecked ones are listed below them.
 */
export type ListedVerdict = 'checked' | 'unchecked';

/** The document at `entryPath`. Also has `arrivedAt`, a server timestamp. */
export interface EntryDocument extends LeaderboardInfo {
  readonly uid: string;
  readonly game: GameId;
  readonly id: string;
  /** `Game.rank` of the result; lower is better. */
  readonly rank: number;
  readonly verdict: ListedVerdict;
  /** Digests of the moves and their pace, if distinctive (src/play/fingerprint.ts). */
  readonly digests?: readonly string[];
}

type Waiting = Pick<EntryDocument, 'uid' | 'game' | 'id' | 'rank'>;

/** A held result. While it waits, the document also has `arrivedAt`, a server timestamp. */
export interface HeldDocument extends Waiting {
  /** The desk has rejected the result: it is not listed, even if it is sent again. */
  readonly refused?: true;
  /**
   * Data of an entry that the desk took off the leaderboard, for restoring it. `arrivedAt` is a
   * timestamp, and so is the document's field `takenOffAt`, by which the desk lists such documents.
   */
  readonly takenOff?: {
    readonly arrivedAt: unknown;
    readonly digests: readonly string[];
    readonly leaderboardName: string;
  };
}

export interface HeldLogDocument extends Waiting, Partial<LeaderboardInfo> {
  /** Reason for holding the result, as a sentence. */
  readonly reason: string;
  /** The log as JSON. */
  readonly log: string;
  /** Id of the player whose entry has the same moves. */
  readonly sameAs?: string;
}

/** Path of a `KeptLogDocument`: the log of one of the best results. Only staff may read it. */
export function keptLogPath(game: GameId, id: string, uid: string): string {
  return `${puzzlePath(game, id)}/logs/${uid}`;
}

/** Number of a leaderboard's best results whose logs are kept. */
export const KEPT_LOGS = 10;

/**
 * The kept log of a result. The document also has `at`, a server timestamp, and `until`, the time at
 * which Firestore deletes it.
 */
export interface KeptLogDocument extends Waiting {
  /** The log as JSON; empty if the result had no moves. */
  readonly log: string;
}

/** An entry's copy in its leaderboard's document. Also has `arrivedAt`, a server timestamp. */
export interface BestEntry extends LeaderboardInfo {
  readonly uid: string;
  readonly rank: number;
}

/**
 * A whole leaderboard in one document. The functions derive it from the players' entries and from
 * the shards, among which the counting of results is divided.
 */
export interface PuzzleDocument<Entry extends BestEntry = BestEntry> {
  /** Number of checked results. */
  readonly players: number;
  /** Number of checked results by the bucket's name (spread.ts). */
  readonly spread: Readonly<Record<string, number>>;
  /** Number of results that could not be checked. */
  readonly unchecked: number;
  /** The best checked results, best first, `TOP` at most. */
  readonly best: readonly Entry[];
  /** The best unchecked results, best first, `TOP_UNCHECKED` at most. */
  readonly bestUnchecked: readonly Entry[];
}

/** Path of a `FloorsDocument`. Only functions read it: a bot that knew it would play slower. */
export function floorsPath(game: GameId, id: string): string {
  return `${puzzlePath(game, id)}/${FLOORS}/now`;
}

export const FLOORS = 'floors';

export interface FloorsDocument {
  /** `BoardFloors` (src/play/boardFloors.ts). */
  readonly boards: Readonly<Record<string, number>>;
}

/** Field of a `PuzzleDocument`: uids in its two lists, to query for a player's leaderboards. */
export const LISTED_UIDS = 'listedUids';
