/** Maximum size of a play's log: larger logs are neither sent nor checked. */

/** Maximum number of log entries per board. */
export const MOST_ENTRIES = 5000;

/** Maximum length of a log as JSON, in characters. */
export const LONGEST_LOG = 64 * 1024;
