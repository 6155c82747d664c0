/**
 * Calls of callable functions by their protocol: a POST of `{ data }` is answered by `{ result }` or
 * `{ error }`. See docs/decisions/0011.
 */
import { REGION, WITHOUT_APP_CHECK } from '../protocol/callables.ts';
import { ServerError } from '../protocol/status.ts';
import { EMULATOR_HOST, EMULATOR_PORTS } from './emulators.ts';
import { request } from './request.ts';
import type { TokenBearers } from './token.ts';

/** Calls a function; rejects with a `ServerError` alone, with the function's sentence if it sent one. */
export type Call = <Request, Reply>(name: string, data: Request) => Promise<Reply>;

/**
 * Timeout of a call in ms, from the specification (section 9): longer than the functions' own
 * limit.
 */
const CALL_TIMEOUT_MS = 70_000;

const NOBODY: TokenBearers = { currentUser: null };

/** Address of a project's functions; the emulator's for a `demo-` project. */
export const functionsAddress = (projectId: string): string =>
  projectId.startsWith('demo-')
    ? `http://${EMULATOR_HOST}:${EMULATOR_PORTS.functions}/${projectId}/${REGION}`
    : `https://${REGION}-${projectId}.cloudfunctions.net`;

/**
 * @param address see `functionsAddress`.
 * @param auth the signed-in user; without one calls are anonymous.
 */
export function makeCall(address: string, auth: TokenBearers = NOBODY): Call {
  return async <Request, Reply>(name: string, data: Request) => {
    try {
      const answer = await request(`${address}/${name}`, { data }, auth, {
        timeout: CALL_TIMEOUT_MS,
        needsNoAppCheck: WITHOUT_APP_CHECK.has(name),
      });
      const { result } = (answer ?? {}) as { readonly result?: Reply };
      if (result === undefined) throw new ServerError('internal');
      return result;
    } catch (error) {
      throw withOwnSentence(error as ServerError);
    }
  };
}

const SENTENCE = /^[A-Z].*[.!?]$/s;

function withOwnSentence(error: ServerError): ServerError {
  const { message } = (error.cause ?? {}) as { readonly message?: unknown };
  if (error.cause instanceof Error || typeof message !== 'string') return error;
  if (!SENTENCE.test(message)) return error;
  const { status, cause, retryAfterMs } = error;
  return new ServerError(status, message, {
    cause,
    ...(retryAfterMs !== null && { retryAfterMs }),
  });
}
