import { describe, expect, it } from 'vitest';
import { ServerError } from '../protocol/status.ts';
import { serverErrorOf, statusForName } from './serverErrors.ts';

describe('Firebase’s errors', () => {
  it.each([
    ['permission-denied', 'permission-denied'],
    ['resource-exhausted', 'resource-exhausted'],
    ['failed-precondition', 'aborted'],
    ['already-exists', 'aborted'],
    ['unknown', 'unavailable'],
    ['out-of-range', 'invalid-argument'],
    ['auth/network-request-failed', 'unavailable'],
    ['auth/user-token-expired', 'unauthenticated'],
    ['constructor', 'unavailable'],
  ])('%s: %s', (code, status) => {
    expect(serverErrorOf(Object.assign(new Error('x'), { code })).status).toBe(status);
  });

  it.each([[undefined], [null], ['text'], [{ code: 7 }], [new TypeError('Failed to fetch')]])(
    'takes %s for a broken connection',
    (thrown) => expect(serverErrorOf(thrown).status).toBe('unavailable'),
  );

  it('leaves our own as they are', () => {
    const error = new ServerError('not-found');
    expect(serverErrorOf(error)).toBe(error);
  });

  it.each([
    ['PERMISSION_DENIED', 403, 'permission-denied'],
    ['FAILED_PRECONDITION', 400, 'aborted'],
    ['', 400, 'invalid-argument'],
    ['', 429, 'resource-exhausted'],
    ['nonsense', 503, 'unavailable'],
    ['', 502, 'unavailable'],
    ['', 418, 'internal'],
  ])('%s with HTTP %d: %s', (name, http, status) => {
    expect(statusForName(name, http)).toBe(status);
  });
});
