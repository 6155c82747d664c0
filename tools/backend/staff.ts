/**
 * Marks of a staff account, which may use the desk: the custom claim `staff` in its token, and the
 * document `staff/{uid}`. Rules and functions require both, because a token outlives a revoked
 * claim by up to an hour, while the document disappears at once.
 */
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { staffPath } from '../../src/protocol/deskDocuments.ts';

export interface Backend {
  readonly auth: Auth;
  readonly database: Firestore;
}

/**
 * Makes an account a staff account. After an interruption the account is not staff yet, and
 * granting again completes it.
 */
export async function grantStaff({ auth, database }: Backend, user: UserRecord): Promise<void> {
  await auth.setCustomUserClaims(user.uid, { ...user.customClaims, staff: true });
  const document = { email: user.email ?? '', at: FieldValue.serverTimestamp() };
  await database.doc(staffPath(user.uid)).set(document);
}

/**
 * Takes an account's staff rights away. After an interruption the account is no longer staff, and
 * revoking again completes it.
 */
export async function revokeStaff({ auth, database }: Backend, user: UserRecord): Promise<void> {
  await database.doc(staffPath(user.uid)).delete();
  const { staff: _, ...others } = user.customClaims ?? {};
  await auth.setCustomUserClaims(user.uid, others);
  // End the account's sessions, whose tokens still carry the `staff` claim.
  await auth.revokeRefreshTokens(user.uid);
}

export async function isStaff({ database }: Backend, user: UserRecord): Promise<boolean> {
  if (user.customClaims?.staff !== true) return false;
  return (await database.doc(staffPath(user.uid)).get()).exists;
}
