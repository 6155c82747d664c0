/** All leaderboard entries of one player. */
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** Reads only the given fields: an entry is small, but a player can have thousands. */
export async function entriesOf(
  database: Firestore,
  uid: string,
  fields: readonly string[] = [],
): Promise<QueryDocumentSnapshot[]> {
  const found = await database
    .collectionGroup('entries')
    .where('uid', '==', uid)
    .select(...fields)
    .get();
  return found.docs;
}
