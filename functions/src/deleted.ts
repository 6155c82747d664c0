/**
 * A mark that an account was deleted: nothing but its id and the time. Tokens outlive the account
 * by up to an hour, and a device that still has one would make the profile anew.
 */
import type { Firestore } from 'firebase-admin/firestore';
import { ServerError } from '../../src/sync/status.ts';

/** firestore.rules asks for the same document before a profile is made. */
export function deletedPath(uid: string): string {
  return `deletedAccounts/${uid}`;
}

/** Throws a `ServerError` with `unauthenticated` for an account that is gone. */
export async function expectNotDeleted(database: Firestore, uid: string): Promise<void> {
  const mark = await database.doc(deletedPath(uid)).get();
  if (mark.exists) throw new ServerError('unauthenticated', 'This account was deleted.');
}
