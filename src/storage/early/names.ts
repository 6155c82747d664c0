/** Names that are needed ahead of the database library and of the games. */
import type { Schedule } from '../../daily/numbering.ts';

export const DATABASE_NAME = 'crema';

/** The entry of meta with the rows that could not be read (../corruptRows.ts). */
export const CORRUPT_ROWS = 'corrupt-rows';

/**
 * The entry of meta with what the desk has changed of the packs, as it came from the server
 * (src/published/listing.ts). Nothing of it was looked at when it was stored.
 */
export const PUBLISHED = 'published';

/** The entry of meta of what the player agrees to have counted; empty where they do not (src/desk/ownTally.ts). */
export const TALLY = 'tally';

/**
 * Entries of meta that outlive a sign-out which keeps what is unsent: reports on their way, the addresses
 * of accounts that have left results behind, and the drafts of editors, which tell whose they are.
 */
export const KEPT_AT_SIGN_OUT = /^(?:reports$|left-accounts$|desk-draft:)/;

/** The entry of meta that tells the addresses of accounts which have left results here unsent (../leftAccounts.ts). */
export const LEFT_ACCOUNTS = 'left-accounts';

/** The entry of meta that names the account whose data is on this device (../account.ts). */
export const ACCOUNT = 'account';

/**
 * How the keys in localStorage begin of what an earlier page was still writing when it went
 * (../unsavedLog.ts). Each page has one of its own: pages that go together would overwrite each
 * other's. Earlier builds had this alone.
 */
export const UNSAVED_KEY = 'crema-unsaved';

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
