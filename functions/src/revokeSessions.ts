/**
 * Ends an account's sessions on all devices. Issued tokens stay valid for up to an hour; no new
 * ones are issued.
 */
import type { Auth } from 'firebase-admin/auth';
import type { RevokeSessionsReply } from '../../src/protocol/callables.ts';

export async function revokeSessions(auth: Auth, uid: string): Promise<RevokeSessionsReply> {
  await auth.revokeRefreshTokens(uid);
  return { revoked: true };
}
