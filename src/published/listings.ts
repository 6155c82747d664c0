/** The meta entry with this device's copy of the listings, unparsed. */
import { fieldsOf } from '../lib/reading.ts';

/**
 * Listings by `puzzleKey`; empty where the copy is missing or damaged. `parseListing` reads each.
 */
export function listingsIn(published: unknown): Readonly<Record<string, unknown>> {
  return fieldsOf(fieldsOf(published)?.puzzles) ?? {};
}
