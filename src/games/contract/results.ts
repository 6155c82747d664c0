/**
 * What a game's results are: the only grammar of what stands in the results tables, in the profile's
 * maps, in backups and on the wire. Light and free of rules: pages, storage, sync, the service
 * worker and the functions all carry it.
 */
import type { Json } from '../../lib/json.ts';
import type { Result } from '../../lib/result.ts';

/** Every function takes anything at all, and never throws. */
export interface Results {
  /** One entry of the game's profile map (specification, section 3), complete or not. */
  parse(json: unknown): Result<Json>;
  /** Whether it is a result, and complete by the specification's words (section 4). */
  isComplete(result: unknown): boolean;
  /** Whether a complete result was a success; a loss ends a streak. */
  isWin(result: unknown): boolean;
  /**
   * The figure that leaderboards and statistics order by: ms or a number of guesses, lower is
   * better. Infinity for what is not complete.
   */
  rank(result: unknown): number;
  /** Time on each board in ms, penalties included; empty where the result does not tell. */
  timesOf(result: unknown): readonly number[];
}
