/**
 * The mark of a deleted account holds only the account's id, the time, and the time at which
 * Firestore removes it. Tokens outlive the account by up to an hour: without the mark, a device with
 * such a token would recreate the profile.
 */
import { ServerError } from '../../src/protocol/status.ts';

/** The collection of the marks. */
export const DELETED_ACCOUNTS = 'deletedAccounts';

/**
 * Path of a deleted account's mark. firestore.rules checks this document before a profile is
 * created.
 */
export function deletedPath(uid: string): string {
  return `${DELETED_ACCOUNTS}/${uid}`;
}

/** The error of a write for a deleted account; thrown in the transaction that read the mark. */
export function accountDeleted(): ServerError {
  return new ServerError('unauthenticated', 'This account was deleted.');
}
