/** Each version of a puzzle has a leaderboard of its own: lists them, and finds the player's. */
import type { GameId } from '../../games/definitions.ts';
import {
  boardIdOf,
  boardIdsOf,
  type Listing,
  listingIn,
  versionOf,
  withdrawnWords,
} from '../../protocol/listing.ts';

export interface BoardVersions {
  /** Id of the leaderboard (`boardIdOf`) that is shown first. */
  readonly board: string;
  /** All leaderboards of the puzzle, the newest version's first; empty where there is only one. */
  readonly all: readonly { readonly board: string; readonly name: string }[];
  /** The reason why the puzzle's places are withdrawn; null when they are not. */
  readonly withdrawn: string | null;
}

/**
 * The leaderboards of a puzzle's versions.
 * @param published the desk's changes of puzzles as stored on the device; may be anything.
 * @param hash hash of the version that the player has finished; null when unknown.
 */
export function boardVersions(
  published: unknown,
  game: GameId,
  id: string,
  hash: string | null,
): BoardVersions {
  const listing = listingIn(published, game, id);
  if (listing === null) return { board: id, all: [], withdrawn: null };
  const own = hash === null ? null : versionOf(listing, hash);
  const first = own ?? listing.version;
  return {
    board: boardIdOf(id, first),
    all: hasSeveral(listing, own) ? namesOf(listing, id) : [],
    withdrawn: listing.state === 'withdrawn' ? withdrawnWords(listing.reason) : null,
  };
}

/**
 * Whether several versions of a puzzle have leaderboards. Versions that were replaced before the
 * puzzle's day do not count, unless the player has played such a version.
 */
function hasSeveral({ hashes, state, version }: Listing, own: number | null): boolean {
  return hashes.length > 1 && (state !== 'published' || (own !== null && own !== version));
}

function namesOf(listing: Listing, id: string): BoardVersions['all'] {
  const { version } = listing;
  return boardIdsOf(id, listing)
    .map((board, i) => ({
      board,
      name: i + 1 === version ? 'Current version' : i === 0 ? 'First version' : `Version ${i + 1}`,
    }))
    .reverse();
}
