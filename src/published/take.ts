/**
 * Taking what the desk has published onto this device: the index, and of the puzzles that somebody
 * may soon open here the version that is given out. What was begun or finished here stays.
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
  /** The document `PUBLISHED_INDEX`; null where there is none. Rejects without a way to it. */
  readIndex(): Promise<Json | null>;
  /** The document of a month that is over (`pastPath`); null where there is none. Rejects like that. */
  readPast(game: GameId, id: string): Promise<Json | null>;
  /** The document of a version; null where there is none. Rejects like that. */
  readVersion(game: GameId, id: string, version: number): Promise<Json | null>;
}

/** The part of storage that is needed (src/storage/port.ts). */
export interface PublishedStore {
  readIndex(): Promise<Json | undefined>;
  writeIndex(index: Json): Promise<void>;
  readPuzzle(game: GameId, id: string): Promise<Json | null>;
  /** Whether it was begun or finished here: then it stays as it is. */
  isBegun(game: GameId, id: string): Promise<boolean>;
  replacePuzzle(game: GameId, id: string, puzzle: Json | null): Promise<boolean>;
}

/**
 * The listing of a puzzle of long ago, of which this device has only a note so far, and keeps it; null
 * where the server has none. Rejects like `readPast`.
 */
export async function takePast(
  server: Pick<Publications, 'readPast'>,
  store: Pick<PublishedStore, 'readIndex' | 'writeIndex'>,
  game: GameId,
  id: string,
): Promise<Listing | null> {
  const listing = listingIn(await server.readPast(game, id), game, id);
  const fields = fieldsOf(await store.readIndex());
  const puzzles = fieldsOf(fields?.puzzles);
  const key = listingKey(game, id);
  // The index may have come anew meanwhile, and with it the listing.
  if (listing !== null && noteIn(puzzles?.[key]) !== null) {
    await store.writeIndex({ ...fields, puzzles: { ...puzzles, [key]: listing } } as Json);
  }
  return listing;
}

/** The puzzle on the page, where the index has but a note of it. Rejects like `readPast`. */
async function takeShown(
  server: Publications,
  store: PublishedStore,
  document: Json,
  shown: string | undefined,
): Promise<void> {
  const puzzle = shown === undefined ? null : puzzleOfKey(shown);
  if (puzzle === null || noteIn(rowIn(document, puzzle.game, puzzle.id)) === null) return;
  const listing = await takePast(server, store, puzzle.game, puzzle.id);
  if (listing !== null) await take(server, store, puzzle.game, puzzle.id, listing);
}

/** Puzzles so many days around today are fetched ahead; others when they are opened. */
const DAYS_AROUND = 14;

/**
 * Rejects without a way to the server; what was taken by then is kept.
 *
 * @param shown `{game}/{id}` of the puzzle on the page: taken however old it is, for a page that was
 *   opened before the index came has no other way to it.
 */
export async function takePublished(
  server: Publications,
  store: PublishedStore,
  today: CivilDate,
  shown?: string,
): Promise<void> {
  const index = await server.readIndex();
  // Read after the answer: a page may have taken a listing meanwhile (`takePast`).
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
      // The others are none the worse for it.
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
  if (await store.isBegun(game, id)) return;
  if (listing.version === 1) {
    if (cached !== null) await store.replacePuzzle(game, id, null);
    return;
  }
  const puzzle = puzzleOfVersion(await server.readVersion(game, id, listing.version), wanted);
  if (puzzle === null) console.warn(`${game}/${id} is not what was published. It stays as it was.`);
  else await store.replacePuzzle(game, id, puzzle);
}
