/** Listings in `PUBLISHED_INDEX`, or a copy of it. A page reads them before it has code to parse one. */
import type { GameId } from '../games/definitions.ts';
import { fieldsOf } from '../lib/reading.ts';

export const listingKey = (game: GameId, id: string): string => `${game}/${id}`;

/** Unparsed listings by `listingKey`; empty for a document that is missing or damaged. */
export function listingsIn(document: unknown): Readonly<Record<string, unknown>> {
  return fieldsOf(fieldsOf(document)?.puzzles) ?? {};
}

/** The puzzle's listing, unparsed. */
export const rowIn = (document: unknown, game: GameId, id: string): unknown =>
  listingsIn(document)[listingKey(game, id)];
