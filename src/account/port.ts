/**
 * Signing in and out, as the app sees it. Firebase (src/firebase/accounts.ts) is one way to do it.
 * No method rejects: what can go wrong is a `Problem` with a sentence for the player.
 */
import type { Result } from '../lib/result.ts';
import type { AccountProblem } from './problems.ts';

export const SIGN_IN_PROVIDERS = ['google', 'facebook', 'github', 'twitter'] as const;
/** Who else can vouch for a player. */
export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number];

export function isSignInProvider(value: unknown): value is SignInProvider {
  return (SIGN_IN_PROVIDERS as readonly unknown[]).includes(value);
}

export interface SignedIn {
  readonly uid: string;
  readonly email: string | null;
  /** A method that was asked for before, and has been added to the account now. */
  readonly added?: SignInProvider;
}

/** How a player signs in. `password` stands for links by e-mail as well. */
export type SignInMethod = 'password' | SignInProvider;

/** How a signed-in player can prove once more who they are. */
export type Proof =
  | { readonly kind: 'password'; readonly password: string }
  | { readonly kind: 'provider'; readonly provider: SignInProvider };

type Answer<T> = Promise<Result<T, AccountProblem>>;

export interface Accounts {
  /** Creates an account. Never tells whether there is one for this address. */
  signUp(email: string, password: string): Answer<SignedIn>;
  signIn(email: string, password: string): Answer<SignedIn>;
  /** Sends a link that signs in, or creates an account. It leads to `/magic-link`. */
  sendLink(email: string): Answer<null>;
  /** @param address the whole address that the link has led to. */
  completeLink(email: string, address: string): Answer<SignedIn>;
  /**
   * By a window of the provider's. Where there can be none the page itself goes there, and
   * `finishRedirect` has the answer after it has come back. Where the address that the provider has
   * proven has an account by another way, it is `other-method`, and the next sign-in with that address
   * adds the provider to it.
   */
  signInWith(provider: SignInProvider): Answer<SignedIn>;
  /** What a sign-in that has left the page came to; null when there was none. */
  finishRedirect(): Answer<SignedIn | null>;
  /** Sends a link to choose a new password, if there is an account; never tells whether. */
  sendPasswordReset(email: string): Answer<null>;
  /** How this player can sign in; empty when signed out. */
  methods(): Promise<readonly SignInMethod[]>;
  /** Where a provider can open no window the page itself goes there. */
  addMethod(provider: SignInProvider): Answer<null>;
  /** The last one stays. */
  removeMethod(method: SignInMethod): Answer<null>;
  /**
   * Wanted before an account is deleted. Where a provider can open no window the page itself goes
   * there: what it comes back to has a session that is young enough.
   */
  reauthenticate(proof: Proof): Answer<null>;
  /** On this device. Works without a network too. */
  signOut(): Answer<null>;
  /** Here, and on all other devices within an hour. */
  signOutEverywhere(): Answer<null>;
  /** Profile, leaderboard entries and the account itself. `recent-sign-in` asks for a proof first. */
  deleteAccount(): Answer<null>;
}
