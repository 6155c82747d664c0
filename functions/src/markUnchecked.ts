/**
 * Gives leaderboard entries from before results were checked the verdict `unchecked`: they lose
 * their place and their share in the spread, and are listed below the checked ones. Safe to repeat,
 * and to run while people play.
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

/**
 * Entries marked in one transaction: three writes for each, so that the transaction stays below
 * 500.
 */
const ENTRIES_AT_ONCE = 150;

/**
 * Sums up leaderboards whose documents lack the best entries. Safe to repeat.
 *
 * @returns the number of boards summed up.
 */
export async function listBest(database: Firestore): Promise<number> {
  let listed = 0;
  for await (const boards of pagesOf(database, 'puzzles', ['players', LISTED_UIDS])) {
    for (const board of boards) {
      const game = findDefinition(board.ref.parent.parent?.id ?? '');
      // The desk's published versions lie in a collection of the same name.
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
 * @returns the number of entries marked.
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

/**
 * All documents of the collections of that name, with those fields, in pages of a transaction's
 * size.
 */
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
