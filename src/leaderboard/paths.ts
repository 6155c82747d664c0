/** Where leaderboards are in the database, and what their documents hold. */

import type { LeaderboardInfo } from '../account/leaderboardInfo.ts';
import type { GameId } from '../games/definitions.ts';

export const LEADERBOARD_USERS = 'leaderboardUsers';

/**
 * `leaderboards/{game}/puzzles/{id}`: a `PuzzleDocument`, with `entries/{uid}` below it. Here and below,
 * `id` is that of the board: each version of a puzzle has one (`boardIdOf` in src/published/listing.ts).
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
 * `leaderboards/{game}/puzzles/{id}/shards`: what `PuzzleDocument` sums up. A finisher counts in one
 * of them, for a document takes about one write a second.
 */
export function shardsPath(game: GameId, id: string): string {
  return `${puzzlePath(game, id)}/shards`;
}

/** Below a puzzle's document: what players who agreed tell of it (src/desk/tally.ts), in as many shards. */
export const TALLIES = 'tallies';

/** A million in an hour are 278 writes a second: one in 3.7 s for each of these. */
export const MOST_SHARDS = 1024;

/** A `HeldDocument`: a result that waits for somebody to look at it. Its player alone may read it. */
export function heldPath(game: GameId, id: string, uid: string): string {
  return `${puzzlePath(game, id)}/held/${uid}`;
}

/** A `HeldLogDocument`: what is to be looked at. No player reads it. */
export function heldLogPath(game: GameId, id: string, uid: string): string {
  return `${puzzlePath(game, id)}/heldLogs/${uid}`;
}

/**
 * `checked`: the moves that were sent with it solve the puzzle. Only such entries rank and are counted;
 * those that nobody could check stand below them.
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
  /** Digests of the moves and their pace, where they tell a player from all others (src/play/fingerprint.ts). */
  readonly digests?: readonly string[];
}

type Waiting = Pick<EntryDocument, 'uid' | 'game' | 'id' | 'rank'>;

/** With `arrivedAt`, a timestamp of the server, while it waits. */
export interface HeldDocument extends Waiting {
  /** The desk has looked at it, and it is not listed: sent again, it does not come back. */
  readonly refused?: true;
  /**
   * The parts of an entry that the desk took off its board: it is put back with them. `arrivedAt` is
   * a timestamp, and so is `takenOffAt`, a field beside it, by which the desk lists them.
   */
  readonly takenOff?: {
    readonly arrivedAt: unknown;
    readonly digests: readonly string[];
    readonly leaderboardName: string;
  };
}

export interface HeldLogDocument extends Waiting, Partial<LeaderboardInfo> {
  /** Why it is held, as a sentence. */
  readonly reason: string;
  /** The log as JSON. */
  readonly log: string;
  /** The player on whose entry the same moves are. */
  readonly sameAs?: string;
}

/** A `KeptLogDocument`: how one of a board's best came about. The staff alone read it. */
export function keptLogPath(game: GameId, id: string, uid: string): string {
  return `${puzzlePath(game, id)}/logs/${uid}`;
}

/** So many of a board's best keep their logs. */
export const KEPT_LOGS = 10;

/** With `at`, a timestamp of the server, and `until`, at which Firestore removes it. */
export interface KeptLogDocument extends Waiting {
  /** The log as JSON; empty where no moves came with the result. */
  readonly log: string;
}

/** An entry as its board's document repeats it. With `arrivedAt`, a timestamp of the server. */
export interface BestEntry extends LeaderboardInfo {
  readonly uid: string;
  readonly rank: number;
}

/** A board in one document: what a visitor reads. The functions write it from the entries and the shards. */
export interface PuzzleDocument<Entry extends BestEntry = BestEntry> {
  /** How many checked results there are. */
  readonly players: number;
  /** Number of checked results by the bucket's name (spread.ts). */
  readonly spread: Readonly<Record<string, number>>;
  /** How many results there are that could not be checked. */
  readonly unchecked: number;
  /** The best checked results, best first, `TOP` at most. */
  readonly best: readonly Entry[];
  /** The best unchecked results, best first, `TOP_UNCHECKED` at most. */
  readonly bestUnchecked: readonly Entry[];
}

/**
 * A `FloorsDocument`. The functions alone read it: a solver that knew the floors would wait for just as long.
 */
export function floorsPath(game: GameId, id: string): string {
  return `${puzzlePath(game, id)}/${FLOORS}/now`;
}

export const FLOORS = 'floors';

export interface FloorsDocument {
  /** `BoardFloors` (src/desk/boardFloors.ts). */
  readonly boards: Readonly<Record<string, number>>;
}

/** Beside a `PuzzleDocument`: the players in its two lists, so that a query finds a player's boards. */
export const LISTED_UIDS = 'listedUids';
