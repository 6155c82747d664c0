/** The pages' interface to leaderboards. Implemented by src/firebase/leaderboards.ts. */
import type { GameId } from '../games/definitions.ts';
import type { LeaderboardInfo } from '../protocol/leaderboardInfo.ts';

export interface ListedEntry extends LeaderboardInfo {
  readonly uid: string;
  /** `Game.rank` of the result; lower is better. */
  readonly rank: number;
}

export interface PlacedEntry extends ListedEntry {
  /** From 1, shared by equal ranks. */
  readonly place: number;
  /** The place is estimated from the spread (place.ts), as for all places far down. */
  readonly about?: boolean;
}

/** Number of entries by the bucket's name (spread.ts). */
export type Spread = Readonly<Record<string, number>>;

/** A puzzle's leaderboard for a player. Places, players and spread cover checked results only. */
export interface Leaderboard {
  /** The best entries, best first, at most `TOP`. */
  readonly entries: readonly PlacedEntry[];
  /** Number of all players, including those not in `entries`. */
  readonly players: number;
  readonly spread: Spread;
  /** The requesting player's entry, at any place; null if there is none. */
  readonly own: PlacedEntry | null;
  readonly unchecked: Unchecked;
}

/** Results whose moves could not be checked. They have no place. */
export interface Unchecked {
  /** Best first, `TOP_UNCHECKED` at most. */
  readonly entries: readonly ListedEntry[];
  readonly players: number;
  /** The requesting player's entry. */
  readonly own: ListedEntry | null;
}

export interface Placement {
  readonly place: number;
  readonly players: number;
  /** Whether the place is estimated: see `PlacedEntry`. */
  readonly about: boolean;
}

/** Every method rejects with a `ServerError` and nothing else. */
export interface Leaderboards {
  /** @param uid the requesting player; null if signed out. */
  readLeaderboard(game: GameId, id: string, uid: string | null): Promise<Leaderboard>;
  /** A player's place; null if they have no checked entry. */
  readPlacement(game: GameId, id: string, uid: string): Promise<Placement | null>;
}
