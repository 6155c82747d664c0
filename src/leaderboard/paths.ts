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
  /** Of the log, where it tells one player from all others. */
  readonly digest?: string;
}

type Waiting = Pick<EntryDocument, 'uid' | 'game' | 'id' | 'rank'>;

/** With `arrivedAt`, a timestamp of the server, while it waits. */
export interface HeldDocument extends Waiting {
  /** Somebody has looked at it, and it is not listed: sent again, it does not come back. */
  readonly refused?: true;
}

export interface HeldLogDocument extends Waiting {
  /** Why it is held, as a sentence. */
  readonly reason: string;
  /** The log as JSON. */
  readonly log: string;
}

/** How all checked results of a puzzle spread: what the histogram is drawn from. */
export interface PuzzleDocument {
  readonly players: number;
  /** Number of entries by the bucket's name (spread.ts). */
  readonly spread: Readonly<Record<string, number>>;
  /** How many others there are that nobody could check. */
  readonly unchecked: number;
}
