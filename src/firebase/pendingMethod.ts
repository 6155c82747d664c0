/**
 * A sign-in method to be linked. Its provider has proven an email address whose account uses
 * another method: once the player has signed in with that other method, the pending method is
 * added. In memory only, because it contains the provider's token.
 */
import { type AuthCredential, linkWithCredential, OAuthProvider, type User } from 'firebase/auth';
import { isSameAddress } from '../account/magicLink.ts';
import { isSignInProvider, type SignedIn, type SignInProvider } from '../account/port.ts';
import { PROVIDER_IDS } from './providers.ts';

interface PendingMethod {
  readonly provider: SignInProvider;
  readonly credential: AuthCredential;
  readonly email: string;
}

let pending: PendingMethod | null = null;

/** Keeps the credential of a refused sign-in, if the refusal carries one. */
export function keepPendingMethod(error: unknown): void {
  const { code, customData } = (error ?? {}) as {
    readonly code?: unknown;
    readonly customData?: { readonly email?: unknown };
  };
  pending = null;
  if (code !== 'auth/account-exists-with-different-credential') return;
  const credential = OAuthProvider.credentialFromError(error as never);
  const email = customData?.email;
  const provider = PROVIDER_IDS[credential?.providerId ?? ''];
  if (credential === null || typeof email !== 'string' || !isSignInProvider(provider)) return;
  pending = { provider, credential, email };
}

/**
 * Links the pending method if it has the user's address. The sign-in succeeds even if linking
 * fails.
 */
export async function addPendingMethod(user: User): Promise<SignedIn> {
  const { uid, email } = user;
  const method = pending;
  if (method === null || !isSameAddress(method.email, email)) return { uid, email };
  pending = null;
  try {
    await linkWithCredential(user, method.credential);
    return { uid, email, added: method.provider };
  } catch (error) {
    console.warn('Accounts: the other method could not be added.', error);
    return { uid, email };
  }
}
