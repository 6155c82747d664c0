/** Each version of a puzzle has a board of its own: which there are, and which is one's own. */
import type { GameId } from '../../games/definitions.ts';
import {
  boardIdOf,
  boardIdsOf,
  type Listing,
  listingIn,
  rowIn,
  versionOf,
} from '../../published/listing.ts';
import { noteIn } from '../../published/past.ts';

export interface BoardVersions {
  /** What stands in the place of the id (`boardIdOf`), of the version that is shown first. */
  readonly board: string;
  /** All boards of the puzzle, the newest version first; empty where there is only one. */
  readonly all: readonly { readonly board: string; readonly name: string }[];
  /** Why nobody has a place; null where they have. */
  readonly withdrawn: string | null;
}

/**
 * @param published as it is kept on the device; anything at all.
 * @param hash of the version that the player has finished; null where that is not known.
 */
export function boardVersions(
  published: unknown,
  game: GameId,
  id: string,
  hash: string | null,
): BoardVersions {
  const listing = listingIn(published, game, id);
  if (listing === null) {
    // Of a puzzle of long ago nothing but its state may be known.
    const note = noteIn(rowIn(published, game, id));
    return { board: id, all: [], withdrawn: note?.state === 'withdrawn' ? '' : null };
  }
  const own = hash === null ? null : versionOf(listing, hash);
  const first = own ?? listing.version;
  return {
    board: boardIdOf(id, first),
    all: hasSeveral(listing, own) ? namesOf(listing, id) : [],
    withdrawn: listing.state === 'withdrawn' ? listing.reason : null,
  };
}

/** What was replaced before its day nobody has played, but who found it there all the same. */
function hasSeveral({ hashes, state, version }: Listing, own: number | null): boolean {
  return hashes.length > 1 && (state !== 'published' || (own !== null && own !== version));
}

function namesOf(listing: Listing, id: string): BoardVersions['all'] {
  const { version } = listing;
  return boardIdsOf(id, listing)
    .map((board, i) => ({
      board,
      name: i + 1 === version ? 'As it is now' : i === 0 ? 'As it was first' : `Version ${i + 1}`,
    }))
    .reverse();
}
