/** Keys of stored entries. The boot script needs them too, so this module knows no game. */

export const DATABASE_NAME = 'crema';

/** Meta key of the unreadable rows (corruptRows.ts). */
export const CORRUPT_ROWS = 'corrupt-rows';

/**
 * Meta key of the desk's changes to the packs, unparsed as the server sent them
 * (src/protocol/listing.ts).
 */
export const PUBLISHED = 'published';

/** Meta key of the server's time up to which this device has read sittings. */
export const SITTINGS_READ = 'sittings-read';

/** Meta key of the plays that the account has (keptPlays.ts). */
export const SENT_PLAYS = 'sent-plays';

/** Meta key of the months whose document was read for lacking plays (src/sync/plays.ts). */
export const ASKED_PLAYS = 'asked-plays';

/** Meta key of an account's plays that it left on this device unsent. */
export const leftPlaysKey = (uid: string) => `left-plays:${uid}`;

/**
 * Meta entries that survive a sign-out with `unsent: 'keep'`: queued reports, which name no player, addresses of accounts
 * with unsent results, and unsent plays, which name their owner.
 */
export const KEPT_AT_SIGN_OUT = /^(?:reports$|left-accounts$|left-plays:)/;

/** Meta key of the address hashes of accounts with unsent results here (leftAccounts.ts). */
export const LEFT_ACCOUNTS = 'left-accounts';

/** Meta key of the account whose data is on this device (account.ts). */
export const ACCOUNT = 'account';

/**
 * Prefix of the localStorage keys for entries unsaved when a page closes (unsavedLog.ts). Each page
 * has its own key: pages that close together would overwrite each other's entries.
 */
export const UNSAVED_KEY = 'crema-unsaved';

/**
 * Prefix of the localStorage keys for editors' drafts at the desk. Each key names its editor, so the
 * drafts outlive a sign-out.
 */
export const KEPT_DESK_KEY = 'crema-desk-';

/** localStorage key of the settings changed here that the account lacks (src/settings/account.ts). */
export const CHANGED_SETTINGS_KEY = 'crema-settings-changed';

/**
 * Prefix of the localStorage keys for settings that an account left unsent here. Each key names its
 * account, so that it outlives the sign-out.
 */
export const LEFT_SETTINGS_KEY = 'crema-left-settings';

/** localStorage key of the games whose example board was tried or skipped on this device. */
export const TRIED_KEY = 'crema-tried';

/** `{game}/{id}`: key of a row in outbox and progress. */
export function puzzleKey(game: string, id: string): string {
  return `${game}/${id}`;
}
