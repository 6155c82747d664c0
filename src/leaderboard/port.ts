/** What pages ask of the leaderboards. Behind it: src/firebase/leaderboards.ts. */

import type { LeaderboardInfo } from '../account/leaderboardInfo.ts';
import type { GameId } from '../games/definitions.ts';

/** How many entries a board shows; further down a player sees the own one only. */
export const TOP = 100;

export interface PlacedEntry extends LeaderboardInfo {
  readonly uid: string;
  /** `Game.rank` of the result; lower is better. */
  readonly rank: number;
  /** From 1. No two entries share one: of equal results the one that arrived first is ahead. */
  readonly place: number;
  /** The place is worked out from the spread (place.ts): far down it is not counted. */
  readonly about?: boolean;
}

/** Number of entries by the bucket's name (spread.ts). */
export type Spread = Readonly<Record<string, number>>;

/** One puzzle's leaderboard as one player sees it. */
export interface Leaderboard {
  /** The best of all, best first, `TOP` at most. */
  readonly entries: readonly PlacedEntry[];
  /** Of all players, also those who are not in `entries`. */
  readonly players: number;
  readonly spread: Spread;
  /** The entry of the player who asked, wherever it stands; null when there is none. */
  readonly own: PlacedEntry | null;
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
  /** Where a player stands; null when the board does not have an entry of theirs. */
  readPlacement(game: GameId, id: string, uid: string): Promise<Placement | null>;
}
