/** The rules of tables: members read, and only the functions write. */
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
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { left, newTable, type Table } from '../../src/protocol/table.ts';
import { INFO } from './support/profiles.ts';
import { type RulesEmulator, rulesEmulator } from './support/rulesEmulator.ts';

const TABLE = newTable('anna', INFO, { name: 'Cosy Latte', code: 'lusab-babad-gutih', at: 1 });
const WITH_BEN: Table = {
  ...TABLE,
  members: { ...TABLE.members, ben: TABLE.members.anna! },
  months: { '2026-10': { anna: 12, ben: 7 }, '2026-11': { anna: 3 } },
};
const DEPARTURE = { table: 'one', months: { '2026-10': 4 }, listed: ['2026-11-27/geografind'] };
const PATHS = ['tables/one', 'tableCodes/lusab-babad-gutih', 'memberships/anna'] as const;

let rules: RulesEmulator;
beforeAll(async () => {
  rules = await rulesEmulator('demo-crema-tables');
  await rules.env.clearFirestore();
});
beforeEach(() =>
  rules.putAll({
    'tables/one': { ...WITH_BEN },
    'tableCodes/lusab-babad-gutih': { table: 'one' },
    'memberships/anna': { tables: ['one'], triesBegan: 0, tries: 0, departures: [] },
    'memberships/fred': { tables: [], triesBegan: 0, tries: 0, departures: [DEPARTURE] },
  }),
);
afterAll(() => rules.env.cleanup());

const table = (uid: string | null, id = 'one') => doc(rules.as(uid), 'tables', id);

describe('a member', () => {
  it('reads the table', async () => {
    for (const uid of ['anna', 'ben']) {
      const found = await assertSucceeds(getDoc(table(uid)));
      expect(found.data()).toEqual(WITH_BEN);
    }
  });

  it('reads it no more once they have left', async () => {
    // `put` merges, which would leave the member there.
    await rules.env.withSecurityRulesDisabled((context) =>
      context.firestore().doc('tables/one').set(left(WITH_BEN, 'ben')!),
    );
    await assertFails(getDoc(table('ben')));
    await assertSucceeds(getDoc(table('anna')));
  });

  it('reads their own list of tables', () =>
    assertSucceeds(getDoc(doc(rules.as('anna'), 'memberships/anna'))));

  it('reads the numbers that wait for them once they have left, and those of nobody else', async () => {
    const departed = (uid: string) => getDoc(doc(rules.as(uid), 'memberships/fred'));
    const found = await assertSucceeds(departed('fred'));
    expect(found.get('departures')).toEqual([DEPARTURE]);
    for (const uid of ['anna', 'ben']) await assertFails(departed(uid));
  });

  it('finds no table by searching', async () => {
    const tables = collection(rules.as('anna'), 'tables');
    await assertFails(getDocs(query(tables, limit(1))));
    await assertFails(getDocs(query(tables, where('owner', '==', 'anna'), limit(1))));
    await assertFails(getDocs(query(collectionGroup(rules.as('anna'), 'tables'), limit(1))));
  });
});

const ANONYMOUS = { firebase: { sign_in_provider: 'anonymous' } };

describe.each([
  ['an outsider', 'carla', {}],
  ['a visitor', null, {}],
  ['an anonymous account', 'zoe', ANONYMOUS],
  ['a former or removed member', 'fred', {}],
  ['a member of another table', 'dora', {}],
  ['a member of the staff', 'eva', { staff: true, email_verified: true }],
])('%s', (_, uid, claims) => {
  beforeAll(() =>
    rules.putAll({
      'tables/two': { ...newTable('dora', INFO, { name: 'Calm Mug', code: 'x', at: 1 }) },
      'staff/eva': {},
    }),
  );

  it.each(PATHS)('reads nothing of %s', (path) =>
    assertFails(getDoc(doc(rules.as(uid, claims), path))),
  );
  it.runIf(uid !== 'fred')('reads nothing of the numbers that a former member has', () =>
    assertFails(getDoc(doc(rules.as(uid, claims), 'memberships/fred'))),
  );
  it('finds no table by a number', () => {
    const tables = collection(rules.as(uid, claims), 'tables');
    return assertFails(getDocs(query(tables, where('months.2026-10.anna', '>', 0), limit(1))));
  });
  it.each(['tables', 'tableCodes', 'memberships'])('lists nothing of %s', (name) =>
    assertFails(getDocs(query(collection(rules.as(uid, claims), name), limit(1)))),
  );
});

describe.each([
  ['the owner', 'anna', {}],
  ['a member', 'ben', {}],
  ['an outsider', 'carla', {}],
  ['a former or removed member', 'fred', {}],
  ['an anonymous account', 'zoe', ANONYMOUS],
  ['a visitor', null, {}],
])('%s writes nothing:', (_, uid, claims) => {
  const me = uid ?? 'visitor';
  const client = () => rules.as(uid, claims);
  const table = (id = 'one') => doc(client(), 'tables', id);
  it.each<[string, () => Promise<unknown>]>([
    [
      'no new table',
      () => setDoc(table('new'), newTable(me, INFO, { name: 'Calm Mug', code: 'y', at: 1 })),
    ],
    ['no name', () => updateDoc(table(), { name: 'Calm Mug' })],
    ['no owner', () => updateDoc(table(), { owner: me })],
    [
      'no member',
      () => updateDoc(table(), { [`members.${me}`]: { ...INFO, joinedAt: 2, hidesTimes: false } }),
    ],
    [
      'no result',
      () =>
        updateDoc(table(), {
          [`days.2026-11-27.${me}`]: { geografind: { rank: 1, checked: true } },
        }),
    ],
    ['no number', () => updateDoc(table(), { [`months.2026-11.${me}`]: 99 })],
    [
      'no number of another',
      () => updateDoc(table(), { 'months.2026-10.anna': increment(uid === 'anna' ? 1 : -1) }),
    ],
    [
      'no departure',
      () =>
        setDoc(doc(client(), `memberships/${me}`), { departures: [DEPARTURE] }, { merge: true }),
    ],
    ['no end of the table', () => deleteDoc(table())],
    ['no code', () => setDoc(doc(client(), 'tableCodes/babab-babab-babab'), { table: 'one' })],
    ['no end of the code', () => deleteDoc(doc(client(), 'tableCodes/lusab-babad-gutih'))],
    [
      'no list of tables',
      () =>
        setDoc(doc(client(), `memberships/${me}`), {
          tables: ['one'],
          triesBegan: 0,
          tries: 0,
          departures: [],
        }),
    ],
    ['no end of a list', () => deleteDoc(doc(client(), 'memberships/anna'))],
  ])('%s', (_what, write) => assertFails(write()));
});
