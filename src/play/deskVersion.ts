/**
 * Opens puzzles that the staff have changed, so that they have several versions, or that carry a
 * notice. A separate chunk, because almost no puzzle has several versions or a notice.
 */
import type { Game, Puzzle } from '../games/contract/game.ts';
import type { GameDefinition } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import { fieldsOf } from '../lib/reading.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { isHash, type Listing, listedHash, parseListing, versionOf } from '../protocol/listing.ts';
import { puzzleOfVersion } from '../protocol/versions.ts';
import { isStarted } from '../storage/rows.ts';
import { stateAfter } from './finished.ts';
import { hashOf } from './hash.ts';
import { type FetchPack, fetchPuzzle, type PackProblem } from './packs.ts';
import type { PuzzleRows } from './puzzleRows.ts';

export interface ListedPorts {
  readonly fetchPack: FetchPack;
  /** The document of a version of the puzzle; null if there is none. Rejects when offline. */
  readVersion(version: number): Promise<unknown>;
}

/**
 * The hash of the version of a puzzle to open: the one begun or finished here, otherwise the
 * published one.
 */
function wantedHash(listing: Listing, { progress, result }: PuzzleRows): string {
  if (result !== null) return isHash(result.hash) ? result.hash : listedHash(listing);
  if (progress === null || !isStarted(progress)) return listedHash(listing);
  const save = fieldsOf(progress.session);
  // A saved game without a hash belongs to the version in the pack.
  return isHash(save?.hash) ? save.hash : listing.hashes[0]!;
}

/**
 * The version to open of a puzzle that has a listing (the server's list of its versions); null if
 * that version is unknown or unavailable: the caller then takes the puzzle from this device's table
 * or from its pack. A problem if the staff have withheld the puzzle.
 */
export async function findListed(
  { id: gameId, schedule }: GameDefinition,
  game: Game,
  id: string,
  rows: PuzzleRows,
  ports: ListedPorts,
): Promise<Result<Puzzle, PackProblem> | null> {
  const listing = parseListing(rows.listing);
  const { progress, result } = rows;
  const isNew = result === null && (progress === null || !isStarted(progress));
  if (listing === null) return null;
  if (listing.state === 'held' && isNew) {
    return fail('held', listing.reason || 'We’re checking this puzzle again.');
  }
  /**
   * A version of the puzzle, from this device's table, its pack or the server; null if unavailable.
   */
  async function find(version: number): Promise<Puzzle | null> {
    const wanted = listing!.hashes[version - 1]!;
    const asWanted = (json: unknown): Puzzle | null => {
      const parsed = json === null ? null : game.parsePuzzle(json);
      const isIt = parsed?.ok && parsed.value.id === id && hashOf(game, parsed.value) === wanted;
      return isIt ? parsed.value : null;
    };
    const cached = asWanted(rows.puzzle);
    if (cached) return cached;
    if (version === 1) {
      const packed = await fetchPuzzle(game, schedule, id, ports.fetchPack);
      return packed.ok && hashOf(game, packed.value) === wanted ? packed.value : null;
    }
    try {
      const found = asWanted(puzzleOfVersion(await ports.readVersion(version), wanted));
      if (found) return found;
      console.warn(`${gameId}/${id}: version ${version} is not what was published.`);
    } catch {
      // Without a connection, the puzzle on this device is used.
    }
    return null;
  }

  // Results from other devices do not name the puzzle's version. In games whose results store the
  // moves, the version is the one on which these moves lead to the result.
  if (result !== null && !isHash(result.hash) && game.movesOf) {
    for (let version = listing.hashes.length; version > 0; version--) {
      const puzzle = await find(version);
      if (puzzle && isEndOf(game, puzzle, result.result)) return ok(puzzle);
    }
  }
  const version = versionOf(listing, wantedHash(listing, rows));
  const puzzle = version === null ? null : await find(version);
  return puzzle && ok(puzzle);
}

/** Whether the moves of a result lead to its outcome on this version of the puzzle. */
function isEndOf(game: Game, { boards }: Puzzle, result: Json): boolean {
  const end = game.results.isWin(result) ? 'won' : 'lost';
  return boards.every((board) => {
    const left = stateAfter(game, board, game.movesOf!(board, result));
    return left !== null && game.status(board, left) === end;
  });
}
