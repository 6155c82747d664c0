/** Keys of stored entries, and how they are made. The boot script needs them too, so no game is known here. */
import type { Schedule } from '../daily/numbering.ts';

export const DATABASE_NAME = 'crema';

/** The entry of meta with the rows that could not be read (corruptRows.ts). */
export const CORRUPT_ROWS = 'corrupt-rows';

/**
 * The entry of meta with what the desk has changed of the packs, unparsed as it came from the
 * server (src/published/listing.ts).
 */
export const PUBLISHED = 'published';

/** The entry of meta with the tallies that a player agrees to have counted (src/desk/ownTally.ts). */
export const TALLY = 'tally';

/**
 * Entries of meta that outlive a sign-out which keeps what is unsent: reports on their way, the addresses
 * of accounts that have left results behind, and the drafts of editors, which tell whose they are.
 */
export const KEPT_AT_SIGN_OUT = /^(?:reports$|left-accounts$|desk-draft:)/;

/** The entry of meta that tells the addresses of accounts which have left results here unsent (leftAccounts.ts). */
export const LEFT_ACCOUNTS = 'left-accounts';

/** The entry of meta that names the account whose data is on this device (account.ts). */
export const ACCOUNT = 'account';

/**
 * The beginning of the keys in localStorage under which a page that goes leaves what it was still
 * writing (unsavedLog.ts). Each page has a key of its own: pages that go together would overwrite
 * each other's. Earlier builds had this alone.
 */
export const UNSAVED_KEY = 'crema-unsaved';

/** The key in localStorage of the games that have been tried, or whose example was skipped, on this device. */
export const TRIED_KEY = 'crema-tried';

/** `{game}/{id}`: the key of a row in the outbox and in progress. */
export function puzzleKey(game: string, id: string): string {
  return `${game}/${id}`;
}

/**
 * The key of a puzzle's result in its results table and in the profile map: the id itself, but
 * `MM_DD_YYYY` for a puzzle that is named by its date.
 */
export function resultKeyOf(naming: Schedule['naming'], id: string): string {
  return naming === 'number' ? id : `${id.slice(5, 7)}_${id.slice(8, 10)}_${id.slice(0, 4)}`;
}
