/** Maximum size of a play's log: larger logs are neither sent nor checked. */

/** Maximum entries per board. */
export const MOST_ENTRIES = 5000;

/** Maximum characters as JSON. */
export const LONGEST_LOG = 64 * 1024;
