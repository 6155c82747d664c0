/**
 * The shared parts of all callables: region, authentication and error transport. Besides index.ts,
 * no other module depends on firebase-functions.
 */
import type { DecodedIdToken } from 'firebase-admin/auth';
import { type CallableOptions, HttpsError, onCall } from 'firebase-functions/v2/https';
import { REGION } from '../../src/protocol/callables.ts';
import { ServerError } from '../../src/protocol/status.ts';
import { countCall } from './callLimit.ts';

/**
 * Sessions older than this may not delete an account: the app demands a sign-in within five
 * minutes, the rest allows for latency.
 */
const RECENT_MS = 10 * 60_000;

declare const __APP_CHECK_ENFORCED__: boolean | undefined;
/**
 * Whether calls need a token of App Check: `appCheck.enforced` of the site that is built (see
 * sites.json), set by tools/build/functions.ts. firebase-functions logs of each call whether it had
 * a valid one.
 */
const IS_ENFORCED = typeof __APP_CHECK_ENFORCED__ !== 'undefined' && __APP_CHECK_ENFORCED__;

type Limits = Pick<CallableOptions, 'memory' | 'concurrency' | 'maxInstances'>;

const USUAL = {
  region: REGION,
  timeoutSeconds: 60,
  memory: '256MiB',
  // A million results in an hour are 278 calls a second, and each call takes a third of a second.
  concurrency: 20,
  maxInstances: 40,
  invoker: 'public',
} as const satisfies CallableOptions;

/** The caller's data, unvalidated. */
export type Data = Readonly<Record<string, unknown>>;

export interface Options extends Limits {
  /** `recently`: an older session must re-authenticate. */
  readonly signedIn?: 'ever' | 'recently';
  /** Allowed calls a minute of an account, in each process. */
  readonly callsAMinute?: number;
  /** Whether the day has room for one more call of all accounts together. */
  admit?(): Promise<boolean>;
  /** True for the functions of `WITHOUT_APP_CHECK`. */
  readonly needsNoAppCheck?: boolean;
}

/**
 * Refuses a call without a valid token of App Check, so that the page tries again later. By
 * `enforceAppCheck` firebase-functions would answer `unauthenticated`, and a page that was open before
 * the site enforced it would tell its player to sign in.
 *
 * @param app of the call; undefined without a valid token.
 */
function demandAppCheck(app: unknown): void {
  if (IS_ENFORCED && app === undefined) {
    throw new HttpsError('unavailable', 'We couldn’t verify this page. Reload it.');
  }
}

/**
 * Allowed calls a minute where a callable sets no other limit: the results of years take many
 * calls, 240 results in the first minute.
 */
const CALLS_A_MINUTE = 12;

/**
 * A callable for signed-in players acting for themselves: `userId` in the data must be the
 * caller's. A `ServerError` thrown by `answer` reaches the caller with status and sentence, any
 * other error as `internal`.
 *
 * @param answer receives the caller's id, the data, and the token, which is genuine and may be an
 *   hour old.
 */
export function callable<Reply>(
  answer: (uid: string, data: Data, token: DecodedIdToken) => Promise<Reply>,
  {
    signedIn = 'ever',
    callsAMinute = CALLS_A_MINUTE,
    admit,
    needsNoAppCheck = false,
    ...limits
  }: Options = {},
) {
  // Each callable is a service of its own, so the account suffices as the key.
  const takeTurn = (uid: string) => countCall(uid, callsAMinute, Date.now());
  return onCall<unknown, Promise<Reply>>({ ...USUAL, ...limits }, async ({ app, auth, data }) => {
    if (!needsNoAppCheck) demandAppCheck(app);
    if (auth === undefined) throw new HttpsError('unauthenticated', 'Please sign in first.');
    const fields = fieldsIn(data);
    if (!('userId' in fields) || fields.userId !== auth.uid) {
      throw new HttpsError('permission-denied', 'This is someone else’s account.');
    }
    if (signedIn === 'recently' && Date.now() - auth.token.auth_time * 1000 > RECENT_MS) {
      throw new HttpsError('failed-precondition', 'Please sign in again first.');
    }
    return told(async () => {
      takeTurn(auth.uid);
      if (admit !== undefined && !(await admit())) throw dayIsFull();
      return answer(auth.uid, fields, auth.token);
    });
  });
}

const HOUR_MS = 3_600_000;

/** Results wait on their devices meanwhile. */
const dayIsFull = () =>
  new ServerError(
    'resource-exhausted',
    'This site has reached its limit for today. Try again tomorrow.',
    {
      retryAfterMs: HOUR_MS,
    },
  );

/** A public callable, which never identifies the caller. */
export function openCallable<Reply>(answer: (data: Data) => Promise<Reply>, limits: Limits = {}) {
  return onCall<unknown, Promise<Reply>>({ ...USUAL, ...limits }, async ({ app, data }) => {
    demandAppCheck(app);
    return told(() => answer(fieldsIn(data)));
  });
}

function fieldsIn(data: unknown): Data {
  return typeof data === 'object' && data !== null ? { ...data } : {};
}

/**
 * The database's codes for what passes by itself: deadline exceeded, resource exhausted, aborted (a
 * transaction that has failed five times), unavailable. As `internal` they would count against the
 * result that was sent.
 */
const PASSING: ReadonlySet<unknown> = new Set([4, 8, 10, 14]);
/** Callers come back one to five times this later: those that met would meet again. */
const LEAST_WAIT_MS = 2_000;

async function told<Reply>(answer: () => Promise<Reply>): Promise<Reply> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof ServerError) {
      const { status, message, retryAfterMs } = error;
      throw new HttpsError(status, message, retryAfterMs === null ? undefined : { retryAfterMs });
    }
    if (PASSING.has((error as { code?: unknown } | null)?.code)) {
      console.warn('The database had no room:', error);
      const retryAfterMs = Math.ceil(LEAST_WAIT_MS * (1 + 4 * Math.random()));
      throw new HttpsError('unavailable', 'This site is busy. Try again.', { retryAfterMs });
    }
    throw error;
  }
}
