/**
 * Finds the version of a puzzle that was played: the pack's, or one published by the desk. Listings
 * are cached for a minute: a hash identifies the same version for ever, and an unknown hash is
 * looked up again.
 */
import type { Firestore } from 'firebase-admin/firestore';
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
} from '../../src/protocol/listing.ts';
import { PUBLISHED_INDEX, puzzleOfVersion, versionPath } from '../../src/protocol/versions.ts';
import { freshDocument } from './freshDocument.ts';
import type { Admitted } from './judge.ts';
import { publishedPuzzle } from './puzzles.ts';

const FRESH_MS = 60_000;
/**
 * Maximum age, in ms, of listings that are read again for an unknown hash: its version may have
 * been published just now. All reads of a call share one copy.
 */
const NEWEST_MS = 1;
const MOST_PUZZLES = 64;

type PuzzleOf = Pick<Admitted, 'game' | 'definition' | 'id'>;

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
 * @param hash as sent with the play: anything; undefined from the former site, which had only the
 *   packs.
 * @param at epoch ms.
 */
export async function playedVersion(
  database: Firestore,
  { game: name, definition, id }: PuzzleOf,
  hash: unknown,
  at: number,
): Promise<PlayedVersion> {
  const { game } = await loadRules(name);
  const packed = publishedPuzzle(game, definition.schedule, id);
  const isPacked = hash === undefined || (packed !== null && hashOf(game, packed) === hash);
  const listed =
    isPacked || !isHash(hash) ? null : await listedVersion(database, name, id, hash, at);
  return {
    board: boardIdOf(id, listed?.version ?? 1),
    boards: await boardsOf(database, name, id, at),
    puzzle: isPacked ? packed : listed && (await puzzleOf(database, game, name, id, listed)),
  };
}

/** The leaderboards of all versions of a puzzle. */
export async function boardsOf(
  database: Firestore,
  game: GameId,
  id: string,
  at: number,
): Promise<readonly string[]> {
  const listing = await knownListing(database, game, id, at, FRESH_MS);
  return listing === null ? [id] : boardIdsOf(id, listing);
}

/** The version of a puzzle with that hash; null if there is none. */
export async function versionByHash(
  database: Firestore,
  { game: name, definition, id }: PuzzleOf,
  hash: string,
  at: number,
): Promise<number | null> {
  const { game } = await loadRules(name);
  const packed = publishedPuzzle(game, definition.schedule, id);
  if (packed !== null && hashOf(game, packed) === hash) return 1;
  return (await listedVersion(database, name, id, hash, at))?.version ?? null;
}

interface ListedVersion {
  readonly version: number;
  readonly hash: string;
}

/** The version with that hash; null where not even the newest listing has it. */
async function listedVersion(
  database: Firestore,
  game: GameId,
  id: string,
  hash: string,
  at: number,
): Promise<ListedVersion | null> {
  for (const age of [FRESH_MS, NEWEST_MS]) {
    const listing = await knownListing(database, game, id, at, age);
    const version = listing && versionOf(listing, hash);
    if (version !== null) return { version, hash };
  }
  return null;
}

async function knownListing(
  database: Firestore,
  game: GameId,
  id: string,
  at: number,
  age: number,
): Promise<Listing | null> {
  return listingIn(await freshDocument(database, PUBLISHED_INDEX, at, age), game, id);
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
  { version, hash }: ListedVersion,
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
