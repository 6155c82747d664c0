/**
 * A mark that an account was deleted: nothing but its id and the time. Tokens outlive the account
 * by up to an hour, and a device that still has one would make the profile anew.
 */
import { ServerError } from '../../src/sync/status.ts';

/** firestore.rules asks for the same document before a profile is made. */
export function deletedPath(uid: string): string {
  return `deletedAccounts/${uid}`;
}

/** The error for a write on behalf of a deleted account; thrown in the transaction that saw the mark. */
export function accountDeleted(): ServerError {
  return new ServerError('unauthenticated', 'This account was deleted.');
}
