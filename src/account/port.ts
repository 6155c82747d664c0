/**
 * The contract for accounts. Implemented with Firebase in src/firebase/accounts.ts. No method
 * rejects: failures are a `Problem` with a sentence for the player.
 */
import type { Result } from '../lib/result.ts';
import type { AccountProblem } from './problems.ts';

export const SIGN_IN_PROVIDERS = ['google', 'facebook', 'github', 'twitter'] as const;
export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number];

export function isSignInProvider(value: unknown): value is SignInProvider {
  return (SIGN_IN_PROVIDERS as readonly unknown[]).includes(value);
}

export interface SignedIn {
  readonly uid: string;
  readonly email: string | null;
  /** A provider that the player tried earlier, and that this sign-in has linked to the account. */
  readonly added?: SignInProvider;
}

/** A sign-in method. `password` includes links by email. */
export type SignInMethod = 'password' | SignInProvider;

/** How a signed-in player can re-authenticate. */
export type Proof =
  | { readonly kind: 'password'; readonly password: string }
  | { readonly kind: 'provider'; readonly provider: SignInProvider };

type Answer<T> = Promise<Result<T, AccountProblem>>;

export interface Accounts {
  /** Creates an account. Never reveals whether the email address has one already. */
  signUp(email: string, password: string): Answer<SignedIn>;
  signIn(email: string, password: string): Answer<SignedIn>;
  /** Sends a link that signs in, or creates an account. It opens `/magic-link`. */
  sendLink(email: string): Answer<null>;
  /** @param address the whole URL opened by the link. */
  completeLink(email: string, address: string): Answer<SignedIn>;
  /**
   * Opens the provider's popup. Where no popup opens, the page redirects to the provider, and
   * `finishRedirect` has the answer after the return. Fails with `other-method` if the address
   * proven by the provider has an account with another method; the next sign-in with that address
   * links the provider.
   */
  signInWith(provider: SignInProvider): Answer<SignedIn>;
  /** Keeps the session that a sign-in has begun for the account, beside those of other accounts. */
  keepSession(): Answer<null>;
  /** The result of a sign-in by redirect; null when there was none. */
  finishRedirect(): Answer<SignedIn | null>;
  /** Sends a link for a new password if there is an account; never reveals whether there is. */
  sendPasswordReset(email: string): Answer<null>;
  /** The player's sign-in methods; empty when signed out. */
  methods(): Promise<readonly SignInMethod[]>;
  /** Adds a provider. Where no popup opens, the page redirects to the provider. */
  addMethod(provider: SignInProvider): Answer<null>;
  /** Removes a sign-in method; refuses to remove the last one. */
  removeMethod(method: SignInMethod): Answer<null>;
  /** Sets the password and ends the sessions of other devices. May fail with `recent-sign-in`. */
  changePassword(password: string): Answer<null>;
  /**
   * Sends a link to the new address; opened, it changes the address and ends all sessions. Never
   * reveals whether another account has the address. May fail with `recent-sign-in`.
   */
  changeAddress(email: string): Answer<null>;
  /**
   * Proves again who the player is, after `recent-sign-in`. Where no popup opens, the page redirects
   * to the provider, and the returning page has a sufficiently fresh session.
   */
  reauthenticate(proof: Proof): Answer<null>;
  /** Signs out on this device. Works offline too. */
  signOut(): Answer<null>;
  /** Signs out on this device at once, and on all other devices within an hour. */
  signOutEverywhere(): Answer<null>;
  /** All that the server holds about the account, as JSON text to be read by people. */
  exportData(): Answer<string>;
  /**
   * Deletes profile, leaderboard entries and the account itself. Fails with `recent-sign-in` if the
   * player must re-authenticate first.
   */
  deleteAccount(): Answer<null>;
}
