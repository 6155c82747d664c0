/**
 * Ends an account's sessions on all devices. A token that a device holds lives on for up to an hour, and no
 * new one is given out.
 */
import type { Auth } from 'firebase-admin/auth';
import type { RevokeSessionsReply } from '../../src/sync/callables.ts';

export async function revokeSessions(auth: Auth, uid: string): Promise<RevokeSessionsReply> {
  await auth.revokeRefreshTokens(uid);
  return { revoked: true };
}
