/**
 * Leaderboards from Firestore. Everybody may read them, so they are asked for without a sign-in:
 * nothing of Firebase itself is loaded for it, and a session that has run out hides no board.
 */
import { definitionOf, type GameId } from '../games/definitions.ts';
import {
  type ArrivedEntry,
  countOf,
  leaderboardOf,
  parseEntry,
  parsePuzzle,
  placed,
  placedAt,
} from '../leaderboard/entries.ts';
import { entryPath, type PuzzleDocument, puzzlePath } from '../leaderboard/paths.ts';
import { estimatePlace, MOST_COUNTED } from '../leaderboard/place.ts';
import { type Leaderboards, TOP } from '../leaderboard/port.ts';
import type { FirebaseConfig } from './config.ts';
import { type Firestore, firestoreOrigin, makeFirestore, type Query } from './firestore.ts';
import { encodeValue } from './values.ts';

const NOBODY = { currentUser: null };

export function openLeaderboards({ projectId }: FirebaseConfig): Leaderboards {
  return makeLeaderboards(makeFirestore(firestoreOrigin(projectId), projectId, NOBODY));
}

export function makeLeaderboards(firestore: Firestore): Leaderboards {
  /** The best, and whether there is nobody else. */
  async function readTop(puzzle: string) {
    const documents = await firestore.query(puzzle, TOP_ENTRIES);
    const parsed = documents.map(({ id, data }) => parseEntry(id, data));
    return {
      top: parsed.filter((entry) => entry !== null),
      isWhole: documents.length < TOP,
    };
  }

  async function readOwn(game: GameId, id: string, uid: string): Promise<ArrivedEntry | null> {
    const document = await firestore.get(entryPath(game, id, uid));
    return document && parseEntry(uid, document.data);
  }

  async function readPuzzle(puzzle: string) {
    return parsePuzzle((await firestore.get(puzzle))?.data);
  }

  /** Counted where few are ahead; further down what the spread says. */
  async function placeOf(
    game: GameId,
    puzzle: string,
    { rank, arrivedAt }: ArrivedEntry,
    { spread }: PuzzleDocument,
  ): Promise<{ readonly place: number; readonly about: boolean }> {
    const ahead = await firestore.count(puzzle, entriesBefore(rank, arrivedAt));
    if (ahead < MOST_COUNTED) return { place: ahead + 1, about: false };
    const place = estimatePlace(definitionOf(game).measure, spread, rank);
    return { place: Math.max(place, MOST_COUNTED + 1), about: true };
  }

  return {
    async readLeaderboard(game, id, uid) {
      const puzzle = puzzlePath(game, id);
      const [{ top, isWhole }, own, summed] = await Promise.all([
        readTop(puzzle),
        uid === null ? null : readOwn(game, id, uid),
        readPuzzle(puzzle),
      ]);
      const entries = placed(top);
      const counted = isWhole ? countOf(definitionOf(game).measure, top) : summed;
      const among = entries.find((entry) => entry.uid === uid) ?? null;
      if (own === null || among) return leaderboardOf(entries, among, counted);
      const { place, about } = await placeOf(game, puzzle, own, counted);
      return leaderboardOf(entries, placedAt(own, place, about), counted);
    },

    async readPlacement(game, id, uid) {
      const puzzle = puzzlePath(game, id);
      const [own, counted] = await Promise.all([readOwn(game, id, uid), readPuzzle(puzzle)]);
      if (own === null) return null;
      const { place, about } = await placeOf(game, puzzle, own, counted);
      return { place, players: Math.max(counted.players, place), about };
    },
  };
}

const field = (fieldPath: string) => ({ fieldPath });

/** The order of a board. Answered by the composite index of firestore.indexes.json. */
const IN_ORDER: Query = {
  from: [{ collectionId: 'entries' }],
  orderBy: [
    { field: field('rank'), direction: 'ASCENDING' },
    { field: field('arrivedAt'), direction: 'ASCENDING' },
  ],
};

const TOP_ENTRIES: Query = { ...IN_ORDER, limit: TOP };

/** Those ahead of a result, as far as they are counted: a thousand cost one read. */
function entriesBefore(rank: number, arrivedAt: ArrivedEntry['arrivedAt']): Query {
  const values = [rank, arrivedAt].map(encodeValue);
  return { ...IN_ORDER, endAt: { values, before: true }, limit: MOST_COUNTED };
}
