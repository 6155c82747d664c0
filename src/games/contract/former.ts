/**
 * Result formats of the former site. The specification calls them valid, but `Results.parse`
 * refuses them so that new code cannot write them (docs/decisions/0032).
 */
import type { Json } from '../../lib/json.ts';
import type { Result } from '../../lib/result.ts';

export interface FormerValue {
  /** The converted result, by today's grammar (`Results.parse`). */
  readonly result: Json;
  /** How the former value's format differed from today's: phrases for use inside a sentence. */
  readonly how: readonly string[];
}

/**
 * A game's reader of the former site's results. Each of its functions accepts any value and never
 * throws.
 */
export interface FormerForms {
  /**
   * The id of the puzzle that a result's key in a format of the former site stands for, or null. A
   * game without this function has only keys in today's format.
   */
  idOf?(key: string): string | null;
  /**
   * Reads a result of today, unchanged, or of the former site. Refuses times that no hand can reach
   * and that are no seconds either: they would be the best for ever.
   */
  read(value: unknown): Result<FormerValue>;
}
