/** Operations on the player's own account: re-authentication, sign-in methods and deletion. */
import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  type IdTokenResult,
  linkWithPopup,
  linkWithRedirect,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  reauthenticateWithRedirect,
  signOut,
  type User,
  unlink,
} from 'firebase/auth';
import type { Accounts, SignInMethod } from '../account/port.ts';
import { accountFailure } from '../account/problems.ts';
import type {
  DeleteAccountReply,
  DeleteAccountRequest,
  ExportCursor,
  ExportedDocument,
  ExportMyDataReply,
  ExportMyDataRequest,
  RevokeSessionsReply,
  RevokeSessionsRequest,
} from '../protocol/callables.ts';
import { ServerError } from '../protocol/status.ts';
import type { Connection } from './app.ts';
import { attempt } from './attempt.ts';
import { PROVIDER_IDS, PROVIDERS } from './providers.ts';
import type { Surroundings } from './surroundings.ts';

/** Age of a session in ms above which sensitive operations require re-authentication. */
const RECENT_MS = 5 * 60_000;

/**
 * A new token; null when the account no longer exists, because the answer to an earlier deletion
 * may have been lost.
 */
async function freshToken(user: User): Promise<IdTokenResult | null> {
  try {
    return await user.getIdTokenResult(true);
  } catch (error) {
    if ((error as { code?: unknown }).code === 'auth/user-not-found') return null;
    throw error;
  }
}

/** The age of the session in ms, from the server's times only: the device's clock may be wrong. */
function sessionAge({ issuedAtTime, authTime }: IdTokenResult): number {
  return Date.parse(issuedAtTime) - Date.parse(authTime);
}

function methodsOf(user: User | null): SignInMethod[] {
  const known = user?.providerData.map(({ providerId }) => PROVIDER_IDS[providerId]) ?? [];
  return known.filter((method) => method !== undefined);
}

/**
 * The account's sign-in methods without those that another device has removed: Firebase's client
 * still lists them, and its server lets the player remove the last method. A fresh token names the
 * remaining providers, but not a password, which can be reset by e-mail.
 */
async function methodsNow(user: User): Promise<SignInMethod[]> {
  const { claims } = await user.getIdTokenResult(true);
  const { identities } = (claims.firebase ?? {}) as { readonly identities?: object };
  const left = Object.keys(identities ?? {}).map((id) => PROVIDER_IDS[id]);
  return methodsOf(user).filter((method) => method === 'password' || left.includes(method));
}

/** The longest pause between two calls of a download, in ms. After a longer one players press again. */
const LONGEST_PAUSE_MS = 2 * 60_000;

/** Calls again after the pause that the server asks for: the data of years are many calls. */
async function patiently<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const pause = error instanceof ServerError ? error.retryAfterMs : null;
    if (pause === null || pause > LONGEST_PAUSE_MS) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return call();
  }
}

/** Everything that the functions send about the account, as the text of a file. */
async function exportText(call: Connection['call'], uid: string): Promise<string> {
  const documents: ExportedDocument[] = [];
  let after: ExportCursor | undefined;
  for (;;) {
    const from = after;
    const page: ExportMyDataReply = await patiently(() =>
      call<ExportMyDataRequest, ExportMyDataReply>('exportMyData', {
        userId: uid,
        ...(from && { after: from }),
      }),
    );
    documents.push(...page.documents);
    if (page.next === null) {
      return JSON.stringify({ account: uid, signIn: page.signIn ?? null, documents }, null, 2);
    }
    after = page.next;
  }
}

export function ownAccount(
  { auth, call }: Connection,
  surroundings: Pick<Surroundings, 'hasWindows' | 'onRedirect'>,
): Pick<
  Accounts,
  | 'methods'
  | 'addMethod'
  | 'removeMethod'
  | 'reauthenticate'
  | 'signOutEverywhere'
  | 'exportData'
  | 'deleteAccount'
> {
  /** The signed-in user, once Firebase has restored its session. */
  async function currentUser(): Promise<User | null> {
    await auth.authStateReady();
    return auth.currentUser;
  }

  return {
    async methods() {
      return methodsOf(await currentUser());
    },

    async addMethod(name) {
      const user = await currentUser();
      if (!user) return accountFailure('signed-out');
      return attempt('methods', async () => {
        const provider = PROVIDERS[name]();
        if (surroundings.hasWindows) {
          await linkWithPopup(user, provider, browserPopupRedirectResolver);
        } else {
          surroundings.onRedirect();
          await linkWithRedirect(user, provider, browserPopupRedirectResolver);
        }
        return null;
      });
    },

    async removeMethod(method) {
      const user = await currentUser();
      if (!user) return accountFailure('signed-out');
      const known = await attempt('methods', () => methodsNow(user));
      if (!known.ok) return known;
      if (known.value.every((one) => one === method)) return accountFailure('last-method');
      return attempt('methods', async () => {
        for (const { providerId } of user.providerData) {
          if (PROVIDER_IDS[providerId] === method) await unlink(user, providerId);
        }
        return null;
      });
    },

    async signOutEverywhere() {
      const user = await currentUser();
      if (!user) return accountFailure('signed-out');
      return attempt('methods', async () => {
        await call<RevokeSessionsRequest, RevokeSessionsReply>('revokeSessions', {
          userId: user.uid,
        });
        await signOut(auth);
        return null;
      });
    },

    async reauthenticate(proof) {
      const user = await currentUser();
      if (!user) return accountFailure('signed-out');
      return attempt('proof', async () => {
        if (proof.kind === 'password') {
          const credential = EmailAuthProvider.credential(user.email ?? '', proof.password);
          await reauthenticateWithCredential(user, credential);
        } else if (!surroundings.hasWindows) {
          const provider = PROVIDERS[proof.provider]();
          surroundings.onRedirect();
          await reauthenticateWithRedirect(user, provider, browserPopupRedirectResolver);
        } else {
          const provider = PROVIDERS[proof.provider]();
          await reauthenticateWithPopup(user, provider, browserPopupRedirectResolver);
        }
        return null;
      });
    },

    async exportData() {
      const user = await currentUser();
      if (!user) return accountFailure('signed-out');
      return attempt('export', () => exportText(call, user.uid));
    },

    async deleteAccount() {
      const user = await currentUser();
      if (!user) return accountFailure('signed-out');
      return attempt('delete', async () => {
        const token = await freshToken(user);
        if (token !== null) {
          if (sessionAge(token) > RECENT_MS) throw { code: 'auth/requires-recent-login' };
          await call<DeleteAccountRequest, DeleteAccountReply>('deleteAccount', {
            userId: user.uid,
          });
        }
        await signOut(auth);
        return null;
      });
    },
  };
}
