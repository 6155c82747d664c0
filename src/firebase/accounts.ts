/** Accounts by Firebase Authentication. */
import {
  type Auth,
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  FacebookAuthProvider,
  GithubAuthProvider,
  GoogleAuthProvider,
  getRedirectResult,
  type IdTokenResult,
  isSignInWithEmailLink,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  TwitterAuthProvider,
  type User,
  validatePassword,
} from 'firebase/auth';
import { isLinkOf } from '../account/magicLink.ts';
import { checkLength, checkVerdict } from '../account/password.ts';
import type { Accounts, SignedIn, SignInProvider } from '../account/port.ts';
import { type AccountProblem, accountFailure, type Doing, problemOf } from '../account/problems.ts';
import { ok, type Result } from '../lib/result.ts';
import type { DeleteAccountReply, DeleteAccountRequest } from '../sync/callables.ts';
import { type Connection, call } from './app.ts';

const PROVIDERS = {
  google: () => new GoogleAuthProvider(),
  facebook: () => new FacebookAuthProvider(),
  github: () => new GithubAuthProvider(),
  twitter: () => new TwitterAuthProvider(),
} as const;

const PROVIDER_IDS: Readonly<Record<string, 'password' | SignInProvider>> = {
  password: 'password',
  'google.com': 'google',
  'facebook.com': 'facebook',
  'github.com': 'github',
  'twitter.com': 'twitter',
};

/** What nobody should do with a session that was opened longer ago. */
const RECENT_MS = 5 * 60_000;

export interface Surroundings {
  /** `https://crema.example`, where links lead back to. */
  readonly origin: string;
  /** False where a window cannot report back: an app installed on iOS. */
  readonly hasWindows: boolean;
  /** Called just before the page itself goes to the provider. */
  onLeaving(): void;
}

const signedIn = ({ uid, email }: User): SignedIn => ({ uid, email });

async function attempt<T>(doing: Doing, run: () => Promise<T>): Promise<Result<T, AccountProblem>> {
  try {
    return ok(await run());
  } catch (error) {
    const problem = problemOf(error, doing);
    // Where players only read that it did not work, whoever looks into it finds more.
    if (problem === 'unknown' || problem === 'not-offered') console.warn('Accounts:', error);
    return accountFailure(problem);
  }
}

/** What is wrong with a new password, in a sentence. Rejects without a network. */
async function checkPassword(auth: Auth, password: string): Promise<string | null> {
  const short = checkLength(password);
  if (short !== null) return short;
  try {
    return checkVerdict(await validatePassword(auth, password));
  } catch {
    // No policy to be had; the server decides.
    return null;
  }
}

/** Null when there is no such account any more: an earlier answer may have been lost on its way. */
async function freshToken(user: User): Promise<IdTokenResult | null> {
  try {
    return await user.getIdTokenResult(true);
  } catch (error) {
    if ((error as { code?: unknown }).code === 'auth/user-not-found') return null;
    throw error;
  }
}

/** In ms, by the server's clock alone: the device's may be wrong. */
function sessionAge({ issuedAtTime, authTime }: IdTokenResult): number {
  return Date.parse(issuedAtTime) - Date.parse(authTime);
}

export function makeAccounts(connection: Connection, surroundings: Surroundings): Accounts {
  const { auth } = connection;

  /** Who is signed in, once Firebase has looked. */
  async function currentUser(): Promise<User | null> {
    await auth.authStateReady();
    return auth.currentUser;
  }

  return {
    async signUp(email, password) {
      const lacking = await checkPassword(auth, password);
      if (lacking !== null) return accountFailure('weak-password', lacking);
      return attempt('sign-up', async () =>
        signedIn((await createUserWithEmailAndPassword(auth, email, password)).user),
      );
    },

    signIn: (email, password) =>
      attempt('sign-in', async () =>
        signedIn((await signInWithEmailAndPassword(auth, email, password)).user),
      ),

    sendLink: (email) =>
      attempt('send', async () => {
        const url = `${surroundings.origin}/magic-link`;
        await sendSignInLinkToEmail(auth, email, { url, handleCodeInApp: true });
        return null;
      }),

    async completeLink(email, address) {
      if (!isSignInWithEmailLink(auth, address) || !isLinkOf(address, connection.config.apiKey)) {
        return accountFailure('link-foreign');
      }
      return attempt('link', async () =>
        signedIn((await signInWithEmailLink(auth, email, address)).user),
      );
    },

    async signInWith(name) {
      const provider = PROVIDERS[name]();
      const leave = () =>
        attempt('social', async () => {
          surroundings.onLeaving();
          return signInWithRedirect(auth, provider, browserPopupRedirectResolver);
        });
      if (!surroundings.hasWindows) return leave();
      const result = await attempt('social', async () =>
        signedIn((await signInWithPopup(auth, provider, browserPopupRedirectResolver)).user),
      );
      return !result.ok && result.problem.code === 'popup-blocked' ? leave() : result;
    },

    finishRedirect: () =>
      attempt('social', async () => {
        const credential = await getRedirectResult(auth, browserPopupRedirectResolver);
        return credential ? signedIn(credential.user) : null;
      }),

    async sendPasswordReset(email) {
      const sent = await attempt('send', async () => {
        await sendPasswordResetEmail(auth, email, { url: surroundings.origin });
        return null;
      });
      // Said of an address without an account, it would tell that there is none.
      return !sent.ok && sent.problem.code === 'credentials' ? ok(null) : sent;
    },

    async proofs() {
      const user = await currentUser();
      const known = user?.providerData.map(({ providerId }) => PROVIDER_IDS[providerId]) ?? [];
      return known.filter((proof) => proof !== undefined);
    },

    async reauthenticate(proof) {
      const user = await currentUser();
      if (!user) return accountFailure('signed-out');
      return attempt('proof', async () => {
        if (proof.kind === 'password') {
          const credential = EmailAuthProvider.credential(user.email ?? '', proof.password);
          await reauthenticateWithCredential(user, credential);
        } else {
          const provider = PROVIDERS[proof.provider]();
          await reauthenticateWithPopup(user, provider, browserPopupRedirectResolver);
        }
        return null;
      });
    },

    signOut: () =>
      attempt('sign-in', async () => {
        await auth.authStateReady();
        await signOut(auth);
        return null;
      }),

    async deleteAccount() {
      const user = await currentUser();
      if (!user) return accountFailure('signed-out');
      return attempt('delete', async () => {
        const token = await freshToken(user);
        if (token !== null) {
          if (sessionAge(token) > RECENT_MS) throw { code: 'auth/requires-recent-login' };
          await call<DeleteAccountRequest, DeleteAccountReply>(connection, 'deleteAccount', {
            userId: user.uid,
          });
        }
        await signOut(auth);
        return null;
      });
    },
  };
}
