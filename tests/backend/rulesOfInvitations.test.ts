/** The rules of a closed site: ways around its invitations, all refused. */
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLOSED, invitationPath, invitedPath } from '../../src/protocol/invitation.ts';
import { KEPT_DAYS } from '../../src/sittings/document.ts';
import { newProfile } from './support/profiles.ts';
import { type RulesEmulator, rulesEmulator } from './support/rulesEmulator.ts';

const CODE = 'lusab-babad-gutih';
const INVITATION = invitationPath(CODE);
const MARK = { at: Timestamp.now() };

let rules: RulesEmulator;
beforeAll(async () => {
  rules = await rulesEmulator('demo-crema-invitations');
});
afterAll(() => rules.env.cleanup());
beforeEach(async () => {
  await rules.env.clearFirestore();
  await rules.putAll({
    [CLOSED]: MARK,
    [INVITATION]: { left: 30, note: 'Class 4b' },
    [invitationPath('babab-babab-babab')]: { left: 0, note: '' },
    [invitedPath('ben')]: MARK,
  });
});

const make = (uid: string, claims = {}) =>
  setDoc(doc(rules.as(uid, claims), `users/${uid}`), newProfile());
const remove = (path: string) =>
  rules.env.withSecurityRulesDisabled((context) => context.firestore().doc(path).delete());
const sitting = () => ({
  games: ['{}'],
  choice: 0,
  isForked: false,
  at: serverTimestamp(),
  expires: Timestamp.fromMillis(Date.now() + KEPT_DAYS * 86_400_000),
});

describe('a profile', () => {
  it('is made by an invited account, again and again on all its devices', async () => {
    await assertSucceeds(make('ben'));
    await assertSucceeds(
      updateDoc(doc(rules.as('ben'), 'users/ben'), { updatedAt: serverTimestamp() }),
    );
  });
  it('is made by anyone on an open site', async () => {
    await remove(CLOSED);
    await assertSucceeds(make('anna'));
  });
  it('that existed when the site closed stays, with its games', async () => {
    await remove(CLOSED);
    await make('anna');
    await rules.put(CLOSED, MARK);
    await assertSucceeds(rules.save({ leaderboardName: 'Snug Latte' }));
    const game = doc(rules.as('anna'), 'users/anna/sittings/geografind~41');
    await assertSucceeds(setDoc(game, sitting()));
  });
  it('is not made by an invited account that was deleted', async () => {
    await rules.put('deletedAccounts/ben', MARK);
    await assertFails(make('ben'));
  });
});

it('whether the site is closed is no secret', async () => {
  const found = await assertSucceeds(getDoc(doc(rules.as(null), CLOSED)));
  expect(found.exists()).toBe(true);
});

/** Each of the account anna, which has no invitation. */
const AROUND: Readonly<Record<string, () => Promise<unknown>>> = {
  'a profile': () => make('anna'),
  'a profile by merging': () =>
    setDoc(doc(rules.as('anna'), 'users/anna'), newProfile(), { merge: true }),
  'a profile by updating': () => updateDoc(doc(rules.as('anna'), 'users/anna'), newProfile()),
  'a profile in a transaction': () =>
    runTransaction(rules.as('anna'), async (transaction) =>
      transaction.set(doc(rules.as('anna'), 'users/anna'), newProfile()),
    ),
  'a profile of an anonymous account': () =>
    make('anna', { firebase: { sign_in_provider: 'anonymous' } }),
  'a profile with claims of staff': () => make('anna', { staff: true, email_verified: true }),
  'a profile with a claim of an invitation': () => make('anna', { invited: true }),
  'a profile with a field that names the code': () =>
    setDoc(doc(rules.as('anna'), 'users/anna'), { ...newProfile(), code: CODE }),
  'a profile of the invited account': () =>
    setDoc(doc(rules.as('anna'), 'users/ben'), newProfile()),
  'a profile of nobody, signed out': () => setDoc(doc(rules.as(null), 'users/ben'), newProfile()),
  'a profile in one commit with its own mark': () => {
    const batch = writeBatch(rules.as('anna'));
    batch.set(doc(rules.as('anna'), invitedPath('anna')), MARK);
    batch.set(doc(rules.as('anna'), 'users/anna'), newProfile());
    return batch.commit();
  },
  'a profile in one commit that opens the site': () => {
    const batch = writeBatch(rules.as('anna'));
    batch.delete(doc(rules.as('anna'), CLOSED));
    batch.set(doc(rules.as('anna'), 'users/anna'), newProfile());
    return batch.commit();
  },
  'a profile in one commit that uses the invitation up': () => {
    const batch = writeBatch(rules.as('anna'));
    batch.update(doc(rules.as('anna'), INVITATION), { left: increment(-1) });
    batch.set(doc(rules.as('anna'), 'users/anna'), newProfile());
    return batch.commit();
  },
  'a mark of its own': () => setDoc(doc(rules.as('anna'), invitedPath('anna')), MARK),
  'a look at the mark of another': () => getDoc(doc(rules.as('anna'), invitedPath('ben'))),
  'a list of the invited': () => getDocs(query(collection(rules.as('anna'), 'invited'), limit(1))),
  'an end of the mark of another': () => deleteDoc(doc(rules.as('anna'), invitedPath('ben'))),
  'a look at an invitation': () => getDoc(doc(rules.as('anna'), INVITATION)),
  'a list of invitations': () =>
    getDocs(query(collection(rules.as('anna'), 'invitations'), limit(1))),
  'a search for invitations': () =>
    getDocs(query(collectionGroup(rules.as('anna'), 'invitations'), limit(1))),
  'an invitation of its own': () =>
    setDoc(doc(rules.as('anna'), invitationPath('zuzuz-zuzuz-zuzuz')), { left: 9, note: '' }),
  'more uses of an invitation': () => updateDoc(doc(rules.as('anna'), INVITATION), { left: 99 }),
  'an end of the invitation': () => deleteDoc(doc(rules.as('anna'), INVITATION)),
  'a list of what closes the site': () =>
    getDocs(query(collection(rules.as('anna'), 'circle'), limit(1))),
  'an open site': () => deleteDoc(doc(rules.as('anna'), CLOSED)),
  'another reason to be closed': () => setDoc(doc(rules.as('anna'), CLOSED), { at: null }),
  'an unfinished game': () =>
    setDoc(doc(rules.as('anna'), 'users/anna/sittings/geografind~41'), sitting()),
  settings: () =>
    setDoc(doc(rules.as('anna'), 'users/anna/private/settings'), {
      hand: 'left',
      at: serverTimestamp(),
    }),
  plays: () =>
    setDoc(doc(rules.as('anna'), 'users/anna/plays/yearly-daily~2026-11'), {
      plays: { '2026-11-20': '{}' },
      ways: [],
      at: serverTimestamp(),
    }),
};

describe('an uninvited account gets nowhere with', () => {
  it.each(Object.entries(AROUND))('%s', async (_, request) => {
    await assertFails(request());
    // The account gets no further afterwards, either.
    await assertFails(make('anna'));
  });
});
