/** How a puzzle stands with players, for those who look after it. */
import type { Listing } from '../../published/listing.ts';

export const STATE_WORDS: Readonly<Record<Listing['state'], string>> = {
  published: 'given to players',
  corrected: 'given to players, as corrected',
  held: 'held: nobody new gets it',
  withdrawn: 'withdrawn: it can be played, and nobody is ranked',
};
