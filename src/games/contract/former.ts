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

/** Every function accepts any value and never throws. */
export interface FormerForms {
  /**
   * The puzzle id for a key in a former format. Without this function all keys have today's format.
   */
  idOf?(key: string): string | null;
  /** Converts a former site's result that `Results.parse` refuses. */
  read(value: unknown): Result<FormerValue>;
}
