/** The rules of an account's settings: only it reads and writes them, with valid values. */
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
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
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_ABSENCES } from '../../src/daily/away.ts';
import { GAME_IDS } from '../../src/games/definitions.ts';
import { DEFAULT_SETTINGS, SETTING_VALUES } from '../../src/settings/settings.ts';
import { MOST_MONTHS } from '../../src/storage/monthOfPlays.ts';
import { type RulesEmulator, rulesEmulator } from './support/rulesEmulator.ts';

const PATH = 'users/anna/private/settings';

let rules: RulesEmulator;
beforeAll(async () => {
  rules = await rulesEmulator('demo-crema-settings');
  // Documents of an earlier run would be updated where the tests create them.
  await rules.env.clearFirestore();
  await rules.putAll({
    'users/berta/private/settings': { hand: 'left' },
    'users/anna/private/other': { hand: 'left' },
    'deletedAccounts/gone': {},
    'users/anna': {},
    'users/carla': {},
    'users/dora': {},
  });
});
afterAll(() => rules.env.cleanup());

const ABSENCE = '2026-12-20/2027-01-03';

/** Valid values of the settings that are texts. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  away: ['', ABSENCE, Array(MOST_ABSENCES).fill(ABSENCE).join(' ')],
  chosenTable: ['', 'huTc7HrPu1R8L2JV2eIW', 'x'.repeat(40)],
};

const stamped = (data: object) => ({ at: serverTimestamp(), ...data });

const write = (data: object, path = PATH, uid: string | null = 'anna') =>
  setDoc(doc(rules.as(uid), path), stamped(data));

describe('the account itself', () => {
  it('writes, changes and reads', async () => {
    const own = doc(rules.as('anna'), PATH);
    const tried = Object.fromEntries(GAME_IDS.map((game) => [game, true]));
    await assertSucceeds(write({ ...DEFAULT_SETTINGS, tried }));
    await assertSucceeds(updateDoc(own, stamped({ hand: 'left' })));
    const found = await assertSucceeds(getDoc(own));
    expect(found.data()).toMatchObject({ ...DEFAULT_SETTINGS, hand: 'left', tried });
  });

  const values = Object.entries(SETTING_VALUES).flatMap(([name, all]) =>
    ('pattern' in all ? (TEXTS[name] ?? []) : all).map((value) => [name, value] as const),
  );
  it.each(values)('takes %s: %s by itself', (name, value) =>
    assertSucceeds(write({ [name]: value })),
  );

  it('takes a tutorial by itself', () => assertSucceeds(write({ tried: { geografind: true } })));

  const monthsOf = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, i) => {
        const [year, month] = [2020 + Math.floor(i / 12), (i % 12) + 1];
        return [`geografind~${year}-${String(month).padStart(2, '0')}`, serverTimestamp()];
      }),
    );
  it.each<[string, object]>([
    ['one month', { 'yearly-daily~2026-11': serverTimestamp() }],
    ['the most months', monthsOf(MOST_MONTHS)],
    ['no month', {}],
  ])('takes the time of ways of %s', (_, ways) => assertSucceeds(write({ ways })));

  it('keeps the time of ways of another month', async () => {
    await assertSucceeds(write({ ways: monthsOf(3) }));
    const add = (at: unknown) =>
      setDoc(doc(rules.as('anna'), PATH), stamped({ ways: { 'crossnumber~2026-11': at } }), {
        merge: true,
      });
    await assertSucceeds(add(serverTimestamp()));
    await assertFails(add(Timestamp.fromMillis(0)));
  });

  it.each<[string, unknown]>([
    ['too many months', { ...monthsOf(MOST_MONTHS), 'crossnumber~2026-11': serverTimestamp() }],
    ['no game', { 'chess~2026-11': serverTimestamp() }],
    ['no month', { 'geografind~2026-11': serverTimestamp(), geografind: serverTimestamp() }],
    ['a list', ['geografind~2026-11']],
    ['another time', { 'geografind~2026-11': Timestamp.fromMillis(0) }],
    ['a text of any length', { 'geografind~2026-11': 'x'.repeat(900_000) }],
  ])('refuses the time of ways of %s', (_, ways) => assertFails(write({ ways })));

  it.each<[string, Record<string, unknown>]>([
    ...Object.keys(SETTING_VALUES).flatMap((name): [string, Record<string, unknown>][] => [
      [`${name} as a number`, { [name]: 1 }],
      [`${name} as another word`, { [name]: 'no such value' }],
      [`${name} as null`, { [name]: null }],
    ]),
    [
      'an absence too many',
      {
        away: Array(MOST_ABSENCES + 1)
          .fill(ABSENCE)
          .join(' '),
      },
    ],
    ['a table’s id of more than 40 letters', { chosenTable: 'x'.repeat(41) }],
    ['an absence without an end', { away: '2026-12-20' }],
    ['a field that is none of them', { colorMode: 'dark' }],
    ['a tutorial of no game', { tried: { chess: true } }],
    ['a tutorial that was not tried', { tried: { geografind: false } }],
    ['a text beside a tutorial', { tried: { geografind: true, crossnumber: 'x'.repeat(99) } }],
    ['tutorials as a list', { tried: ['geografind'] }],
    ['a time of its own', { at: Timestamp.fromMillis(0) }],
    ['no time', { at: null }],
  ])('refuses %s', (_, data) => assertFails(write(data)));

  it('neither deletes nor lists', async () => {
    await assertFails(deleteDoc(doc(rules.as('anna'), PATH)));
    await assertFails(getDocs(query(collection(rules.as('anna'), 'users/anna/private'), limit(1))));
  });

  it('has no other document there', async () => {
    await assertFails(getDoc(doc(rules.as('anna'), 'users/anna/private/other')));
    await assertFails(write({ hand: 'left' }, 'users/anna/private/other'));
  });

  it('creates and changes nothing invalid', async () => {
    await assertFails(write({ more: 1 }, 'users/anna/private/settings'));
    await assertFails(write({ more: 1 }, 'users/dora/private/settings', 'dora'));
    await assertSucceeds(write({ hand: 'left' }, 'users/dora/private/settings', 'dora'));
  });

  it('cannot write once it is deleted', () =>
    assertFails(write({ hand: 'left' }, 'users/gone/private/settings', 'gone')));
});

describe.each([
  ['another account', 'anna'],
  ['a visitor', null],
])('%s', (_, uid) => {
  it('reads nothing', () =>
    assertFails(getDoc(doc(rules.as(uid), 'users/berta/private/settings'))));
  it('writes nothing', () =>
    assertFails(write({ hand: 'left' }, 'users/berta/private/settings', uid)));
  it('creates nothing', () =>
    assertFails(write({ hand: 'left' }, 'users/carla/private/settings', uid)));
});
