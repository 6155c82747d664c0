/** The best entries of a leaderboard, which the leaderboard's document repeats. */
import type {
  CollectionReference,
  DocumentReference,
  Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import {
  type BestEntry,
  LISTED_UIDS,
  type ListedVerdict,
  type PuzzleDocument,
} from '../../src/protocol/leaderboard.ts';
import type { LeaderboardInfo } from '../../src/protocol/leaderboardInfo.ts';
import { INFO_FIELDS, infoOf } from './info.ts';

export interface StoredBestEntry extends BestEntry {
  readonly arrivedAt: Timestamp;
}

type Lists = Pick<PuzzleDocument, 'best' | 'bestUnchecked'>;

/** The entries with a verdict, best first. Uses the composite index of firestore.indexes.json. */
export async function readBest(
  entries: CollectionReference,
  verdict: ListedVerdict,
  limit: number,
): Promise<StoredBestEntry[]> {
  const found = await entries
    .where('verdict', '==', verdict)
    .orderBy('rank')
    .orderBy('arrivedAt')
    .limit(limit)
    .select(...INFO_FIELDS, 'rank', 'arrivedAt')
    .get();
  return found.docs.flatMap((entry): StoredBestEntry[] => {
    const info = infoOf(entry);
    const { rank, arrivedAt } = entry.data() as StoredBestEntry;
    return info === null ? [] : [{ ...info, uid: entry.id, rank, arrivedAt }];
  });
}

export function listedUids({ best, bestUnchecked }: Lists): string[] {
  return [...best, ...bestUnchecked].map(({ uid }) => uid);
}

/** Leaderboards updated in parallel: a long-time player is on thousands. */
const AT_ONCE = 20;

/**
 * Updates a player's rows in the documents of all leaderboards that list the player, so that a
 * replaced name or a deleted player does not stay visible until the next sum.
 *
 * @param info the new name and avatar; null removes the rows.
 */
export async function changeListed(
  database: Firestore,
  uid: string,
  info: LeaderboardInfo | null,
): Promise<void> {
  const { docs } = await database
    .collectionGroup('puzzles')
    .where(LISTED_UIDS, 'array-contains', uid)
    .select()
    .get();
  for (let i = 0; i < docs.length; i += AT_ONCE) {
    const boards = docs.slice(i, i + AT_ONCE);
    await Promise.all(boards.map(({ ref }) => changeRows(database, ref, uid, info)));
  }
}

function changeRows(
  database: Firestore,
  board: DocumentReference,
  uid: string,
  info: LeaderboardInfo | null,
): Promise<void> {
  return database.runTransaction(async (transaction) => {
    const found = await transaction.get(board);
    if (!found.exists) return;
    const { best = [], bestUnchecked = [] } = found.data() as Partial<Lists>;
    const changed = (rows: readonly BestEntry[]) =>
      rows.flatMap((row) => (row.uid !== uid ? [row] : info === null ? [] : [{ ...row, ...info }]));
    const lists: Lists = { best: changed(best), bestUnchecked: changed(bestUnchecked) };
    transaction.update(board, { ...lists, [LISTED_UIDS]: listedUids(lists) });
  });
}
