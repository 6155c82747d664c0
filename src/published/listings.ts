/** Reads the meta entry with this device's copy of `PUBLISHED_INDEX`. */
import { fieldsOf } from '../lib/reading.ts';

/**
 * Unparsed listings by `puzzleKey`; empty where the copy is missing or damaged. `parseListing`
 * parses one.
 */
export function listingsIn(published: unknown): Readonly<Record<string, unknown>> {
  return fieldsOf(fieldsOf(published)?.puzzles) ?? {};
}
