/**
 * A way to sign in that waits for its account. The provider has proven an address whose account is signed in
 * to in another way: once the player has signed in that way, this one is added. In memory only, for it
 * holds the provider's token.
 */
import { type AuthCredential, linkWithCredential, OAuthProvider, type User } from 'firebase/auth';
import { isSameAddress } from '../account/magicLink.ts';
import type { SignedIn, SignInProvider } from '../account/port.ts';

interface PendingWay {
  readonly provider: SignInProvider;
  readonly credential: AuthCredential;
  readonly email: string;
}

let pending: PendingWay | null = null;

/** Keeps what the refusal of a sign-in carries, where it is one of these. */
export function keepPendingWay(error: unknown, provider: SignInProvider): void {
  const { code, customData } = (error ?? {}) as {
    readonly code?: unknown;
    readonly customData?: { readonly email?: unknown };
  };
  pending = null;
  if (code !== 'auth/account-exists-with-different-credential') return;
  const credential = OAuthProvider.credentialFromError(error as never);
  const email = customData?.email;
  if (credential !== null && typeof email === 'string') pending = { provider, credential, email };
}

/** Adds what waits for that address. The sign-in itself has worked, whatever comes of it. */
export async function addPendingWay(user: User): Promise<SignedIn> {
  const { uid, email } = user;
  const way = pending;
  if (way === null || !isSameAddress(way.email, email)) return { uid, email };
  pending = null;
  try {
    await linkWithCredential(user, way.credential);
    return { uid, email, added: way.provider };
  } catch (error) {
    console.warn('Accounts: the other way could not be added.', error);
    return { uid, email };
  }
}
