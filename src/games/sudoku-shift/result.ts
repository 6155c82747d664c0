/** What a finished day's result tells. */
import type { Json } from '../../lib/json.ts';
import { parseResult } from './codec.ts';
import { SIZES } from './types.ts';

/** The times of a result, none for a value that is not one. */
export function timesOf(result: Json): readonly number[] {
  const parsed = parseResult(result);
  return parsed.ok ? parsed.value : [];
}

/** Complete when it holds four times (design, section 2). */
export function isComplete(result: Json): boolean {
  return timesOf(result).length === SIZES.length;
}

/** The time of all boards together in ms; Infinity for what is not complete. */
export function rank(result: Json): number {
  if (!isComplete(result)) return Number.POSITIVE_INFINITY;
  return timesOf(result).reduce((sum, ms) => sum + ms, 0);
}
