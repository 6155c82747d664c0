/** Keys of stored entries. The boot script needs them too, so this module knows no game. */

/** Meta key of unreadable rows that were written over (unreadable.ts). */
export const CORRUPT_ROWS = 'corrupt-rows';

/**
 * Meta key of the desk's changes to the packs, unparsed as the server sent them
 * (src/protocol/listing.ts).
 */
export const PUBLISHED = 'published';

/** Meta key of the server's time up to which this device has read sittings. */
export const SITTINGS_READ = 'sittings-read';

/** Meta key of the time of the last sync that left nothing undone, in epoch ms. */
export const IN_STEP = 'in-step';

/** Meta key of the plays that the account has (keptPlays.ts). */
export const SENT_PLAYS = 'sent-plays';

/** Meta key of the months whose document was read for lacking plays (src/sync/plays.ts). */
export const ASKED_PLAYS = 'asked-plays';

/** Meta key of the account that the player is signed in to. */
export const ACCOUNT = 'account';

/**
 * Meta key that is there once the player has left the device, with the reason: after `signed-out` a
 * database with something unsent stays.
 */
export const LEFT = 'left';

/** Meta key of the players whose data are still to be brought over to the account. */
export const JOINING = 'joining';

/** Meta key of the player's name and avatar (localProfile.ts). */
export const PROFILE = 'profile';

/**
 * localStorage key, for each player, of the entries unsaved when a page closes (unsavedLog.ts). Each
 * page adds a name of its own: pages that close together would overwrite each other's entries.
 */
export const UNSAVED_KEY = 'crema-unsaved';

/**
 * Prefix of the localStorage keys for editors' drafts at the desk. Each key names its editor, so the
 * drafts outlive a sign-out.
 */
export const KEPT_DESK_KEY = 'crema-desk-';

/** localStorage key of the player's settings. */
export const SETTINGS_KEY = 'crema-settings';

/** localStorage key of the settings changed here that the account lacks (src/settings/account.ts). */
export const CHANGED_SETTINGS_KEY = 'crema-settings-changed';

/** localStorage key of whether the player agrees to be counted. */
export const CONSENT_KEY = 'crema-analytics';

/** localStorage key of the places of the cursors on the boards. */
export const CURSORS_KEY = 'crema-places';

/** localStorage key of the last offer to sign in. */
export const OFFERED_KEY = 'crema-sign-in-offered';

/** localStorage key of the time of the last reminder. */
export const REMINDER_KEY = 'crema-reminder';

/** localStorage key of the games whose example board was tried or skipped on this device. */
export const TRIED_KEY = 'crema-tried';

/** The localStorage keys of which each player has one: see `keyFor`. */
export const PLAYER_KEYS = [
  SETTINGS_KEY,
  CHANGED_SETTINGS_KEY,
  CONSENT_KEY,
  CURSORS_KEY,
  OFFERED_KEY,
  REMINDER_KEY,
  TRIED_KEY,
] as const;

/** `{game}/{id}`: key of a row in outbox and progress. */
export function puzzleKey(game: string, id: string): string {
  return `${game}/${id}`;
}
