/**
 * What every callable has in common: where it runs, who may call it, and how a problem travels.
 * Behind it nothing knows of firebase-functions.
 */
import { HttpsError, onCall } from 'firebase-functions/v2/https';
import { REGION } from '../../src/sync/callables.ts';
import { ServerError } from '../../src/sync/status.ts';

/** A session that was opened longer ago deletes nothing: the app asks for five minutes, and this adds the way. */
const RECENT_MS = 10 * 60_000;

/**
 * A callable for signed-in players that act for themselves: `userId` in the data has to be the
 * caller. What `answer` throws as a `ServerError` reaches the caller with status and sentence,
 * anything else as `internal`.
 *
 * @param answer gets the caller's id and the data, of which nothing but `userId` was looked at.
 * @param signedIn `recently`: an older session has to prove once more that it is the player's.
 */
export function callable<Reply>(
  answer: (uid: string, data: Readonly<Record<string, unknown>>) => Promise<Reply>,
  signedIn: 'ever' | 'recently' = 'ever',
) {
  return onCall<unknown, Promise<Reply>>(
    {
      region: REGION,
      timeoutSeconds: 60,
      memory: '256MiB',
      // A million results in an hour are 278 calls a second of a third of a second each.
      concurrency: 20,
      maxInstances: 40,
      invoker: 'public',
      enforceAppCheck: false,
    },
    async ({ auth, data }) => {
      if (auth === undefined) throw new HttpsError('unauthenticated', 'Please sign in first.');
      const fields = typeof data === 'object' && data !== null ? { ...data } : {};
      if (!('userId' in fields) || fields.userId !== auth.uid) {
        throw new HttpsError('permission-denied', 'This is the account of somebody else.');
      }
      if (signedIn === 'recently' && Date.now() - auth.token.auth_time * 1000 > RECENT_MS) {
        throw new HttpsError('failed-precondition', 'Please sign in again first.');
      }
      try {
        return await answer(auth.uid, fields);
      } catch (error) {
        if (error instanceof ServerError) throw new HttpsError(error.status, error.message);
        throw error;
      }
    },
  );
}
