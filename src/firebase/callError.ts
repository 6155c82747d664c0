/** Errors of callable functions with a sentence for the player. */
import { ServerError } from '../sync/status.ts';
import { serverErrorOf } from './serverErrors.ts';

/** Firebase's client appends the HTTP status to the server's sentence. */
const SENTENCE = /^([A-Z].*[.!?])(?: \[\d+\])?$/s;

/** Like `serverErrorOf`, but keeps the function's own sentence. */
export function callErrorOf(error: unknown): ServerError {
  const known = serverErrorOf(error);
  const { code, message } = (error ?? {}) as {
    readonly code?: unknown;
    readonly message?: unknown;
  };
  if (typeof code !== 'string' || !code.startsWith('functions/')) return known;
  const sentence = typeof message === 'string' ? SENTENCE.exec(message)?.[1] : undefined;
  return sentence === undefined ? known : new ServerError(known.status, sentence, { cause: error });
}
