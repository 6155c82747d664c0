/**
 * Entries of the time before results were checked, and in which nobody has looked: they leave places
 * and spreads, and stand below. May be run again, and while people play.
 */
import {
  type DocumentReference,
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { findDefinition } from '../../src/games/definitions.ts';
import { LISTED_UIDS } from '../../src/leaderboard/paths.ts';
import { count } from './count.ts';
import { reopen, sumUpNow } from './sum.ts';

/** Three writes for each: a transaction stays below 500. */
const ENTRIES_AT_ONCE = 150;

/**
 * Sums up the boards of before their documents held the best entries. May be run again.
 *
 * @returns how many were summed up now.
 */
export async function listBest(database: Firestore): Promise<number> {
  let listed = 0;
  for await (const boards of pagesOf(database, 'puzzles', ['players', LISTED_UIDS])) {
    for (const board of boards) {
      const game = findDefinition(board.ref.parent.parent?.id ?? '');
      // Versions that the desk has published lie in a collection of the same name.
      if (game === null || board.get('players') === undefined) continue;
      if (board.get(LISTED_UIDS) !== undefined) continue;
      await sumUpNow(database, game.id, board.id);
      listed++;
    }
  }
  return listed;
}

/**
 * @param at epoch ms.
 * @returns how many were marked now.
 */
export async function markUnchecked(database: Firestore, at: number): Promise<number> {
  let marked = 0;
  for await (const entries of pagesOf(database, 'entries', ['verdict'])) {
    const unmarked = entries.filter((entry) => entry.get('verdict') === undefined);
    if (unmarked.length > 0) {
      const places = unmarked.map(({ ref }) => ref);
      marked += await mark(database, places, at);
    }
  }
  return marked;
}

/** All documents of the collections of that name, with those fields, as many at once as a transaction takes. */
async function* pagesOf(
  database: Firestore,
  name: string,
  fields: readonly string[],
): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  const inOrder = database
    .collectionGroup(name)
    .orderBy(FieldPath.documentId())
    .select(...fields)
    .limit(ENTRIES_AT_ONCE);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? inOrder.startAfter(last) : inOrder).get();
    yield docs;
    last = docs.at(-1);
  } while (last !== undefined);
}

async function mark(
  database: Firestore,
  places: readonly DocumentReference[],
  at: number,
): Promise<number> {
  const puzzles = await database.runTransaction(async (transaction) => {
    const entries = await transaction.getAll(...places, { fieldMask: ['rank', 'verdict'] });
    const changed: DocumentReference[] = [];
    for (const entry of entries) {
      const puzzle = entry.ref.parent.parent;
      const game = findDefinition(puzzle?.parent.parent?.id ?? '');
      if (!entry.exists || entry.get('verdict') !== undefined || puzzle === null || game === null) {
        continue;
      }
      const counted = { game: game.id, id: puzzle.id, rank: Number(entry.get('rank')) };
      count(database, transaction, counted, -1, at);
      count(database, transaction, { ...counted, verdict: 'unchecked' }, 1, at);
      transaction.update(entry.ref, { verdict: 'unchecked' });
      changed.push(puzzle);
    }
    return changed;
  });
  const distinct = new Map(puzzles.map((puzzle) => [puzzle.path, puzzle]));
  await Promise.all([...distinct.values()].map((puzzle) => reopen(database, puzzle)));
  return puzzles.length;
}
