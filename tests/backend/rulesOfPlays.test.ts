/** The rules of kept plays: only their account reads and writes them, within their limits. */
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  arrayUnion,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAME_IDS } from '../../src/games/definitions.ts';
import {
  LONGEST_PLAYS,
  LONGEST_WAYS,
  MOST_PLAYS,
  MOST_WAYS,
} from '../../src/storage/monthOfPlays.ts';
import { type RulesEmulator, rulesEmulator } from './support/rulesEmulator.ts';

const OWN = 'users/anna/plays';
const NAME = 'yearly-daily~2026-11';

let rules: RulesEmulator;
beforeAll(async () => {
  rules = await rulesEmulator('demo-crema-plays');
  // Documents of an earlier run would be updated where the tests create them.
  await rules.env.clearFirestore();
  await rules.putAll({
    [`${OWN}/crossnumber~2026-11`]: { plays: {}, ways: [] },
    'deletedAccounts/gone': {},
    'users/anna': {},
  });
});
afterAll(() => rules.env.cleanup());

const month = (changes: Record<string, unknown> = {}) => ({
  plays: { '2026-11-20': '{}' },
  ways: ['2026-11-20 [[]]'],
  at: serverTimestamp(),
  ...changes,
});

/** No month of it has begun. */
const FAR_YEAR = new Date().getUTCFullYear() + 2;

const write = (data: object, name = NAME, path = OWN, uid: string | null = 'anna') =>
  setDoc(doc(rules.as(uid), `${path}/${name}`), data);

const days = (count: number) =>
  Array.from(
    { length: count },
    (_, i) => `2026-${i < 28 ? 11 : 12}-${String((i % 28) + 1).padStart(2, '0')}`,
  );
const playsOf = (count: number) => Object.fromEntries(days(count).map((day) => [day, '{}']));

describe('the account itself', () => {
  it('writes, adds and reads', async () => {
    const own = doc(rules.as('anna'), `${OWN}/${NAME}`);
    await assertSucceeds(write(month()));
    const added = { 'plays.2026-11-21': '{}', ways: arrayUnion('2026-11-21 [[]]') };
    await assertSucceeds(updateDoc(own, { ...added, at: serverTimestamp() }));
    const found = await assertSucceeds(getDoc(own));
    expect(found.data()).toMatchObject({
      plays: { '2026-11-20': '{}', '2026-11-21': '{}' },
      ways: ['2026-11-20 [[]]', '2026-11-21 [[]]'],
    });
  });

  it('neither lists nor deletes', async () => {
    await assertFails(getDocs(query(collection(rules.as('anna'), OWN), limit(1))));
    await assertFails(deleteDoc(doc(rules.as('anna'), `${OWN}/crossnumber~2026-11`)));
  });

  it.each(GAME_IDS)('takes a month of %s', (game) =>
    assertSucceeds(write(month(), `${game}~2026-02`)),
  );

  it('writes no more than nineteen new months at once, or twenty known ones', async () => {
    const names = GAME_IDS.flatMap((game) =>
      ['04', '05', '06', '07', '08'].map((of) => `${game}~2026-${of}`),
    );
    const writeMany = (count: number) => {
      const batch = writeBatch(rules.as('anna'));
      for (const name of names.slice(0, count)) {
        batch.set(doc(rules.as('anna'), `${OWN}/${name}`), month());
      }
      return batch.commit();
    };
    // The twentieth lookup asks for the profile.
    await assertFails(writeMany(20));
    await assertSucceeds(writeMany(19));
    await rules.putAll(Object.fromEntries(names.map((name) => [`${OWN}/${name}`, month()])));
    await assertSucceeds(writeMany(20));
    await assertFails(writeMany(21));
  });

  it.each([
    'chess~2026-11',
    'yearly-daily',
    'yearly-daily~2026',
    'yearly-daily~2026-13',
    'yearly-daily~1999-11',
    'yearly-daily~2025-05',
    ...GAME_IDS.map((game) => `${game}~${FAR_YEAR}-01`),
    `${NAME}-01`,
    `x${NAME}`,
  ])('refuses the name %s', (name) => assertFails(write(month(), name)));

  const time = serverTimestamp();
  it.each<[string, Record<string, unknown>]>([
    ['plays alone', { plays: { 5: '{}' }, at: time }],
    ['no plays', { plays: {}, ways: [], at: time }],
    ['ways alone', { ways: [], at: time }],
    ['a whole month', month({ plays: playsOf(MOST_PLAYS) })],
    ['the longest plays', month({ plays: { 5: 'x'.repeat(LONGEST_PLAYS) } })],
    ['the most ways', month({ ways: Array.from({ length: MOST_WAYS }, (_, i) => String(i)) })],
    ['the longest ways', month({ ways: ['x'.repeat(LONGEST_WAYS)] })],
  ])('takes %s', (_, data) => assertSucceeds(write(data)));

  it.each<[string, Record<string, unknown>]>([
    ['more plays than a month has', { plays: playsOf(MOST_PLAYS + 1) }],
    ['a play of no puzzle', { plays: { '2026-11-20': '{}', x: '{}' } }],
    ['plays of long letters', { plays: { 5: 'ä'.repeat(LONGEST_PLAYS / 2 + 1) } }],
    ['ways of long letters', { ways: ['ä'.repeat(LONGEST_WAYS / 2 + 1)] }],
    ['plays that are too long', { plays: { 5: 'x'.repeat(LONGEST_PLAYS), 6: 'x' } }],
    ['a play that is null', { plays: { 5: null } }],
    ['a play that is a number', { plays: { 5: 7 } }],
    ['a play that is a map', { plays: { 5: { log: 'x'.repeat(900_000) } } }],
    ['a way that is a number', { ways: ['{}', 7] }],
    ['a way that is a map', { ways: ['{}', { way: 'x'.repeat(900_000) }] }],
    ['plays as a list', { plays: ['{}'] }],
    ['plays as a text', { plays: '{}' }],
    ['too many ways', { ways: Array.from({ length: MOST_WAYS + 1 }, (_, i) => String(i)) }],
    ['ways that are too long', { ways: ['x'.repeat(LONGEST_WAYS), 'x'] }],
    ['ways as a text', { ways: 'x' }],
    ['ways as a map', { ways: {} }],
    ['another field', { more: 1 }],
    ['a time of its own', { at: Timestamp.fromMillis(0) }],
    ['no time', { at: null }],
  ])('refuses %s', (_, changes) => assertFails(write(month(changes))));

  it('changes a month within the limits only', () =>
    assertFails(write(month({ more: 1 }), 'crossnumber~2026-11')));

  it('cannot write once it is deleted', () =>
    assertFails(write(month(), NAME, 'users/gone/plays', 'gone')));
});

describe.each([
  ['another account', 'berta'],
  ['a visitor', null],
])('%s', (_, uid) => {
  it.each(GAME_IDS)('creates no month of %s', (game) =>
    assertFails(write(month(), `${game}~2026-03`, OWN, uid)),
  );
  it('reads nothing', async () => {
    await assertFails(getDoc(doc(rules.as(uid), `${OWN}/crossnumber~2026-11`)));
    await assertFails(getDoc(doc(rules.as(uid), `${OWN}/crossnumber~2026-10`)));
    await assertFails(getDocs(query(collection(rules.as(uid), OWN), limit(1))));
  });
  it('changes nothing', async () => {
    const foreign = doc(rules.as(uid), `${OWN}/crossnumber~2026-11`);
    await assertFails(setDoc(foreign, month()));
    await assertFails(updateDoc(foreign, { ways: arrayUnion('x'), at: serverTimestamp() }));
    await assertFails(deleteDoc(foreign));
  });
});
