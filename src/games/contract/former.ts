/**
 * The forms in which the former site wrote results. The specification calls them valid, and
 * `Results.parse` refuses them, so that nothing new is written so (docs/decisions/0032).
 */
import type { Json } from '../../lib/json.ts';
import type { Result } from '../../lib/result.ts';

export interface FormerValue {
  /** A result by the grammar of `Results.parse`. */
  readonly result: Json;
  /** In which ways the value was written otherwise: phrases that stand in a sentence. */
  readonly how: readonly string[];
}

/** Every function takes anything at all, and never throws. */
export interface FormerForms {
  /** The id that a key in a former form stands for. Without it keys have the one form of today. */
  idOf?(key: string): string | null;
  /** Reads a value that `Results.parse` refuses. */
  read(value: unknown): Result<FormerValue>;
}
