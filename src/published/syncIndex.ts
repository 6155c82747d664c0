/**
 * Downloads the desk's publications to this device: the index, and the current version of puzzles
 * that may be opened here soon. Puzzles begun or finished here stay unchanged.
 */
import { addDays, type CivilDate } from '../daily/date.ts';
import { dateOf, parseId } from '../daily/numbering.ts';
import { definitionOf, type GameId, isGameId } from '../games/definitions.ts';
import { isSame, type Json } from '../lib/json.ts';
import { type Listing, listedHash, parseIndex } from '../protocol/listing.ts';
import { puzzleHash } from '../protocol/puzzleHash.ts';
import { puzzleOfVersion } from '../protocol/versions.ts';

export interface Publications {
  /** The document `PUBLISHED_INDEX`; null where there is none. Rejects when offline. */
  readIndex(): Promise<Json | null>;
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
  replacePuzzle(game: GameId, id: string, puzzle: Json | null): Promise<void>;
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
  const index = (await server.readIndex()) ?? {};
  if (!isSame(index, await store.readIndex())) await store.writeIndex(index);
  let failure: unknown = null;
  for (const [key, listing] of parseIndex(index)) {
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

/** A date later than any puzzle's. */
const NEVER: CivilDate = '9999-12-31';

/** Parses a `listingKey`; null for anything else. */
function puzzleOfKey(key: string): { readonly game: GameId; readonly id: string } | null {
  const [game, id = ''] = key.split('/');
  const isPuzzle = isGameId(game) && parseId(definitionOf(game).schedule, id, NEVER).ok;
  return isPuzzle ? { game, id } : null;
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
