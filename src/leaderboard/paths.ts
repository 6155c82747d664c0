/** Database paths of leaderboards, and the contents of their documents. */

import type { LeaderboardInfo } from '../account/leaderboardInfo.ts';
import type { GameId } from '../games/definitions.ts';

export const LEADERBOARD_USERS = 'leaderboardUsers';

/**
 * `leaderboards/{game}/puzzles/{id}`: a `PuzzleDocument`, with `entries/{uid}` below it. Here and
 * below, `id` is the leaderboard's id: each version of a puzzle has one (`boardIdOf` in
 * src/published/listing.ts).
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

/** Below a puzzle's document: sharded data from players who agreed (src/desk/tally.ts). */
export const TALLIES = 'tallies';

/** A million results in an hour are 278 writes per second: one in 3.7 s per shard. */
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
 * `checked`: the moves sent with it solve the puzzle. Only these entries are ranked and counted;
 * unchecked ones are listed below them.
 */
export type ListedVerdict = 'checked' | 'unchecked';

/** `leaderboards/{game}/puzzles/{id}/entries/{uid}`. `arrivedAt` is a timestamp of the server. */
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

/** Also has `arrivedAt`, a server timestamp, while it waits. */
export interface HeldDocument extends Waiting {
  /** Rejected by the desk: not listed, even if sent again. */
  readonly refused?: true;
  /**
   * Data of an entry that the desk took off the board, for restoring it. `arrivedAt` is a
   * timestamp, and so is `takenOffAt`, a separate field by which the desk lists these documents.
   */
  readonly takenOff?: {
    readonly arrivedAt: unknown;
    readonly digests: readonly string[];
    readonly leaderboardName: string;
  };
}

export interface HeldLogDocument extends Waiting, Partial<LeaderboardInfo> {
  /** Reason for holding it, as a sentence. */
  readonly reason: string;
  /** The log as JSON. */
  readonly log: string;
  /** Id of the player whose entry has the same moves. */
  readonly sameAs?: string;
}

/** Path of a `KeptLogDocument`: the log of one of a board's best. Only staff may read it. */
export function keptLogPath(game: GameId, id: string, uid: string): string {
  return `${puzzlePath(game, id)}/logs/${uid}`;
}

/** Number of a board's best whose logs are kept. */
export const KEPT_LOGS = 10;

/**
 * The kept log of a result. The document also has `at`, a server timestamp, and `until`, the time at
 * which Firestore deletes it.
 */
export interface KeptLogDocument extends Waiting {
  /** The log as JSON; empty if the result had no moves. */
  readonly log: string;
}

/** An entry's copy in its board's document. Also has `arrivedAt`, a server timestamp. */
export interface BestEntry extends LeaderboardInfo {
  readonly uid: string;
  readonly rank: number;
}

/** A whole board in one document, for visitors. The functions derive it from entries and shards. */
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

/** Path of a `FloorsDocument`. Only functions read it: a bot that knew the floors would wait. */
export function floorsPath(game: GameId, id: string): string {
  return `${puzzlePath(game, id)}/${FLOORS}/now`;
}

export const FLOORS = 'floors';

export interface FloorsDocument {
  /** `BoardFloors` (src/desk/boardFloors.ts). */
  readonly boards: Readonly<Record<string, number>>;
}

/** Field of a `PuzzleDocument`: the players in its two lists, for querying their boards. */
export const LISTED_UIDS = 'listedUids';
