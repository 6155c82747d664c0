/** How much of a play is looked at: a log that is larger is neither sent nor checked. */

/** Entries on one board. */
export const MOST_ENTRIES = 5000;

/** Characters as JSON. */
export const LONGEST_LOG = 64 * 1024;
