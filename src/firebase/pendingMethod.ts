/**
 * A sign-in method that waits for its account. The provider has proven an address whose account is signed in
 * to by another method: once the player has used that one, this one is added. In memory only, for it
 * holds the provider's token.
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

/** Keeps what the refusal of a sign-in carries, where it is one of these. */
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

/** Adds what waits for that address. The sign-in itself has worked, whatever comes of it. */
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
