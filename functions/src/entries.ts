/** All leaderboard entries of one player. */
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

/** Their places only: an entry is small, but a player can have thousands. */
export async function entriesOf(database: Firestore, uid: string): Promise<DocumentReference[]> {
  const found = await database.collectionGroup('entries').where('uid', '==', uid).select().get();
  return found.docs.map((document) => document.ref);
}

/** Whether a write failed because the document it was to change is not there any more. */
export function isGone(error: unknown): boolean {
  const NOT_FOUND = 5;
  return (error as { code?: unknown } | null)?.code === NOT_FOUND;
}
