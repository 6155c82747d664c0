/** Maps the backend's errors to the specification's statuses (section 8). */
import { fieldsOf, isWhole } from '../lib/reading.ts';
import { isStatusCode, ServerError, type StatusCode } from '../sync/status.ts';

/** Statuses of Google's APIs missing in the specification's table. */
const OTHER: Readonly<Record<string, StatusCode>> = {
  // `already-exists` and `failed-precondition` mean that another write came first: the next run
  // reads the data of that write.
  'already-exists': 'aborted',
  'failed-precondition': 'aborted',
  'out-of-range': 'invalid-argument',
  'data-loss': 'internal',
};

const BY_HTTP: Readonly<Record<number, StatusCode>> = {
  400: 'invalid-argument',
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'not-found',
  409: 'aborted',
  429: 'resource-exhausted',
  499: 'cancelled',
  500: 'internal',
  501: 'unimplemented',
  503: 'unavailable',
  504: 'deadline-exceeded',
};

/** Auth errors of a token refresh that only a new sign-in can fix. */
const SESSION_OVER = new Set([
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-refresh-token',
  'auth/null-user',
]);

/** Converts any thrown value to a `ServerError`. A missing answer counts as a broken connection. */
export function serverErrorOf(error: unknown): ServerError {
  if (error instanceof ServerError) return error;
  const status = isUnanswered(error) ? 'unavailable' : statusForCode(codeOf(error));
  const { details } = (error ?? {}) as { readonly details?: unknown };
  const { retryAfterMs } = fieldsOf(details) ?? {};
  return new ServerError(status, undefined, {
    cause: error,
    ...(isWhole(retryAfterMs, 0, LONGEST_PAUSE_MS) ? { retryAfterMs } : {}),
  });
}

/**
 * Firebase's client also reports a broken connection as `internal`, with HTTP status 0 at the end
 * of the message.
 */
function isUnanswered(error: unknown): boolean {
  const message =
    typeof error === 'object' && error !== null && 'message' in error && error.message;
  return codeOf(error) === 'functions/internal' && String(message).endsWith('[0]');
}

/**
 * The longest pause before a retry that the server may ask for, in ms: a longer one is treated as a
 * server mistake and ignored.
 */
const LONGEST_PAUSE_MS = 60 * 60_000;

/**
 * @param name of a status in Google's APIs, such as `PERMISSION_DENIED`; may be anything.
 * @param httpStatus fallback for unknown names.
 */
export function statusForName(name: string, httpStatus: number): StatusCode {
  return (
    known(name.toLowerCase().replaceAll('_', '-')) ??
    BY_HTTP[httpStatus] ??
    (httpStatus >= 500 ? 'unavailable' : 'internal')
  );
}

function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
}

function statusForCode(code: string): StatusCode {
  if (code.startsWith('auth/')) return SESSION_OVER.has(code) ? 'unauthenticated' : 'unavailable';
  return known(code.replace(/^functions\//, '')) ?? 'unavailable';
}

function known(name: string): StatusCode | undefined {
  if (isStatusCode(name)) return name;
  return Object.hasOwn(OTHER, name) ? OTHER[name] : undefined;
}
