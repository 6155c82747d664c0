/**
 * Reads leaderboards from Firestore. Leaderboards are public, so requests are anonymous: no
 * Firebase client is loaded, and an expired session hides no leaderboard.
 */
import { definitionOf, type GameDefinition, type GameId } from '../games/definitions.ts';
import {
  type ArrivedEntry,
  leaderboardOf,
  listed,
  parseEntry,
  parsePuzzle,
  placeAmong,
  placed,
  placedAt,
  withOwn,
} from '../leaderboard/entries.ts';
import { countBefore, estimatePlace, MOST_COUNTED } from '../leaderboard/place.ts';
import type { Leaderboards, PlacedEntry } from '../leaderboard/port.ts';
import {
  entryPath,
  type ListedVerdict,
  type PuzzleDocument,
  puzzlePath,
} from '../protocol/leaderboard.ts';
import { bucketOf, bucketStart } from '../protocol/spread.ts';
import type { FirebaseConfig } from './config.ts';
import { type Firestore, firestoreOrigin, makeFirestore, type Query } from './firestore.ts';
import { encodeValue } from './values.ts';

const NOBODY = { currentUser: null };

export function openLeaderboards({ projectId }: FirebaseConfig): Leaderboards {
  return makeLeaderboards(makeFirestore(firestoreOrigin(projectId), projectId, NOBODY));
}

export function makeLeaderboards(firestore: Firestore): Leaderboards {
  async function readPuzzle(path: string): Promise<PuzzleDocument<ArrivedEntry>> {
    return parsePuzzle((await firestore.get(path))?.data);
  }

  /**
   * The player's entry, from the leaderboard's document if that lists it, else from the entry's own
   * document.
   */
  async function readOwn(
    game: GameId,
    id: string,
    uid: string,
    { best, bestUnchecked }: PuzzleDocument<ArrivedEntry>,
  ): Promise<ArrivedEntry | null> {
    const listedOwn = [...best, ...bestUnchecked].find((entry) => entry.uid === uid);
    if (listedOwn) return listedOwn;
    const document = await firestore.get(entryPath(game, id, uid));
    return document && parseEntry(uid, document.data);
  }

  /**
   * The place of a result below the listed best: counted where few times share its bucket, otherwise
   * from the spread, which is exact for guesses.
   */
  async function placeBelow(
    game: GameId,
    path: string,
    { rank }: ArrivedEntry,
    { best, spread }: PuzzleDocument<ArrivedEntry>,
  ): Promise<{ readonly place: number; readonly about: boolean }> {
    const { measure } = definitionOf(game);
    const bucket = bucketOf(measure, rank);
    const atLeast = placeAmong(best, rank);
    const about = measure.unit === 'time' && (spread[bucket] ?? 0) > MOST_COUNTED;
    if (about || measure.unit === 'guesses') {
      return { place: Math.max(estimatePlace(measure, spread, rank), atLeast), about };
    }
    const ahead = await firestore.count(path, sameBucketBefore(measure, rank));
    return { place: Math.max(countBefore(spread, bucket) + ahead + 1, atLeast), about };
  }

  /**
   * The leaderboard with the player's own entry, and that entry with its place; the entry is null
   * unless the server has checked it.
   */
  async function place(
    game: GameId,
    path: string,
    puzzle: PuzzleDocument<ArrivedEntry>,
    own: ArrivedEntry | null,
  ): Promise<{
    readonly board: PuzzleDocument<ArrivedEntry>;
    readonly entry: PlacedEntry | null;
  }> {
    if (own?.verdict !== 'checked') return { board: puzzle, entry: null };
    const board = withOwn(definitionOf(game).measure, puzzle, own);
    if (board.best.some(({ uid }) => uid === own.uid)) {
      return { board, entry: placedAt(own, placeAmong(board.best, own.rank)) };
    }
    const found = await placeBelow(game, path, own, board);
    return { board, entry: placedAt(own, found.place, found.about) };
  }

  return {
    async readLeaderboard(game, id, uid) {
      const path = puzzlePath(game, id);
      const puzzle = await readPuzzle(path);
      const own = uid === null ? null : await readOwn(game, id, uid, puzzle);
      const { board, entry } = await place(game, path, puzzle, own);
      return leaderboardOf(placed(board.best), entry, board, {
        entries: board.bestUnchecked.map(listed),
        players: board.unchecked,
        own: own?.verdict === 'unchecked' ? listed(own) : null,
      });
    },

    async readPlacement(game, id, uid) {
      const path = puzzlePath(game, id);
      const puzzle = await readPuzzle(path);
      const own = await readOwn(game, id, uid, puzzle);
      const { board, entry } = await place(game, path, puzzle, own);
      if (entry === null) return null;
      const { place: rank, about = false } = entry;
      return { place: rank, players: Math.max(board.players, rank), about };
    },
  };
}

const field = (fieldPath: string) => ({ fieldPath });

/**
 * A query for the checked results in the same bucket that are ahead of a rank. Uses the composite index of firestore.indexes.json.
 */
function sameBucketBefore(measure: GameDefinition['measure'], rank: number): Query {
  const verdict: ListedVerdict = 'checked';
  return {
    from: [{ collectionId: 'entries' }],
    where: {
      fieldFilter: { field: field('verdict'), op: 'EQUAL', value: encodeValue(verdict) },
    },
    orderBy: [
      { field: field('rank'), direction: 'ASCENDING' },
      { field: field('arrivedAt'), direction: 'ASCENDING' },
    ],
    startAt: { values: [encodeValue(bucketStart(measure, bucketOf(measure, rank)))], before: true },
    endAt: { values: [encodeValue(rank)], before: true },
    limit: MOST_COUNTED,
  };
}
