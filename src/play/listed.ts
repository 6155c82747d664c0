/**
 * Puzzles of which the desk has more than one version, or something to say. A chunk of its own: of
 * almost all puzzles there is nothing to be said.
 */
import type { Game, Puzzle } from '../games/contract/game.ts';
import type { GameDefinition } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import { fieldsOf } from '../lib/reading.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { isHash, type Listing, listedHash, parseListing, versionOf } from '../published/listing.ts';
import { noteIn } from '../published/past.ts';
import { puzzleOfVersion } from '../published/paths.ts';
import { isBegun } from '../storage/rows.ts';
import { stateAfter } from './finished.ts';
import { hashOf } from './hash.ts';
import { type FetchPack, fetchPuzzle, type PackProblem } from './packs.ts';
import type { PuzzleRows } from './puzzleRows.ts';

/** What the server has of the puzzle. Rejects without a way to it. */
export interface PublishedPuzzle {
  /** A version's document; null where there is none. */
  readVersion(version: number): Promise<unknown>;
  /** The listing of a puzzle of long ago (src/published/past.ts); null where there is none. */
  readListing(): Promise<Listing | null>;
}

export interface ListedPorts {
  readonly fetchPack: FetchPack;
  /** Called only where the server has to be asked. Rejects like `PublishedPuzzle`. */
  openPublished(): Promise<PublishedPuzzle>;
}

/** By the ports of one opening: whatever it asks, it opens the server once, and waits for it once. */
const opened = new WeakMap<object, Promise<PublishedPuzzle>>();

function publishedBy(ports: Pick<ListedPorts, 'openPublished'>): Promise<PublishedPuzzle> {
  const published = opened.get(ports) ?? ports.openPublished();
  opened.set(ports, published);
  return published;
}

/**
 * The rows with the listing itself in place of a note, where that is to be had, and something depends on
 * it: what was begun or finished here, and is here, opens without a word from the server. What there is to be
 * told of it comes afterwards (src/app/play/useListed.ts).
 */
export async function withListing(
  definition: GameDefinition,
  game: Game,
  id: string,
  rows: PuzzleRows,
  ports: ListedPorts,
): Promise<PuzzleRows> {
  if (noteIn(rows.listing) === null) return rows;
  if (await isHere(definition, game, id, rows, ports)) return rows;
  try {
    const listing = await (await publishedBy(ports)).readListing();
    return listing === null ? rows : { ...rows, listing };
  } catch {
    // Offline: the note has to do.
    return rows;
  }
}

/** Whether the version that was played here is what table and pack answer with. */
async function isHere(
  { schedule }: GameDefinition,
  game: Game,
  id: string,
  { puzzle: cached, progress, result }: PuzzleRows,
  { fetchPack }: ListedPorts,
): Promise<boolean> {
  const played =
    result ?? (progress !== null && isBegun(progress) ? fieldsOf(progress.session) : null);
  if (!isHash(played?.hash)) return false;
  const found =
    cached === null ? await fetchPuzzle(game, schedule, id, fetchPack) : game.parsePuzzle(cached);
  return found.ok && hashOf(game, found.value) === played.hash;
}

/** Which version is to be opened: that which was begun or finished here, else the one given out. */
function wantedHash(listing: Listing, { progress, result }: PuzzleRows): string {
  if (result !== null) return isHash(result.hash) ? result.hash : listedHash(listing);
  if (progress === null || !isBegun(progress)) return listedHash(listing);
  const save = fieldsOf(progress.session);
  // Saves of the time before hashes are of the pack's.
  return isHash(save?.hash) ? save.hash : listing.hashes[0]!;
}

/**
 * The version of a listed puzzle that is to be opened; null where it is not to be had, or not known,
 * and table and pack are to be asked as of any puzzle. A problem where nobody is to be given it.
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
  const isNew = result === null && (progress === null || !isBegun(progress));
  if ((listing ?? noteIn(rows.listing))?.state === 'held' && isNew) {
    return fail('held', listing?.reason || 'We are having another look at this puzzle.');
  }
  if (listing === null) return null;
  /** One version, from the table, its pack or the server; null where it is not to be had. */
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
      const found = asWanted(
        puzzleOfVersion(await (await publishedBy(ports)).readVersion(version), wanted),
      );
      if (found) return found;
      console.warn(`${gameId}/${id}: version ${version} is not what was published.`);
    } catch {
      // Offline: what is on this device has to do.
    }
    return null;
  }

  // What another device has sent tells no version, but for games whose results hold their moves.
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

/** Whether the moves that a result tells of lead to the end that it tells of. */
function isEndOf(game: Game, { boards }: Puzzle, result: Json): boolean {
  const end = game.results.isWin(result) ? 'won' : 'lost';
  return boards.every((board) => {
    const left = stateAfter(game, board, game.movesOf!(board, result));
    return left !== null && game.status(board, left) === end;
  });
}
