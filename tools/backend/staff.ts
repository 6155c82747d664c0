/**
 * Who is staff: the custom claim `staff`, and the document `staff/{uid}` beside it. Rules and functions ask
 * for both, since a token is believed for an hour after its claim was taken away, and the document is
 * gone at once.
 */
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { staffPath } from '../../src/desk/documents.ts';

export interface Backend {
  readonly auth: Auth;
  readonly database: Firestore;
}

/** Cut off in between, nobody is staff yet, and granting again goes on. */
export async function grantStaff({ auth, database }: Backend, user: UserRecord): Promise<void> {
  await auth.setCustomUserClaims(user.uid, { ...user.customClaims, staff: true });
  const document = { email: user.email ?? '', at: FieldValue.serverTimestamp() };
  await database.doc(staffPath(user.uid)).set(document);
}

/** Cut off in between, nobody is staff any more, and revoking again goes on. */
export async function revokeStaff({ auth, database }: Backend, user: UserRecord): Promise<void> {
  await database.doc(staffPath(user.uid)).delete();
  const { staff: _, ...others } = user.customClaims ?? {};
  await auth.setCustomUserClaims(user.uid, others);
  // What was taken away must not live on in a session.
  await auth.revokeRefreshTokens(user.uid);
}

export async function isStaff({ database }: Backend, user: UserRecord): Promise<boolean> {
  if (user.customClaims?.staff !== true) return false;
  return (await database.doc(staffPath(user.uid)).get()).exists;
}
