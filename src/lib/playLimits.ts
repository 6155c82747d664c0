/** Maximum size of a play's log: larger logs are neither sent nor checked. */
import type { Json } from './json.ts';

/** Maximum number of log entries per board. */
export const MOST_ENTRIES = 5000;

/** Maximum length of a log as JSON, in characters. */
export const LONGEST_LOG = 64 * 1024;

/** Whether a log or saved game is too long to be sent. */
export const isTooLong = (json: Json): boolean => JSON.stringify(json).length > LONGEST_LOG;
