/**
 * Downloads the desk's publications to this device: the index, and the current version of puzzles
 * that may be opened here soon. Puzzles begun or finished here stay unchanged.
 */
import { addDays, type CivilDate } from '../daily/date.ts';
import { dateOf, parseId } from '../daily/numbering.ts';
import { definitionOf, type GameId } from '../games/definitions.ts';
import { isSame, type Json } from '../lib/json.ts';
import { fieldsOf } from '../lib/reading.ts';
import { puzzleHash } from './hash.ts';
import { type Listing, listedHash, listingIn, listingKey, parseIndex, rowIn } from './listing.ts';
import { noteIn, puzzleOfKey, withPast } from './past.ts';
import { puzzleOfVersion } from './paths.ts';

export interface Publications {
  /** The document `PUBLISHED_INDEX`; null where there is none. Rejects when offline. */
  readIndex(): Promise<Json | null>;
  /** The document of a past month (`pastPath`); null where there is none. Rejects when offline. */
  readPast(game: GameId, id: string): Promise<Json | null>;
  /** The document of a puzzle's version; null where there is none. Rejects when offline. */
  readVersion(game: GameId, id: string, version: number): Promise<Json | null>;
}

/** The part of storage (src/storage/port.ts) that this module needs. */
export interface PublishedStore {
  readIndex(): Promise<Json | undefined>;
  writeIndex(index: Json): Promise<void>;
  readPuzzle(game: GameId, id: string): Promise<Json | null>;
  /** Whether the puzzle was begun or finished here; such puzzles are not replaced. */
  isStarted(game: GameId, id: string): Promise<boolean>;
  replacePuzzle(game: GameId, id: string, puzzle: Json | null): Promise<boolean>;
}

/**
 * Fetches and stores the listing of a past puzzle of which the device has only a note; null where
 * the server has none. Rejects like `readPast`.
 */
export async function fetchArchivedListing(
  server: Pick<Publications, 'readPast'>,
  store: Pick<PublishedStore, 'readIndex' | 'writeIndex'>,
  game: GameId,
  id: string,
): Promise<Listing | null> {
  const listing = listingIn(await server.readPast(game, id), game, id);
  const fields = fieldsOf(await store.readIndex());
  const puzzles = fieldsOf(fields?.puzzles);
  const key = listingKey(game, id);
  // A newer index with the listing may have arrived meanwhile.
  if (listing !== null && noteIn(puzzles?.[key]) !== null) {
    await store.writeIndex({ ...fields, puzzles: { ...puzzles, [key]: listing } } as Json);
  }
  return listing;
}

/** Fetches the displayed puzzle if the index has only its note. Rejects like `readPast`. */
async function takeShown(
  server: Publications,
  store: PublishedStore,
  document: Json,
  shown: string | undefined,
): Promise<void> {
  const puzzle = shown === undefined ? null : puzzleOfKey(shown);
  if (puzzle === null || noteIn(rowIn(document, puzzle.game, puzzle.id)) === null) return;
  const listing = await fetchArchivedListing(server, store, puzzle.game, puzzle.id);
  if (listing !== null) await take(server, store, puzzle.game, puzzle.id, listing);
}

/** Puzzles within this many days of today are prefetched; others are fetched when opened. */
const DAYS_AROUND = 14;

/**
 * Rejects when the server is unreachable; puzzles fetched before the failure are kept.
 *
 * @param shown `{game}/{id}` of the displayed puzzle: fetched at any age, because a page opened
 *   before the index arrived cannot get the published version otherwise.
 */
export async function syncPublishedIndex(
  server: Publications,
  store: PublishedStore,
  today: CivilDate,
  shown?: string,
): Promise<void> {
  const index = await server.readIndex();
  // Read after the server's answer: a page may have stored a listing (`fetchArchivedListing`).
  const kept = await store.readIndex();
  const document = withPast(index, kept);
  if (!isSame(document, kept)) await store.writeIndex(document);
  await takeShown(server, store, document, shown);
  let failure: unknown = null;
  for (const [key, listing] of parseIndex(document)) {
    const puzzle = puzzleOfKey(key);
    if (puzzle === null || (key !== shown && !isNear(puzzle.game, puzzle.id, today))) continue;
    try {
      await take(server, store, puzzle.game, puzzle.id, listing);
    } catch (error) {
      // Continue: the other puzzles are unaffected.
      failure = error;
    }
  }
  if (failure !== null) throw failure;
}

function isNear(game: GameId, id: string, today: CivilDate): boolean {
  const { schedule } = definitionOf(game);
  if (!parseId(schedule, id, addDays(today, DAYS_AROUND)).ok) return false;
  return dateOf(schedule, id) >= addDays(today, -DAYS_AROUND);
}

async function take(
  server: Publications,
  store: PublishedStore,
  game: GameId,
  id: string,
  listing: Listing,
): Promise<void> {
  const wanted = listedHash(listing);
  const cached = await store.readPuzzle(game, id);
  if (cached !== null && puzzleHash(cached) === wanted) return;
  if (await store.isStarted(game, id)) return;
  if (listing.version === 1) {
    if (cached !== null) await store.replacePuzzle(game, id, null);
    return;
  }
  const puzzle = puzzleOfVersion(await server.readVersion(game, id, listing.version), wanted);
  if (puzzle === null) console.warn(`${game}/${id} is not what was published. It stays as it was.`);
  else await store.replacePuzzle(game, id, puzzle);
}
