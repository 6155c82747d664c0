/**
 * The mark of a deleted account: only its id and the time. Tokens outlive the account by up to an
 * hour, and a device with one would recreate the profile.
 */
import { ServerError } from '../../src/sync/status.ts';

/** firestore.rules checks the same document before a profile is created. */
export function deletedPath(uid: string): string {
  return `deletedAccounts/${uid}`;
}

/** The error of a write for a deleted account; thrown in the transaction that read the mark. */
export function accountDeleted(): ServerError {
  return new ServerError('unauthenticated', 'This account was deleted.');
}
