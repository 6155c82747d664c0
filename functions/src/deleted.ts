/**
 * A mark that an account was deleted: nothing but its id and the time. Tokens outlive the account
 * by up to an hour, and a device that still has one would make the profile anew.
 */
import { ServerError } from '../../src/sync/status.ts';

/** firestore.rules asks for the same document before a profile is made. */
export function deletedPath(uid: string): string {
  return `deletedAccounts/${uid}`;
}

/** To be thrown in the transaction that would have written for it. */
export function accountDeleted(): ServerError {
  return new ServerError('unauthenticated', 'This account was deleted.');
}
