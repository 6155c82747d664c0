/**
 * Account problems, with their sentences for the player. No sentence reveals whether an address has
 * an account: a wrong password and an unknown address read the same.
 */
import { fail, type Problem } from '../lib/result.ts';
import { WENT_WRONG } from '../lib/sentences.ts';

const SENTENCES = {
  email: 'Enter a valid email address, such as anna@example.com.',
  password: 'Please enter your password.',
  'weak-password': 'Your password needs at least 6 characters.',
  credentials: 'Email and password don’t match.',
  'sign-up': 'That didn’t work. If you already have an account, sign in instead.',
  'too-many': 'Too many attempts. Wait a few minutes, then try again.',
  /** This sentence is never displayed: the player knows about having closed the sign-in window. */
  cancelled: 'Signing in was cancelled.',
  'popup-blocked': 'The sign-in window was blocked. Allow pop-ups for this page and try again.',
  offline:
    'We can’t reach the sign-in service. Check your connection, turn off any ad blocker for this page, and try again.',
  'link-used': 'This link has expired or was already used. Ask for a new one.',
  'link-address': 'This link was sent to another address.',
  'link-foreign': 'This link is incomplete. Ask for a new one.',
  'other-method':
    'You already have an account with this address. Sign in the way you did before, and we’ll add this method.',
  'method-taken': 'Another account already uses that sign-in.',
  'same-address': 'That’s already your address.',
  'last-method': 'You can’t remove this. It’s your only way to sign in.',
  'sign-in-first': 'You signed in a while ago. Sign out and in again, then change this.',
  'other-account': 'That’s a different account. Use the one you’re signed in with.',
  disabled: 'This account has been disabled.',
  'recent-sign-in': 'Please confirm it’s you.',
  'signed-out': 'You’ve been signed out. Please sign in again.',
  'not-offered': 'This sign-in method isn’t available here.',
  unknown: WENT_WRONG,
} as const;

export type AccountProblem = keyof typeof SENTENCES;

export function accountFailure(code: AccountProblem, message: string = SENTENCES[code]) {
  return fail(code, message);
}

/** The operation that failed: the meaning of some error codes depends on it. */
export type Doing =
  | 'sign-up'
  | 'sign-in'
  | 'send'
  | 'link'
  | 'social'
  | 'proof'
  | 'methods'
  | 'change'
  | 'export'
  | 'delete';

/** Problems by Firebase code, without `auth/`; omits codes that only programming errors cause. */
const BY_CODE: Readonly<Record<string, AccountProblem>> = {
  'invalid-email': 'email',
  'invalid-new-email': 'email',
  'missing-email': 'email',
  'invalid-recipient-email': 'email',
  'missing-password': 'password',
  'weak-password': 'weak-password',
  'password-does-not-meet-requirements': 'weak-password',
  'wrong-password': 'credentials',
  'user-not-found': 'credentials',
  'invalid-credential': 'credentials',
  'invalid-login-credentials': 'credentials',
  'email-already-in-use': 'sign-up',
  'admin-restricted-operation': 'not-offered',
  'operation-not-allowed': 'not-offered',
  'operation-not-supported-in-this-environment': 'not-offered',
  'unauthorized-domain': 'not-offered',
  'unauthorized-continue-uri': 'not-offered',
  'invalid-api-key': 'not-offered',
  'configuration-not-found': 'not-offered',
  'auth-domain-config-required': 'not-offered',
  'too-many-requests': 'too-many',
  'quota-exceeded': 'too-many',
  'popup-closed-by-user': 'cancelled',
  'cancelled-popup-request': 'cancelled',
  'user-cancelled': 'cancelled',
  'redirect-cancelled-by-user': 'cancelled',
  'popup-blocked': 'popup-blocked',
  'network-request-failed': 'offline',
  timeout: 'offline',
  'expired-action-code': 'link-used',
  'invalid-action-code': 'link-used',
  'argument-error': 'link-foreign',
  'account-exists-with-different-credential': 'other-method',
  'credential-already-in-use': 'other-method',
  'user-mismatch': 'other-account',
  'user-disabled': 'disabled',
  'requires-recent-login': 'recent-sign-in',
  'user-token-expired': 'signed-out',
  'invalid-user-token': 'signed-out',
  'null-user': 'signed-out',
  'user-signed-out': 'signed-out',
};

/** Codes whose meaning differs by operation. */
const BY_DOING: Readonly<Partial<Record<Doing, Readonly<Record<string, AccountProblem>>>>> = {
  // `invalid-email`: the link was sent to another address than the typed one.
  link: { 'invalid-email': 'link-address', 'invalid-credential': 'link-used' },
  // The provider's credential is unusable; no password is involved.
  social: { 'invalid-credential': 'unknown', 'argument-error': 'unknown' },
  // The player is signed in: the sentence must name only the provider's account, no other address.
  methods: {
    'credential-already-in-use': 'method-taken',
    'email-already-in-use': 'method-taken',
    'account-exists-with-different-credential': 'method-taken',
    'invalid-credential': 'unknown',
    'requires-recent-login': 'sign-in-first',
  },
  proof: { 'user-not-found': 'signed-out' },
  change: { 'user-not-found': 'signed-out' },
  delete: { 'user-not-found': 'signed-out', 'argument-error': 'unknown' },
};

/** Problems by the status of a callable function (src/protocol/status.ts). */
const BY_STATUS: Readonly<Record<string, AccountProblem>> = {
  unauthenticated: 'signed-out',
  // The functions answer `failed-precondition` to an old session.
  aborted: 'recent-sign-in',
  'resource-exhausted': 'too-many',
  unavailable: 'offline',
  'deadline-exceeded': 'offline',
};

/** Maps any thrown value to a problem: an error of Firebase's, or a `ServerError` of a function. */
export function problemOf(error: unknown, doing: Doing): AccountProblem {
  const { code, status } = (error ?? {}) as { readonly code?: unknown; readonly status?: unknown };
  if (typeof status === 'string') {
    return Object.hasOwn(BY_STATUS, status) ? (BY_STATUS[status] as AccountProblem) : 'unknown';
  }
  if (typeof code !== 'string') return 'unknown';
  const [service, name = ''] = code.split('/', 2);
  if (service !== 'auth') return 'unknown';
  const special = BY_DOING[doing];
  if (special && Object.hasOwn(special, name)) return special[name] as AccountProblem;
  return Object.hasOwn(BY_CODE, name) ? (BY_CODE[name] as AccountProblem) : 'unknown';
}

/** The problem with a typed email address; null for an acceptable one. */
export function problemIn(email: string): Problem<AccountProblem> | null {
  // Forms validate by themselves: the browser's bubbles use the browser's language and vanish.
  if (email === '') return accountFailure('email', 'Please enter your email address.').problem;
  return /^\S+@\S+$/.test(email) ? null : accountFailure('email').problem;
}

/** The form field at which a problem is shown. */
export function fieldOf(problem: AccountProblem): 'email' | 'password' | 'form' {
  if (['email', 'link-address', 'same-address'].includes(problem)) return 'email';
  if (problem === 'password' || problem === 'weak-password' || problem === 'credentials') {
    return 'password';
  }
  return 'form';
}
