/** Implements `Accounts` (src/account/port.ts) with Firebase Authentication. */
import {
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  getRedirectResult,
  isSignInWithEmailLink,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signInWithPopup,
  signInWithRedirect,
  signOut,
} from 'firebase/auth';
import { isLinkOf } from '../account/magicLink.ts';
import type { Accounts } from '../account/port.ts';
import { accountFailure } from '../account/problems.ts';
import { ok } from '../lib/result.ts';
import { type Connection, connect } from './app.ts';
import { attempt } from './attempt.ts';
import { checkPassword } from './checkPassword.ts';
import { ownAccount } from './ownAccount.ts';
import { addPendingMethod, keepPendingMethod } from './pendingMethod.ts';
import { PROVIDERS } from './providers.ts';
import type { Surroundings } from './surroundings.ts';

export function makeAccounts(connection: Connection, surroundings: Surroundings): Accounts {
  const { auth } = connection;

  return {
    ...ownAccount(connection, surroundings),

    async signUp(email, password) {
      const lacking = await checkPassword(auth, password);
      if (lacking !== null) return accountFailure('weak-password', lacking);
      return attempt('sign-up', async () =>
        addPendingMethod((await createUserWithEmailAndPassword(auth, email, password)).user),
      );
    },

    signIn: (email, password) =>
      attempt('sign-in', async () =>
        addPendingMethod((await signInWithEmailAndPassword(auth, email, password)).user),
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
        addPendingMethod((await signInWithEmailLink(auth, email, address)).user),
      );
    },

    async signInWith(name) {
      const provider = PROVIDERS[name]();
      const leave = () =>
        attempt('social', async () => {
          surroundings.onRedirect();
          return signInWithRedirect(auth, provider, browserPopupRedirectResolver);
        });
      if (!surroundings.hasWindows) return leave();
      const result = await attempt('social', async () => {
        try {
          const signedIn = await signInWithPopup(auth, provider, browserPopupRedirectResolver);
          return await addPendingMethod(signedIn.user);
        } catch (error) {
          keepPendingMethod(error);
          throw error;
        }
      });
      return !result.ok && result.problem.code === 'popup-blocked' ? leave() : result;
    },

    keepSession: () =>
      attempt('sign-in', async () => {
        const user = auth.currentUser;
        if (user === null) return null;
        const own = connect(connection.config, user.uid).auth;
        if (own === auth) return null;
        await own.authStateReady();
        await own.updateCurrentUser(user);
        await signOut(auth);
        return null;
      }),

    finishRedirect: () =>
      attempt('social', async () => {
        try {
          const credential = await getRedirectResult(auth, browserPopupRedirectResolver);
          return credential ? await addPendingMethod(credential.user) : null;
        } catch (error) {
          keepPendingMethod(error);
          throw error;
        }
      }),

    async sendPasswordReset(email) {
      const sent = await attempt('send', async () => {
        await sendPasswordResetEmail(auth, email, { url: surroundings.origin });
        return null;
      });
      // Report success: an error would reveal that the address has no account.
      return !sent.ok && sent.problem.code === 'credentials' ? ok(null) : sent;
    },

    signOut: () =>
      attempt('sign-in', async () => {
        await auth.authStateReady();
        await signOut(auth);
        return null;
      }),
  };
}
