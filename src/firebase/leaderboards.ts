/**
 * Leaderboards from Firestore. Everybody may read them, so they are asked for without a sign-in:
 * nothing of Firebase itself is loaded for it, and a session that has run out hides no board.
 */
import { definitionOf, type GameId } from '../games/definitions.ts';
import {
  type ArrivedEntry,
  leaderboardOf,
  listed,
  parseEntry,
  parsePuzzle,
  placed,
  placedAt,
  spreadOf,
} from '../leaderboard/entries.ts';
import {
  entryPath,
  type ListedVerdict,
  type PuzzleDocument,
  puzzlePath,
} from '../leaderboard/paths.ts';
import { estimatePlace, MOST_COUNTED } from '../leaderboard/place.ts';
import { type Leaderboards, TOP, TOP_UNCHECKED } from '../leaderboard/port.ts';
import type { FirebaseConfig } from './config.ts';
import { type Firestore, firestoreOrigin, makeFirestore, type Query } from './firestore.ts';
import { encodeValue } from './values.ts';

const NOBODY = { currentUser: null };

export function openLeaderboards({ projectId }: FirebaseConfig): Leaderboards {
  return makeLeaderboards(makeFirestore(firestoreOrigin(projectId), projectId, NOBODY));
}

export function makeLeaderboards(firestore: Firestore): Leaderboards {
  /** The best of those with that verdict, and whether there is nobody else. */
  async function readTop(puzzle: string, verdict: ListedVerdict, limit: number) {
    const documents = await firestore.query(puzzle, { ...inOrder(verdict), limit });
    const parsed = documents.map(({ id, data }) => parseEntry(id, data));
    return {
      top: parsed.filter((entry) => entry !== null),
      isWhole: documents.length < limit,
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
    { spread }: Pick<PuzzleDocument, 'spread'>,
  ): Promise<{ readonly place: number; readonly about: boolean }> {
    const ahead = await firestore.count(puzzle, entriesBefore(rank, arrivedAt));
    if (ahead < MOST_COUNTED) return { place: ahead + 1, about: false };
    const place = estimatePlace(definitionOf(game).measure, spread, rank);
    return { place: Math.max(place, MOST_COUNTED + 1), about: true };
  }

  return {
    async readLeaderboard(game, id, uid) {
      const puzzle = puzzlePath(game, id);
      const [{ top, isWhole }, { top: below }, own, summed] = await Promise.all([
        readTop(puzzle, 'checked', TOP),
        readTop(puzzle, 'unchecked', TOP_UNCHECKED),
        uid === null ? null : readOwn(game, id, uid),
        readPuzzle(puzzle),
      ]);
      const entries = placed(top);
      const spread = isWhole ? spreadOf(definitionOf(game).measure, top) : summed.spread;
      const counted = { players: isWhole ? top.length : summed.players, spread };
      const unchecked = {
        entries: below.map(listed),
        players: summed.unchecked,
        own: own?.verdict === 'unchecked' ? listed(own) : null,
      };
      const among = entries.find((entry) => entry.uid === uid) ?? null;
      if (own?.verdict !== 'checked' || among) {
        return leaderboardOf(entries, among, counted, unchecked);
      }
      const { place, about } = await placeOf(game, puzzle, own, counted);
      return leaderboardOf(entries, placedAt(own, place, about), counted, unchecked);
    },

    async readPlacement(game, id, uid) {
      const puzzle = puzzlePath(game, id);
      const [own, counted] = await Promise.all([readOwn(game, id, uid), readPuzzle(puzzle)]);
      if (own?.verdict !== 'checked') return null;
      const { place, about } = await placeOf(game, puzzle, own, counted);
      return { place, players: Math.max(counted.players, place), about };
    },
  };
}

const field = (fieldPath: string) => ({ fieldPath });

/** The order of a board. Answered by the composite index of firestore.indexes.json. */
function inOrder(verdict: ListedVerdict): Query {
  return {
    from: [{ collectionId: 'entries' }],
    where: {
      fieldFilter: { field: field('verdict'), op: 'EQUAL', value: encodeValue(verdict) },
    },
    orderBy: [
      { field: field('rank'), direction: 'ASCENDING' },
      { field: field('arrivedAt'), direction: 'ASCENDING' },
    ],
  };
}

/** Those ahead of a checked result, as far as they are counted: a thousand cost one read. */
function entriesBefore(rank: number, arrivedAt: ArrivedEntry['arrivedAt']): Query {
  const values = [rank, arrivedAt].map(encodeValue);
  return { ...inOrder('checked'), endAt: { values, before: true }, limit: MOST_COUNTED };
}
