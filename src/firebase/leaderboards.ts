/**
 * Leaderboards from Firestore. Everybody may read them, so they are asked for without a sign-in:
 * nothing of Firebase itself is loaded for it, and a session that has run out hides no board.
 */
import type { GameId } from '../games/definitions.ts';
import {
  type ArrivedEntry,
  leaderboardOf,
  parseEntry,
  parsePuzzle,
  placed,
  placedAt,
} from '../leaderboard/entries.ts';
import { entryPath, puzzlePath } from '../leaderboard/paths.ts';
import { type Leaderboards, TOP } from '../leaderboard/port.ts';
import type { FirebaseConfig } from './config.ts';
import { type Firestore, firestoreOrigin, makeFirestore, type Query } from './firestore.ts';
import { encodeValue } from './values.ts';

const NOBODY = { currentUser: null };

export function openLeaderboards({ projectId }: FirebaseConfig): Leaderboards {
  return makeLeaderboards(makeFirestore(firestoreOrigin(projectId), projectId, NOBODY));
}

export function makeLeaderboards(firestore: Firestore): Leaderboards {
  async function readTop(puzzle: string): Promise<ArrivedEntry[]> {
    const documents = await firestore.query(puzzle, TOP_ENTRIES);
    return documents.map(({ id, data }) => parseEntry(id, data)).filter((entry) => entry !== null);
  }

  async function readOwn(game: GameId, id: string, uid: string): Promise<ArrivedEntry | null> {
    const document = await firestore.get(entryPath(game, id, uid));
    return document && parseEntry(uid, document.data);
  }

  async function readPuzzle(puzzle: string) {
    return parsePuzzle((await firestore.get(puzzle))?.data);
  }

  async function placeOf(puzzle: string, { rank, arrivedAt }: ArrivedEntry): Promise<number> {
    const [better, earlier] = await Promise.all([
      firestore.count(puzzle, entriesWhere(is('rank', 'LESS_THAN', rank))),
      firestore.count(
        puzzle,
        entriesWhere(is('rank', 'EQUAL', rank), is('arrivedAt', 'LESS_THAN', arrivedAt)),
      ),
    ]);
    return better + earlier + 1;
  }

  return {
    async readLeaderboard(game, id, uid) {
      const puzzle = puzzlePath(game, id);
      const [top, own, counted] = await Promise.all([
        readTop(puzzle),
        uid === null ? null : readOwn(game, id, uid),
        readPuzzle(puzzle),
      ]);
      const entries = placed(top);
      const among = entries.find((entry) => entry.uid === uid);
      const place = own === null || among ? null : await placeOf(puzzle, own);
      return leaderboardOf(
        entries,
        among ?? (own !== null && place !== null ? placedAt(own, place) : null),
        counted,
      );
    },

    async readPlacement(game, id, uid) {
      const puzzle = puzzlePath(game, id);
      const [own, { players }] = await Promise.all([readOwn(game, id, uid), readPuzzle(puzzle)]);
      if (own === null) return null;
      const place = await placeOf(puzzle, own);
      return { place, players: Math.max(players, place) };
    },
  };
}

const field = (fieldPath: string) => ({ fieldPath });

/** Answered by the composite index of firestore.indexes.json, like the counts. */
const TOP_ENTRIES: Query = {
  from: [{ collectionId: 'entries' }],
  orderBy: [
    { field: field('rank'), direction: 'ASCENDING' },
    { field: field('arrivedAt'), direction: 'ASCENDING' },
  ],
  limit: TOP,
};

function is(name: string, op: 'LESS_THAN' | 'EQUAL', value: unknown) {
  return { fieldFilter: { field: field(name), op, value: encodeValue(value) } };
}

function entriesWhere(...filters: readonly ReturnType<typeof is>[]): Query {
  const where = filters.length === 1 ? filters[0] : { compositeFilter: { op: 'AND', filters } };
  return { from: [{ collectionId: 'entries' }], where };
}
