/**
 * Statuses of backend calls (specification, section 8), sync's reaction to each, and the sentence
 * for the player.
 */
import { count } from '../lib/count.ts';
export const STATUS_CODES = [
  'invalid-argument',
  'unauthenticated',
  'permission-denied',
  'not-found',
  'aborted',
  'resource-exhausted',
  'cancelled',
  'internal',
  'unimplemented',
  'unavailable',
  'deadline-exceeded',
] as const;
export type StatusCode = (typeof STATUS_CODES)[number];

/** `retry`: repeat later. `sign-in`: repeat after a new sign-in. `refused`: never repeat. */
export type Remedy = 'retry' | 'sign-in' | 'refused';

const REMEDIES: Readonly<Record<StatusCode, Remedy>> = {
  'invalid-argument': 'refused',
  unauthenticated: 'sign-in',
  'permission-denied': 'refused',
  'not-found': 'refused',
  aborted: 'retry',
  'resource-exhausted': 'retry',
  cancelled: 'retry',
  internal: 'retry',
  unimplemented: 'refused',
  unavailable: 'retry',
  'deadline-exceeded': 'retry',
};

const SENTENCES: Readonly<Record<StatusCode, string>> = {
  'invalid-argument': 'Crema couldn’t read what was sent.',
  unauthenticated: 'Please sign in again.',
  'permission-denied': 'Your account isn’t allowed to do this.',
  'not-found': 'This puzzle isn’t available.',
  aborted: 'Something else was being saved at the same time. We’ll try again.',
  'resource-exhausted': 'Crema is busy. We’ll try again soon.',
  cancelled: 'The connection dropped. We’ll try again.',
  internal: 'Something went wrong on our side. We’ll try again.',
  unimplemented: 'This game’s results can’t be saved yet.',
  unavailable: 'Crema can’t be reached. We’ll try again.',
  'deadline-exceeded': 'Crema took too long to answer. We’ll try again.',
};

export function isStatusCode(value: unknown): value is StatusCode {
  return (STATUS_CODES as readonly unknown[]).includes(value);
}

export function remedyFor(status: StatusCode): Remedy {
  return REMEDIES[status];
}

export function sentenceFor(status: StatusCode): string {
  return SENTENCES[status];
}

/** The sentence for a retry delay requested by the server, in ms. */
export function sentenceForPause(retryAfterMs: number): string {
  const seconds = Math.ceil(retryAfterMs / 1000);
  const when = seconds > 90 ? 'a few minutes' : count(Math.max(1, seconds), 'second');
  return `Too many requests. We’ll continue in ${when}.`;
}

/** A failed backend call. The only error that a `Server` throws intentionally. */
export class ServerError extends Error {
  override readonly name = 'ServerError';
  readonly status: StatusCode;
  /** Delay requested by the server, in ms; null if none. */
  readonly retryAfterMs: number | null;

  constructor(
    status: StatusCode,
    message: string = sentenceFor(status),
    options: ErrorOptions & { readonly retryAfterMs?: number } = {},
  ) {
    super(message, options);
    this.status = status;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}

/** The status of any thrown value. Unexpected errors are retried, which loses nothing. */
export function statusOf(error: unknown): StatusCode {
  return error instanceof ServerError ? error.status : 'internal';
}

/** Whether the server refuses a request for good, as rules do that do not know its data yet. */
export const isRefusal = (error: unknown): boolean => remedyFor(statusOf(error)) === 'refused';

/** Whether a sync ended because another device was first: a whole sync finds out with what. */
export const isOvertaken = (outcome: { readonly kind: string; readonly status?: StatusCode }) =>
  outcome.kind === 'retry' && outcome.status === 'aborted';
