/**
 * Authorises staff, by the checks of firestore.rules and by the account's current record: a token
 * issued before the account's `staff` claim was revoked must not be trusted.
 */
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { staffPath } from '../../../src/protocol/deskDocuments.ts';
import { ServerError } from '../../../src/protocol/status.ts';

/** The relevant parts of a token; it is genuine, and may be an hour old. */
export type StaffToken = Pick<DecodedIdToken, 'uid' | 'auth_time'> &
  Readonly<Record<string, unknown>>;

export interface Editor {
  readonly uid: string;
  readonly email: string;
}

/** Throws a `ServerError` with `permission-denied` for accounts that are not staff. */
export async function expectStaff(
  auth: Auth,
  database: Firestore,
  token: StaffToken,
): Promise<Editor> {
  const { uid, auth_time, staff, email_verified: isVerified } = token;
  if (staff !== true || isVerified !== true) throw notStaff();
  const [user, document] = await Promise.all([
    auth.getUser(uid).catch((error: unknown) => {
      if ((error as { code?: unknown }).code === 'auth/user-not-found') return null;
      throw error;
    }),
    database.doc(staffPath(uid)).get(),
  ]);
  if (user === null || user.disabled || !user.emailVerified || !document.exists) throw notStaff();
  if (user.customClaims?.staff !== true) throw notStaff();
  const validFrom = Date.parse(user.tokensValidAfterTime ?? '');
  if (auth_time * 1000 < validFrom) throw notStaff();
  return { uid, email: user.email ?? '' };
}

/**
 * Repeats the check for staff in the transaction that writes: a revoked account must not change
 * anything.
 */
export async function expectStillStaff(
  database: Firestore,
  transaction: Transaction,
  { uid }: Editor,
): Promise<void> {
  if (!(await transaction.get(database.doc(staffPath(uid)))).exists) throw notStaff();
}

function notStaff(): ServerError {
  return new ServerError('permission-denied', 'This is for staff only.');
}
