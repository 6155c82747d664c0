/** A puzzle's state in words for editors. */
import type { Listing } from '../../protocol/listing.ts';

/** @param isOut whether the puzzle's day has begun anywhere on earth. */
export function stateWords({ state, version }: Listing, isOut: boolean): string {
  switch (state) {
    case 'published':
      return isOut ? 'given to players' : 'given to players on its day';
    case 'corrected':
      // Version 1 here means an undone correction: the planned puzzle is out again.
      return version === 1 ? 'given to players again' : 'given to players, as corrected';
    case 'held':
      return 'held: nobody new gets it';
    case 'withdrawn':
      return 'withdrawn: it can be played, and nobody is ranked';
  }
}
