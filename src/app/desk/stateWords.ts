/** A puzzle's state in words for editors. */
import type { Listing } from '../../protocol/listing.ts';

/** @param isOut whether the puzzle's day has begun anywhere on earth. */
export function stateWords({ state, version }: Listing, isOut: boolean): string {
  switch (state) {
    case 'published':
      return isOut ? 'published' : 'published for its day';
    case 'corrected':
      // Version 1 here means an undone correction: the planned puzzle is out again.
      return version === 1 ? 'published again' : 'published as a correction';
    case 'held':
      return 'on hold (new players cannot open it)';
    case 'withdrawn':
      return 'withdrawn (playable, but nobody is ranked)';
  }
}
