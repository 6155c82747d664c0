/**
 * The only grammar of a game's results, as found in the results tables, the user profile, backups
 * and on the wire. Light and free of rules: pages, storage, sync, the service worker and the Cloud
 * Functions all carry it.
 */
import type { Json } from '../../lib/json.ts';
import type { Result } from '../../lib/result.ts';

/** The functions that read a game's results. Each accepts any value and never throws. */
export interface Results {
  /**
   * Parses a game's result as kept in the user profile (specification, section 3), complete or not.
   */
  parse(json: unknown): Result<Json>;
  /** Whether the value is a complete result as defined by the specification (section 4). */
  isComplete(result: unknown): boolean;
  /** Whether a complete result was a success; a loss ends a streak. */
  isWin(result: unknown): boolean;
  /**
   * The result's rank, the sort key of leaderboards and statistics: a time in ms or a number of
   * guesses, lower is better. Infinity for incomplete results.
   */
  rank(result: unknown): number;
  /**
   * The result's time on each board in ms, hint costs included; empty where the result has no
   * times.
   */
  timesOf(result: unknown): readonly number[];
}
