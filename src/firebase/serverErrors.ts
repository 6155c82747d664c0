/** Firebase's errors in the words of the specification (section 8). */
import { isStatus, ServerError, type Status } from '../sync/status.ts';

/** Statuses of Google's APIs that the specification's table does not have. */
const OTHER: Readonly<Record<string, Status>> = {
  // Both are what a race looks like: the next run sees what is there by then.
  'already-exists': 'aborted',
  'failed-precondition': 'aborted',
  'out-of-range': 'invalid-argument',
  'data-loss': 'internal',
  // Firestore lite says so of a request that was cut off.
  unknown: 'unavailable',
};

/** Of the auth errors a token refresh may end with, those that only signing in again mends. */
const SESSION_OVER = new Set([
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-refresh-token',
  'auth/null-user',
]);

/** Accepts whatever was thrown. What is no answer at all counts as a broken connection. */
export function serverErrorOf(error: unknown): ServerError {
  if (error instanceof ServerError) return error;
  const code = codeOf(error);
  return new ServerError(statusFor(code), undefined, { cause: error });
}

function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
}

function statusFor(code: string): Status {
  if (code.startsWith('auth/')) return SESSION_OVER.has(code) ? 'unauthenticated' : 'unavailable';
  const plain = code.replace(/^(?:functions|firestore)\//, '');
  if (isStatus(plain)) return plain;
  return (Object.hasOwn(OTHER, plain) ? OTHER[plain] : undefined) ?? 'unavailable';
}
