/** What pages ask of the leaderboards. Behind it: src/firebase/leaderboards.ts. */

import type { LeaderboardInfo } from '../account/leaderboardInfo.ts';
import type { GameId } from '../games/definitions.ts';

/** How many entries a board's document holds and its page shows; further down players see their own only. */
export const TOP = 50;
/** How many unchecked results are shown below them. */
export const TOP_UNCHECKED = 20;

export interface ListedEntry extends LeaderboardInfo {
  readonly uid: string;
  /** `Game.rank` of the result; lower is better. */
  readonly rank: number;
}

export interface PlacedEntry extends ListedEntry {
  /** From 1. No two entries share one: of equal results the one that arrived first is ahead. */
  readonly place: number;
  /** The place is worked out from the spread (place.ts): far down it is not counted. */
  readonly about?: boolean;
}

/** Number of entries by the bucket's name (spread.ts). */
export type Spread = Readonly<Record<string, number>>;

/** One puzzle's leaderboard as one player sees it. Places, players and spread are of checked results. */
export interface Leaderboard {
  /** The best of all, best first, `TOP` at most. */
  readonly entries: readonly PlacedEntry[];
  /** Of all players, also those who are not in `entries`. */
  readonly players: number;
  readonly spread: Spread;
  /** The entry of the player who asked, wherever it stands; null when there is none. */
  readonly own: PlacedEntry | null;
  readonly unchecked: Unchecked;
}

/** Results whose moves nobody could check. They have no place. */
export interface Unchecked {
  /** Best first, `TOP_UNCHECKED` at most. */
  readonly entries: readonly ListedEntry[];
  readonly players: number;
  /** That of the player who asked. */
  readonly own: ListedEntry | null;
}

export interface Placement {
  readonly place: number;
  readonly players: number;
  /** See `PlacedEntry`. */
  readonly about: boolean;
}

/** Every method rejects with a `ServerError` and nothing else. */
export interface Leaderboards {
  /** @param uid of the player who looks; null when nobody is signed in. */
  readLeaderboard(game: GameId, id: string, uid: string | null): Promise<Leaderboard>;
  /** Where a player stands; null without a checked entry of theirs. */
  readPlacement(game: GameId, id: string, uid: string): Promise<Placement | null>;
}
