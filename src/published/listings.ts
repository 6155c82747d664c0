/** The entry of meta that holds this device's copy of the listings, as storage keeps it: unparsed. */
import { fieldsOf } from '../lib/reading.ts';

/** Listings by `puzzleKey`; none where the copy is missing or damaged. `parseListing` reads one. */
export function listingsIn(published: unknown): Readonly<Record<string, unknown>> {
  return fieldsOf(fieldsOf(published)?.puzzles) ?? {};
}
