/** Errors of callable functions whose sentence somebody is to read. */
import { ServerError } from '../sync/status.ts';
import { serverErrorOf } from './serverErrors.ts';

/** Behind the server's sentence Firebase's client puts the HTTP status. */
const SENTENCE = /^([A-Z].*[.!?])(?: \[\d+\])?$/s;

/** As `serverErrorOf`, in the words of the function where it has said some. */
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
