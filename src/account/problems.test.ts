import { describe, expect, it } from 'vitest';
import { accountFailure, type Doing, fieldOf, problemOf } from './problems.ts';

const thrown = (code: unknown) => Object.assign(new Error('Firebase'), { code });

describe('a problem behind a code', () => {
  it.each([
    ['auth/invalid-email', 'sign-in', 'email'],
    ['auth/wrong-password', 'sign-in', 'credentials'],
    ['auth/invalid-credential', 'sign-in', 'credentials'],
    ['auth/missing-password', 'sign-in', 'password'],
    ['auth/weak-password', 'sign-up', 'weak-password'],
    ['auth/email-already-in-use', 'sign-up', 'sign-up'],
    ['auth/too-many-requests', 'sign-in', 'too-many'],
    ['auth/popup-closed-by-user', 'social', 'cancelled'],
    ['auth/popup-blocked', 'social', 'popup-blocked'],
    ['auth/network-request-failed', 'sign-in', 'offline'],
    ['auth/expired-action-code', 'link', 'link-used'],
    ['auth/invalid-action-code', 'link', 'link-used'],
    ['auth/argument-error', 'link', 'link-foreign'],
    // A link sent to another address.
    ['auth/invalid-email', 'link', 'link-address'],
    ['auth/account-exists-with-different-credential', 'social', 'other-method'],
    // A provider's credential involves no password.
    ['auth/invalid-credential', 'social', 'unknown'],
    ['auth/user-mismatch', 'proof', 'other-account'],
    ['auth/user-disabled', 'sign-in', 'disabled'],
    ['auth/requires-recent-login', 'delete', 'recent-sign-in'],
    ['auth/user-token-expired', 'delete', 'signed-out'],
    ['auth/operation-not-allowed', 'sign-up', 'not-offered'],
    ['auth/unauthorized-domain', 'social', 'not-offered'],
    ['auth/a-code-of-tomorrow', 'sign-in', 'unknown'],
    ['auth/constructor', 'sign-in', 'unknown'],
  ] as const)('%s while doing %s is %s', (code, doing, problem) => {
    expect(problemOf(thrown(code), doing)).toBe(problem);
  });

  it.each([
    ['unauthenticated', 'signed-out'],
    ['aborted', 'recent-sign-in'],
    ['resource-exhausted', 'too-many'],
    ['unavailable', 'offline'],
    ['internal', 'unknown'],
  ] as const)('a function that answers %s: %s', (status, problem) => {
    expect(problemOf({ status }, 'delete')).toBe(problem);
  });

  it.each([[null], [undefined], ['auth/user-disabled'], [7], [{}], [{ code: 7 }]])(
    'takes %s for something unknown',
    (error) => expect(problemOf(error, 'sign-in')).toBe('unknown'),
  );
});

describe('what the player reads', () => {
  const sentence = (code: string, doing: Doing) =>
    accountFailure(problemOf(thrown(`auth/${code}`), doing)).problem.message;

  it('does not tell an unknown address from a wrong password', () => {
    expect(sentence('user-not-found', 'sign-in')).toBe(sentence('wrong-password', 'sign-in'));
    expect(sentence('invalid-credential', 'sign-in')).toBe(sentence('wrong-password', 'sign-in'));
  });

  it('does not say that an address is taken', () => {
    expect(sentence('email-already-in-use', 'sign-up')).not.toMatch(/in use|taken|exists/);
  });

  it('names blockers beside the network: both keep the service away', () => {
    expect(sentence('network-request-failed', 'sign-in')).toMatch(/connection.*blocker/);
  });

  it('is shown where it can be mended', () => {
    expect(fieldOf('email')).toBe('email');
    expect(fieldOf('link-address')).toBe('email');
    expect(fieldOf('credentials')).toBe('password');
    expect(fieldOf('weak-password')).toBe('password');
    expect(fieldOf('offline')).toBe('form');
  });
});
