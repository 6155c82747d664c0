/** Operations on the player's own account: sign-in methods, address, password and deletion. */
import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  linkWithPopup,
  linkWithRedirect,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  reauthenticateWithRedirect,
  signOut,
  type User,
  unlink,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import type { Accounts, SignInMethod, SignInProvider } from '../account/port.ts';
import { type AccountProblem, accountFailure, type Doing } from '../account/problems.ts';
import { ok, type Result } from '../lib/result.ts';
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
import { checkPassword } from './checkPassword.ts';
import { PROVIDER_IDS, PROVIDERS } from './providers.ts';
import type { Surroundings } from './surroundings.ts';

/** Age of a session in ms above which sensitive operations require re-authentication. */
const RECENT_MS = 5 * 60_000;

/**
 * Throws for a session that is too old: who borrows a device must not take the account. False when
 * the account no longer exists, because the answer to an earlier deletion may have been lost.
 */
async function expectRecent(user: User): Promise<boolean> {
  const token = await user.getIdTokenResult(true).catch((error: { readonly code?: unknown }) => {
    if (error.code === 'auth/user-not-found') return null;
    throw error;
  });
  if (token === null) return false;
  // The server's times only: the device's clock may be wrong.
  const age = Date.parse(token.issuedAtTime) - Date.parse(token.authTime);
  if (age > RECENT_MS) throw { code: 'auth/requires-recent-login' };
  return true;
}

function methodsOf(user: User | null): SignInMethod[] {
  const known = user?.providerData.map(({ providerId }) => PROVIDER_IDS[providerId]) ?? [];
  return known.filter((method) => method !== undefined);
}

/**
 * The account's sign-in methods without those that another device has removed: Firebase's client
 * still lists them, and its server lets the player remove the last method. A fresh token names the
 * remaining providers, but not a password, which can be reset by email.
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
  surroundings: Surroundings,
): Pick<
  Accounts,
  | 'methods'
  | 'addMethod'
  | 'removeMethod'
  | 'changePassword'
  | 'changeAddress'
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

  async function asUser<T>(
    doing: Doing,
    work: (user: User) => Promise<T>,
  ): Promise<Result<T, AccountProblem>> {
    const user = await currentUser();
    return user ? attempt(doing, () => work(user)) : accountFailure('signed-out');
  }

  /** Asks in the provider's window; where none can be opened, on its page, from which the app returns. */
  async function askProvider(
    user: User,
    name: SignInProvider,
    inWindow: typeof linkWithPopup,
    onPage: typeof linkWithRedirect,
  ): Promise<null> {
    const provider = PROVIDERS[name]();
    if (surroundings.hasWindows) await inWindow(user, provider, browserPopupRedirectResolver);
    else {
      surroundings.onRedirect();
      await onPage(user, provider, browserPopupRedirectResolver);
    }
    return null;
  }

  return {
    methods: async () => methodsOf(await currentUser()),

    addMethod: (name) =>
      asUser('methods', (user) => askProvider(user, name, linkWithPopup, linkWithRedirect)),

    async removeMethod(method) {
      const known = await asUser('methods', methodsNow);
      if (!known.ok) return known;
      if (known.value.every((one) => one === method)) return accountFailure('last-method');
      return asUser('methods', async (user) => {
        for (const { providerId } of user.providerData) {
          if (PROVIDER_IDS[providerId] === method) await unlink(user, providerId);
        }
        return null;
      });
    },

    async changePassword(password) {
      const lacking = await checkPassword(auth, password);
      if (lacking !== null) return accountFailure('weak-password', lacking);
      return asUser('change', async (user) => {
        await expectRecent(user);
        await updatePassword(user, password);
        return null;
      });
    },

    async changeAddress(email) {
      const sent = await asUser('change', async (user) => {
        await expectRecent(user);
        await verifyBeforeUpdateEmail(user, email, { url: surroundings.origin });
        return null;
      });
      // Report success: an error would reveal that the address has an account.
      return !sent.ok && sent.problem.code === 'sign-up' ? ok(null) : sent;
    },

    signOutEverywhere: () =>
      asUser('methods', async ({ uid }) => {
        await call<RevokeSessionsRequest, RevokeSessionsReply>('revokeSessions', { userId: uid });
        await signOut(auth);
        return null;
      }),

    reauthenticate: (proof) =>
      asUser('proof', async (user) => {
        if (proof.kind !== 'password') {
          const { provider } = proof;
          return askProvider(user, provider, reauthenticateWithPopup, reauthenticateWithRedirect);
        }
        const credential = EmailAuthProvider.credential(user.email ?? '', proof.password);
        await reauthenticateWithCredential(user, credential);
        return null;
      }),

    exportData: () => asUser('export', ({ uid }) => exportText(call, uid)),

    deleteAccount: () =>
      asUser('delete', async (user) => {
        if (await expectRecent(user)) {
          await call<DeleteAccountRequest, DeleteAccountReply>('deleteAccount', {
            userId: user.uid,
          });
        }
        await signOut(auth);
        return null;
      }),
  };
}
