import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MOST_READ } from '../../src/protocol/deskDocuments.ts';
import { PUBLISHED_INDEX, versionPath } from '../../src/protocol/versions.ts';
import { EMAIL } from './support/profiles.ts';
import { type RulesEmulator, rulesEmulator } from './support/rulesEmulator.ts';

let rules: RulesEmulator;
beforeAll(async () => {
  rules = await rulesEmulator('demo-crema-rules-desk');
});
afterAll(() => rules.env.cleanup());

const CLAIMS = { staff: true, email_verified: true };
const HELD = 'leaderboards/sudoku-shift/puzzles/5@2/held/carl';
const HELD_LOG = 'leaderboards/sudoku-shift/puzzles/5@2/heldLogs/carl';
const KEPT_LOG = 'leaderboards/sudoku-shift/puzzles/5@2/logs/carl';
const ENTRY = 'leaderboards/geografind/puzzles/7/entries/carl';
const ONES = {
  audit: 'audit/one',
  reports: 'reports/one',
  errors: 'errors/one',
  health: 'health/now',
} as const;

beforeEach(async () => {
  await rules.env.clearFirestore();
  const one = { uid: 'bert', game: 'geografind', settled: false, at: Timestamp.now() };
  await rules.putAll({
    'staff/anna': { email: EMAIL },
    'staff/bert': { email: EMAIL },
    [PUBLISHED_INDEX]: { puzzles: {} },
    [versionPath('sudoku-shift', '5', 2)]: { version: 2 },
    ...Object.fromEntries(Object.values(ONES).map((path) => [path, one])),
    [HELD]: { uid: 'carl', arrivedAt: Timestamp.now() },
    [HELD_LOG]: { uid: 'carl', log: '[]' },
    [KEPT_LOG]: { uid: 'carl', log: '[]', at: Timestamp.now() },
    [ENTRY]: { uid: 'carl', arrivedAt: Timestamp.now() },
  });
});

/** Users who are not staff, whatever their tokens claim. */
const OTHERS: Readonly<Record<string, () => Firestore | Promise<Firestore>>> = {
  nobody: () => rules.as(null),
  'a player': () => rules.as('carl', { email_verified: true }),
  'a claim without a document': () => rules.as('carl', CLAIMS),
  'a document without a claim': () => rules.as('anna', { email_verified: true }),
  'a claim of false': () => rules.as('anna', { ...CLAIMS, staff: false }),
  'a claim that only looks like one': () => rules.as('anna', { ...CLAIMS, staff: 'true' }),
  'an address that nobody has proved': () => rules.as('anna', { staff: true }),
  'an address that is not theirs': () => rules.as('anna', { ...CLAIMS, email_verified: false }),
  'revoked, with a token that lives on': async () => {
    await rules.env.withSecurityRulesDisabled((context) =>
      deleteDoc(doc(context.firestore() as unknown as Firestore, 'staff/anna')),
    );
    return rules.as('anna', CLAIMS);
  },
};
const others = Object.entries(OTHERS);
const staff = () => rules.as('anna', CLAIMS);

describe('what the desk has published', () => {
  it.each([...others, ['staff', staff] as const])(
    'read by %s, written by nobody',
    async (_, who) => {
      const db = await who();
      for (const path of [PUBLISHED_INDEX, versionPath('sudoku-shift', '5', 2)]) {
        await assertSucceeds(getDoc(doc(db, path)));
        await assertFails(setDoc(doc(db, path), { puzzles: {}, version: 3 }));
        await assertFails(updateDoc(doc(db, path), { version: 3 }));
        await assertFails(deleteDoc(doc(db, path)));
      }
      await assertFails(setDoc(doc(db, versionPath('sudoku-shift', '5', 3)), { version: 3 }));
      await assertFails(getDocs(query(collection(db, 'published'), limit(1))));
      await assertFails(getDocs(query(collectionGroup(db, 'puzzles'), limit(1))));
    },
  );
});

describe('the desk’s own', () => {
  it('read by staff, so much at a time', async () => {
    const db = staff();
    for (const [name, path] of Object.entries(ONES)) {
      await assertSucceeds(getDoc(doc(db, path)));
      // There is one look at the site, and no list of them.
      const list = name === 'health' ? assertFails : assertSucceeds;
      await list(getDocs(query(collection(db, name), limit(MOST_READ))));
      await assertFails(getDocs(query(collection(db, name), limit(MOST_READ + 1))));
      await assertFails(getDocs(collection(db, name)));
    }
    await assertSucceeds(getDoc(doc(db, HELD)));
    await assertSucceeds(getDoc(doc(db, HELD_LOG)));
    await assertSucceeds(getDoc(doc(db, KEPT_LOG)));
  });

  it('answers what its pages ask', async () => {
    const db = staff();
    const inTime = orderBy('at', 'desc');
    const asked = [
      query(collection(db, 'audit'), inTime, limit(50)),
      query(
        collection(db, 'audit'),
        where('game', '==', 'a'),
        where('id', '==', '5'),
        inTime,
        limit(9),
      ),
      query(collection(db, 'reports'), where('settled', '==', false), inTime, limit(200)),
      query(collection(db, 'errors'), where('settled', '==', false), inTime, limit(200)),
      query(collectionGroup(db, 'held'), orderBy('arrivedAt'), limit(100)),
      query(collectionGroup(db, 'heldLogs'), limit(100)),
      query(collectionGroup(db, 'logs'), inTime, limit(200)),
      query(
        collectionGroup(db, 'entries'),
        where('uid', '==', 'carl'),
        orderBy('arrivedAt', 'desc'),
        limit(20),
      ),
    ];
    const found = await Promise.all(asked.map((one) => assertSucceeds(getDocs(one))));
    expect(found.map(({ size }) => size)).toEqual([1, 0, 1, 1, 1, 1, 1, 1]);
    await assertFails(getDocs(query(collectionGroup(db, 'held'), limit(MOST_READ + 1))));
    await assertFails(getDocs(collectionGroup(db, 'heldLogs')));
    const entries = query(collectionGroup(db, 'entries'), where('uid', '==', 'carl'));
    await assertFails(getDocs(query(entries, limit(MOST_READ + 1))));
    await assertFails(getDocs(entries));
  });

  it.each(others)('not read by %s', async (_, who) => {
    const db = await who();
    for (const [name, path] of Object.entries(ONES)) {
      await assertFails(getDoc(doc(db, path)));
      await assertFails(getDocs(query(collection(db, name), limit(1))));
    }
    await assertFails(getDoc(doc(db, HELD_LOG)));
    await assertFails(getDoc(doc(db, KEPT_LOG)));
    for (const name of ['held', 'heldLogs', 'logs', 'entries']) {
      await assertFails(getDocs(query(collectionGroup(db, name), limit(1))));
    }
  });

  it('a result that is looked at is its player’s and the staff’s', async () => {
    await assertSucceeds(getDoc(doc(rules.as('carl'), HELD)));
    await assertFails(getDoc(doc(rules.as('dora'), HELD)));
    await assertFails(getDoc(doc(rules.as('carl'), HELD_LOG)));
  });

  it('whether somebody is staff, they alone can see, and nobody writes', async () => {
    await assertSucceeds(getDoc(doc(rules.as('anna'), 'staff/anna')));
    await assertSucceeds(getDoc(doc(rules.as('carl'), 'staff/carl')));
    for (const db of [rules.as(null), rules.as('carl'), rules.as('bert', CLAIMS)]) {
      await assertFails(getDoc(doc(db, 'staff/anna')));
      await assertFails(getDocs(query(collection(db, 'staff'), limit(1))));
    }
    for (const uid of ['anna', 'carl']) {
      const db = rules.as(uid, CLAIMS);
      await assertFails(setDoc(doc(db, `staff/${uid}`), { email: EMAIL }));
      await assertFails(deleteDoc(doc(db, 'staff/anna')));
    }
  });

  it.each([
    'audit/two',
    'reports/two',
    'errors/two',
    'health/then',
    HELD,
    HELD_LOG,
    KEPT_LOG,
    `${HELD}/more/one`,
  ])('not even staff makes or removes %s', async (path) => {
    await assertFails(setDoc(doc(staff(), path), { settled: true }));
    await assertFails(deleteDoc(doc(staff(), path)));
  });
  it('nor changes a look at the site', () =>
    assertFails(updateDoc(doc(staff(), ONES.health), { errors: 0, settled: true })));
  it('nor changes the log of changes', () =>
    assertFails(updateDoc(doc(staff(), ONES.audit), { note: 'It was not me.' })));
});

describe.each(['reports', 'errors'] as const)('%s', (name) => {
  it('are settled and taken up again by staff', async () => {
    const report = doc(staff(), ONES[name]);
    for (const settled of [true, false, true]) await assertSucceeds(updateDoc(report, { settled }));
  });
  it.each(others)('not by %s', async (_, who) =>
    assertFails(updateDoc(doc(await who(), ONES[name]), { settled: true })),
  );
  it.each([
    { settled: 'yes' },
    { settled: null },
    { settled: deleteField() },
    { settled: true, text: 'Nothing is wrong.' },
    { text: 'Nothing is wrong.' },
    { settledBy: 'anna' },
  ])('nothing else of them: %j', (change) =>
    assertFails(updateDoc(doc(staff(), ONES[name]), change)),
  );
});
