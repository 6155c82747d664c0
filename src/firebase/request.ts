/** A request to Google's JSON interfaces, with the player's token and a timeout. */
import { fieldsOf, isWhole } from '../lib/reading.ts';
import { ServerError } from '../protocol/status.ts';
import { appCheckHeaders } from './appCheckToken.ts';
import { serverErrorOf, statusForName } from './serverErrors.ts';
import { type TokenBearers, withToken } from './token.ts';

/** Timeout of a request in ms, on phones and elsewhere, from the specification (section 9). */
export const TIMEOUT_MS = /Mobi|Android/.test(navigator.userAgent) ? 60_000 : 30_000;

export interface RequestOptions {
  /** In ms: for all of it, with what comes before it is sent, such as the renewal of a token. */
  readonly timeout?: number | undefined;
  /** The server takes it without a token of App Check, too. */
  readonly needsNoAppCheck?: boolean;
}

/** Sends a request and returns the parsed answer; rejects only with a `ServerError`. */
export async function request(
  address: string,
  body: unknown,
  auth: TokenBearers,
  { timeout = TIMEOUT_MS, needsNoAppCheck = false }: RequestOptions = {},
): Promise<unknown> {
  const send = async (signal: AbortSignal) => {
    const appCheck = await appCheckHeaders(!needsNoAppCheck);
    return withToken(auth, (token) => post(address, body, { token, appCheck }, signal));
  };
  try {
    return await withDeadline(timeout, send);
  } catch (error) {
    throw serverErrorOf(error);
  }
}

/** Rejects with `deadline-exceeded` after so many ms, even if the work ignores the signal. */
export async function withDeadline<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(ms);
  try {
    return await Promise.race([work(signal), rejectionBy(signal)]);
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    throw timedOut ? new ServerError('deadline-exceeded') : error;
  }
}

/** Rejects when the signal aborts: a token that never comes leaves no fetch for it to abort. */
function rejectionBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

interface Credentials {
  readonly token: string | undefined;
  readonly appCheck: Readonly<Record<string, string>>;
}

async function post(
  address: string,
  body: unknown,
  { token, appCheck }: Credentials,
  signal: AbortSignal,
): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...appCheck,
    },
    body: JSON.stringify(body),
    // The worker's HTTP cache must not answer in place of the database.
    cache: 'no-store',
    signal,
  });
  const answer: unknown = await response.json().catch((error: unknown) => {
    // A function whose process died answers with text: it has failed on this request, and the network
    // has not. Everything else without JSON is a page of the network's, such as a hotel's.
    if (response.status === 500) return null;
    throw error;
  });
  if (!response.ok) throw errorIn(answer, response.status);
  return answer;
}

/**
 * The longest pause before a retry that the server may ask for, in ms: a longer one is treated as a
 * server mistake and ignored.
 */
const LONGEST_PAUSE_MS = 60 * 60_000;

/**
 * The error in an answer like `{ error: { status: "PERMISSION_DENIED" } }`, which may stand in a
 * list.
 */
function errorIn(answer: unknown, httpStatus: number): ServerError {
  const { error } = ((Array.isArray(answer) ? answer[0] : answer) ?? {}) as {
    readonly error?: { readonly status?: unknown; readonly details?: unknown };
  };
  const name = typeof error?.status === 'string' ? error.status : '';
  const { retryAfterMs } = fieldsOf(error?.details) ?? {};
  return new ServerError(statusForName(name, httpStatus), undefined, {
    cause: error,
    ...(isWhole(retryAfterMs, 0, LONGEST_PAUSE_MS) ? { retryAfterMs } : {}),
  });
}
