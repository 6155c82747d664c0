/**
 * Finds the version of a puzzle that was played: the pack's, one that a pack had before, or one
 * published by the desk. Listings are cached for a minute: a hash identifies the same version for
 * ever, and an unknown hash is looked up again.
 */
import type { Firestore } from 'firebase-admin/firestore';
import type { Schedule } from '../../src/daily/numbering.ts';
import type { Game, Puzzle } from '../../src/games/contract/game.ts';
import type { GameId } from '../../src/games/definitions.ts';
import { loadRules } from '../../src/games/loaders.ts';
import { hashOf } from '../../src/play/hash.ts';
import {
  boardIdOf,
  boardIdsOf,
  isHash,
  type Listing,
  listingIn,
  versionOf,
} from '../../src/published/listing.ts';
import { findListing } from '../../src/published/past.ts';
import { PUBLISHED_INDEX, puzzleOfVersion, versionPath } from '../../src/published/paths.ts';
import { freshDocument } from './freshDocument.ts';
import type { Admitted } from './judge.ts';
import { publishedPuzzle, replacedPuzzles } from './puzzles.ts';

const FRESH_MS = 60_000;
/**
 * Maximum age, in ms, of listings that are read again for an unknown hash: its version may have
 * been published just now. All reads of a call share one copy.
 */
const NEWEST_MS = 1;
const MOST_PUZZLES = 64;

export interface PlayedVersion {
  /**
   * The leaderboard of the version (`boardIdOf`); for an unknown version that of the pack's puzzle.
   */
  readonly board: string;
  /** The leaderboards of all versions: a player is on one of them. */
  readonly boards: readonly string[];
  /** The puzzle that was played; null where it is unknown, so that the play cannot be checked. */
  readonly puzzle: Puzzle | null;
}

/**
 * @param hash as sent with the play: anything, or undefined from older versions of the app, which
 *   knew only the packs.
 * @param at epoch ms.
 */
export async function playedVersion(
  database: Firestore,
  { game: name, definition, id }: Pick<Admitted, 'game' | 'definition' | 'id'>,
  hash: unknown,
  at: number,
): Promise<PlayedVersion> {
  const { game } = await loadRules(name);
  const listing = await knownListing(database, name, id, at, FRESH_MS);
  const packed =
    hash === undefined
      ? publishedPuzzle(game, definition.schedule, id)
      : packedByHash(game, definition.schedule, id, hash);
  if (hash === undefined || packed !== null) {
    return { board: id, boards: boardsOf(id, listing), puzzle: packed };
  }
  if (!isHash(hash)) return { board: id, boards: boardsOf(id, listing), puzzle: null };
  const found = await findVersion(database, name, id, hash, at);
  if (found === null) return { board: id, boards: boardsOf(id, listing), puzzle: null };
  return {
    board: boardIdOf(id, found.version),
    boards: boardsOf(id, found.listing),
    puzzle: await puzzleOf(database, game, name, id, found.version, hash),
  };
}

interface Found {
  readonly listing: Listing;
  readonly version: number;
}

/** The version with that hash; null where not even the newest listing has it. */
async function findVersion(
  database: Firestore,
  game: GameId,
  id: string,
  hash: string,
  at: number,
): Promise<Found | null> {
  for (const age of [FRESH_MS, NEWEST_MS]) {
    const listing = await knownListing(database, game, id, at, age);
    const version = listing && versionOf(listing, hash);
    if (listing !== null && version !== null) return { listing, version };
  }
  return null;
}

/** The version of a puzzle with that hash; null if there is none. */
export async function versionByHash(
  database: Firestore,
  { game: name, definition, id }: Pick<Admitted, 'game' | 'definition' | 'id'>,
  hash: string,
  at: number,
): Promise<number | null> {
  const { game } = await loadRules(name);
  if (packedByHash(game, definition.schedule, id, hash) !== null) return 1;
  return (await findVersion(database, name, id, hash, at))?.version ?? null;
}

/** The puzzle with that hash that a pack has, or had before its day came; null if there is none. */
function packedByHash(game: Game, schedule: Schedule, id: string, hash: unknown): Puzzle | null {
  const has = (puzzle: Puzzle | null) => puzzle !== null && hashOf(game, puzzle) === hash;
  const packed = publishedPuzzle(game, schedule, id);
  if (has(packed)) return packed;
  return replacedPuzzles(game, schedule, id).find(has) ?? null;
}

function boardsOf(id: string, listing: Listing | null): readonly string[] {
  return listing === null ? [id] : boardIdsOf(id, listing);
}

async function knownListing(
  database: Firestore,
  game: GameId,
  id: string,
  at: number,
  age: number,
): Promise<Listing | null> {
  const index = await freshDocument(database, PUBLISHED_INDEX, at, age);
  return findListing(index, game, id, async (path) => {
    const month = await freshDocument(database, path, at, age);
    // The index may be newer than the month's document: then the listing has just moved into it.
    if (listingIn(month, game, id) !== null) return month;
    return freshDocument(database, path, at, NEWEST_MS);
  });
}

/**
 * Puzzles of published versions, by the path of their document, which never changes, and their
 * hash; newest last.
 */
const puzzles = new Map<string, Puzzle>();

async function puzzleOf(
  database: Firestore,
  game: Game,
  name: GameId,
  id: string,
  version: number,
  hash: string,
): Promise<Puzzle | null> {
  const path = versionPath(name, id, version);
  const key = `${path} ${hash}`;
  const known = puzzles.get(key);
  if (known) return known;
  const stored = puzzleOfVersion((await database.doc(path).get()).data(), hash);
  const parsed = stored === null ? null : game.parsePuzzle(stored);
  if (!parsed?.ok) return null;
  puzzles.set(key, parsed.value);
  const [oldest] = puzzles.keys();
  if (puzzles.size > MOST_PUZZLES && oldest !== undefined) puzzles.delete(oldest);
  return parsed.value;
}
