/** Maps the backend's errors to the specification's statuses (section 8). */
import { isStatusCode, ServerError, type StatusCode } from '../protocol/status.ts';

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
  return new ServerError(statusForCode(codeOf(error)), undefined, { cause: error });
}

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
  return known(code) ?? 'unavailable';
}

function known(name: string): StatusCode | undefined {
  if (isStatusCode(name)) return name;
  return Object.hasOwn(OTHER, name) ? OTHER[name] : undefined;
}
