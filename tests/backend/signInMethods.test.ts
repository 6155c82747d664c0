/** Two devices of the same player remove sign-in methods at once; one method must remain. */
import { GoogleAuthProvider, linkWithCredential, signInWithEmailAndPassword } from 'firebase/auth';
import { getAuth } from 'firebase-admin/auth';
import { afterEach, expect, it } from 'vitest';
import { ownAccount } from '../../src/firebase/ownAccount.ts';
import { database, everybodyGone, strangersConnection } from './support/players.ts';

const LOGIN = { email: `methods-${process.pid}@example.com`, password: 'good morning' };
let uid: string | null = null;
afterEach(async () => {
  if (uid !== null) await getAuth().deleteUser(uid);
  await everybodyGone();
});

it('the last one stays, also where another device has removed one meanwhile', async () => {
  database();
  ({ uid } = await getAuth().createUser({ ...LOGIN, emailVerified: true }));
  const devices = [strangersConnection(), strangersConnection()] as const;
  const [first, second] = devices;
  const signIn = ({ auth }: typeof first) =>
    signInWithEmailAndPassword(auth, LOGIN.email, LOGIN.password);
  const { user } = await signIn(first);
  // Google's identity token for the player; the emulator accepts it unsigned.
  const google = JSON.stringify({
    sub: `g-${process.pid}`,
    email: LOGIN.email,
    email_verified: true,
  });
  await linkWithCredential(user, GoogleAuthProvider.credential(google));
  await signIn(second);
  const [mine, other] = devices.map((device) =>
    ownAccount(device, { origin: '', hasWindows: true, onRedirect: () => {} }),
  );
  expect((await other!.methods()).toSorted()).toEqual(['google', 'password']);
  expect(await mine!.removeMethod('google')).toMatchObject({ ok: true });
  expect(await other!.removeMethod('password')).toMatchObject({
    ok: false,
    problem: { code: 'last-method' },
  });
  const { providerData } = await getAuth().getUser(uid);
  expect(providerData.map(({ providerId }) => providerId)).toEqual(['password']);
});
