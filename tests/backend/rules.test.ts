import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AVATAR_COLORS, AVATAR_ICONS } from '../../src/protocol/avatars.ts';
import { DEVICE_NAMES } from '../../src/protocol/devices.ts';
import { ADJECTIVES, NOUNS } from '../../src/protocol/names.ts';
import { EMAIL, INFO, newProfile } from './support/profiles.ts';
import { RULES, type RulesEmulator, rulesEmulator } from './support/rulesEmulator.ts';

let rules: RulesEmulator;
beforeAll(async () => {
  rules = await rulesEmulator('demo-crema-rules');
});
afterAll(() => rules.env.cleanup());
beforeEach(() => rules.env.clearFirestore());

const anna = () => doc(rules.as('anna'), 'users/anna');
const without = (field: string) => {
  const { [field]: _, ...rest } = newProfile();
  return rest;
};

describe('the lists in the rules are those of the app', () => {
  const listOf = (name: string) =>
    new RegExp(`function is${name}\\(text\\) \\{\\s*return text.matches\\('([^']+)'\\)`)
      .exec(RULES)?.[1]
      ?.replaceAll(/[()]/g, '');
  it('names', () => expect(listOf('Name')).toBe(`${ADJECTIVES.join('|')} ${NOUNS.join('|')}`));
  it('icons', () => expect(listOf('Icon')).toBe(AVATAR_ICONS.join('|')));
  it('colours', () => expect(listOf('Color')).toBe(AVATAR_COLORS.join('|')));
});

describe('who reads what', () => {
  beforeEach(async () => {
    await rules.put('users/anna', { email: EMAIL });
    await rules.put('leaderboardUsers/anna', { ...INFO });
    await rules.put('leaderboards/sudoku-shift/puzzles/5', { players: 1 });
    await rules.put('leaderboards/sudoku-shift/puzzles/5/entries/anna', { uid: 'anna' });
    await rules.put('secrets/one', { a: 1 });
  });
  const readers = { owner: 'anna', 'somebody else': 'bert', nobody: null } as const;
  for (const [reader, uid] of Object.entries(readers)) {
    it(`leaderboards, so much at a time: ${reader}`, async () => {
      const db = rules.as(uid);
      const entries = collection(db, 'leaderboards/sudoku-shift/puzzles/5/entries');
      await assertSucceeds(getDoc(doc(db, 'leaderboards/sudoku-shift/puzzles/5')));
      await assertSucceeds(getDoc(doc(entries, 'anna')));
      await assertSucceeds(getDocs(query(entries, limit(100))));
      await assertSucceeds(getCountFromServer(query(entries, orderBy('uid'), limit(100))));
      await assertFails(getDocs(entries));
      await assertFails(getDocs(query(entries, limit(101))));
      await assertFails(getCountFromServer(entries));
      await assertFails(getDocs(query(collectionGroup(db, 'entries'), limit(1))));
      await assertFails(
        getDocs(query(collection(db, 'leaderboards/sudoku-shift/puzzles'), limit(1))),
      );
    });
    it(`a result that is looked at: ${reader}`, async () => {
      const db = rules.as(uid, { staff: true });
      const held = getDoc(doc(db, 'leaderboards/sudoku-shift/puzzles/5/held/anna'));
      await (uid === 'anna' ? assertSucceeds(held) : assertFails(held));
      const all = collection(db, 'leaderboards/sudoku-shift/puzzles/5/held');
      await assertFails(getDocs(query(all, limit(1))));
      await assertFails(getDoc(doc(db, 'leaderboards/sudoku-shift/puzzles/5/heldLogs/anna')));
    });
    it(`what only the functions need: ${reader}`, async () => {
      const db = rules.as(uid, { staff: true });
      await assertFails(getDoc(doc(db, 'leaderboardUsers/anna')));
      await assertFails(getDocs(query(collection(db, 'leaderboardUsers'), limit(1))));
      await assertFails(getDoc(doc(db, 'leaderboards/sudoku-shift/puzzles/5/shards/0')));
    });
    it(`whether an account is gone, and no list of those: ${reader}`, async () => {
      const db = rules.as(uid, { staff: true });
      await assertSucceeds(getDoc(doc(db, 'deletedAccounts/anna')));
      await assertFails(getDocs(query(collection(db, 'deletedAccounts'), limit(1))));
    });
    it(`a profile: ${reader}`, async () => {
      const read = getDoc(doc(rules.as(uid, { staff: true }), 'users/anna'));
      await (uid === 'anna' ? assertSucceeds(read) : assertFails(read));
    });
    it(`no list of players, and nothing else: ${reader}`, async () => {
      const db = rules.as(uid, { staff: true, admin: true });
      await assertFails(getDocs(collection(db, 'users')));
      await assertFails(getDocs(collectionGroup(db, 'users')));
      await assertFails(getDoc(doc(db, 'secrets/one')));
      await assertFails(getDoc(doc(db, 'leaderboards/sudoku-shift')));
      await assertFails(getDoc(doc(db, 'users/anna/private/one')));
    });
  }
});

describe('what no player writes, whatever the token claims', () => {
  const places = [
    'leaderboardUsers/anna',
    'deletedAccounts/anna',
    'leaderboards/sudoku-shift',
    'leaderboards/sudoku-shift/puzzles/5',
    'leaderboards/sudoku-shift/puzzles/5/entries/anna',
    'leaderboards/sudoku-shift/puzzles/5/shards/0',
    'leaderboards/sudoku-shift/puzzles/5/held/anna',
    'leaderboards/sudoku-shift/puzzles/5/heldLogs/anna',
    'users/anna/private/one',
    'secrets/one',
  ];
  it.each(places)('%s', async (path) => {
    const place = doc(rules.as('anna', { staff: true }), path);
    await assertFails(setDoc(place, { ...INFO, uid: 'anna', rank: 1 }));
    await rules.put(path, { ...INFO, uid: 'anna', rank: 5 });
    await assertFails(updateDoc(place, { rank: 1 }));
    await assertFails(deleteDoc(place));
  });
});

describe('creating a profile', () => {
  it('the own one', () => assertSucceeds(setDoc(anna(), newProfile())));
  it('with merge, as the app does', () =>
    assertSucceeds(setDoc(anna(), newProfile(), { merge: true })));
  it('with nothing in it: what was played before signing in comes twenty at a time', async () => {
    for (const results of Object.values({
      one: { sudokuShiftTimes: { 5: [1, 2, 3, 4] } },
      twenty: {
        crossnumberTimes: Object.fromEntries(
          Array.from({ length: 20 }, (_, i) => [i + 1, [i + 1, 1]]),
        ),
      },
      'a day': { yearlyDailyScores: { '08_21_2026': [61_000, 0, 0.1] } },
      'a country': { geografindGuesses: { 4: ['FR', 'DE', 'win'] } },
      'a family': { royalFamilyTimes: { 4: [61_000, 1] } },
      late: { openedLate: { 'sudoku-shift/5': '2026-01-02' } },
    })) {
      await assertFails(setDoc(anna(), { ...newProfile(), ...results }));
    }
    await assertSucceeds(setDoc(anna(), { ...newProfile(), openedLate: {} }));
  });
  it('of an account without an address', async () => {
    const db = rules.env.authenticatedContext('zoe').firestore();
    const place = doc(db as unknown as ReturnType<typeof rules.as>, 'users/zoe');
    await assertSucceeds(setDoc(place, { ...newProfile(), email: '' }));
  });
  it('of somebody else', () =>
    assertFails(setDoc(doc(rules.as('bert', { staff: true }), 'users/anna'), newProfile())));
  it('signed out', () => assertFails(setDoc(doc(rules.as(null), 'users/anna'), newProfile())));
  it.each(Object.keys(newProfile()))('without %s', (field) =>
    assertFails(setDoc(anna(), without(field))),
  );

  const wrong: Record<string, Record<string, unknown>> = {
    'another address': { email: 'bert@example.com' },
    'no address': { email: '' },
    'a name of our own': { leaderboardName: 'Rude Word' },
    'a name with more': { leaderboardName: 'Mellow Macchiato ' },
    'an unknown icon': { avatarIcon: 'crown' },
    'two icons': { avatarIcon: 'coffee|bean' },
    'an icon as a list': { avatarIcon: ['coffee'] },
    'an unknown colour': { avatarColor: 'gold' },
    'a colour as a number': { avatarColor: 7 },
    'a name of null': { leaderboardName: null },
    'one field more': { staff: true },
    'a client’s time of creation': { createdAt: Timestamp.fromMillis(1_700_000_000_000) },
    'a client’s time of writing': { updatedAt: Timestamp.now() },
    'a time as text': { updatedAt: '2026-11-21' },
    'a map as a list': { sudokuShiftTimes: [] },
    'a map as text': { geografindGuesses: '{}' },
    'a map of null': { royalFamilyTimes: null },
    'a MiB of name': { leaderboardName: 'x'.repeat(1_000_000) },
    'a MiB beside': { notes: 'x'.repeat(1_000_000) },
    'openedLate as text': { openedLate: 'sudoku-shift/5' },
  };
  it('not again after the account was deleted', async () => {
    await rules.put('deletedAccounts/anna', { at: Timestamp.now() });
    await assertFails(setDoc(anna(), newProfile()));
  });
  it.each(Object.entries(wrong))('with %s', (_, fields) =>
    assertFails(setDoc(anna(), { ...newProfile(), ...fields })),
  );
});

describe('changing a profile', () => {
  beforeEach(() => setDoc(anna(), newProfile()));

  it.each(ADJECTIVES.map((word, i) => [word, NOUNS[i]] as const))('the name %s %s', (a, b) =>
    assertSucceeds(rules.save({ leaderboardName: `${a} ${b}` })),
  );
  it('every icon and colour', async () => {
    for (const avatarIcon of AVATAR_ICONS) await assertSucceeds(rules.save({ avatarIcon }));
    for (const avatarColor of AVATAR_COLORS) await assertSucceeds(rules.save({ avatarColor }));
  });
  it('a new address, once the account has it', async () => {
    await assertFails(rules.save({ email: 'new@example.com' }));
    const db = rules.as('anna', { email: 'new@example.com' });
    const save = (data: object) =>
      setDoc(doc(db, 'users/anna'), { ...data, updatedAt: serverTimestamp() }, { merge: true });
    await assertSucceeds(save({ avatarIcon: 'cat' }));
    await assertSucceeds(save({ email: 'new@example.com' }));
  });
  it('what an older version left beside stays, and is not touched', async () => {
    await rules.put('users/anna', { leaderboardName: 'Old Name', theme: 'dark' });
    await assertSucceeds(rules.save({ sudokuShiftTimes: { 5: [1, 2, 3, 4] } }));
    await assertFails(rules.save({ theme: 'light' }));
    await assertFails(rules.save({ leaderboardName: 'Older Name' }));
    const old = { leaderboardName: 'Old Name', avatarIcon: 'tea', avatarColor: 'beige' };
    for (const [field, value] of Object.entries(INFO)) {
      await rules.put('users/anna', old);
      await assertSucceeds(rules.save({ [field]: value }));
    }
  });

  it('the time of a device, which stays or becomes that of the write', async () => {
    await assertSucceeds(rules.save({ devices: { 'Firefox on Android': serverTimestamp() } }));
    await assertSucceeds(rules.save({ devices: { 'Safari on an iPhone': serverTimestamp() } }));
    await assertSucceeds(rules.save({ devices: { 'Firefox on Android': deleteField() } }));
    const early = Timestamp.fromMillis(Date.now() - 60_000);
    await assertFails(rules.save({ devices: { 'Safari on an iPhone': early } }));
    await assertFails(rules.save({ devices: { 'Anna’s phone': serverTimestamp() } }));
    await assertFails(rules.save({ devices: { 'Edge on Windows': 'x'.repeat(100_000) } }));
  });

  it('as many devices as there are names', async () => {
    // Names with a slash pass the pattern, so the pattern doesn't bound their number.
    const some = (count: number) => {
      const names = Array.from(
        { length: count },
        (_, i) => `${'Edge on Windows/'.repeat(i)}Edge on Linux`,
      );
      return { devices: Object.fromEntries(names.map((name) => [name, serverTimestamp()])) };
    };
    await assertFails(rules.save(some(DEVICE_NAMES.length + 1)));
    await assertSucceeds(rules.save(some(DEVICE_NAMES.length)));
  });

  const wrong: Record<string, Record<string, unknown>> = {
    'a name of our own': { leaderboardName: 'Mellow Tea' },
    'devices as a list': { devices: ['Firefox on Android'] },
    'an unknown icon': { avatarIcon: 'tea' },
    'an unknown colour': { avatarColor: 'grey' },
    'one field more': { barista: true },
    'another time of creation': { createdAt: serverTimestamp() },
    'a field less': { email: deleteField() },
    'a map less': { sudokuShiftTimes: deleteField() },
    'no time of creation': { createdAt: deleteField() },
  };
  it.each(Object.entries(wrong))('refused: %s', (_, fields) => assertFails(rules.save(fields)));

  it('refused: without the server’s time', async () => {
    await assertFails(updateDoc(anna(), { avatarIcon: 'cat' }));
    await assertFails(updateDoc(anna(), { avatarIcon: 'cat', updatedAt: Timestamp.now() }));
    await assertFails(updateDoc(anna(), { avatarIcon: 'cat', updatedAt: deleteField() }));
  });
  it('refused: by others, and removal', async () => {
    const change = { avatarIcon: 'cat', updatedAt: serverTimestamp() };
    await assertFails(updateDoc(doc(rules.as('bert', { staff: true }), 'users/anna'), change));
    await assertFails(updateDoc(doc(rules.as(null), 'users/anna'), change));
    await assertFails(deleteDoc(anna()));
    await assertFails(deleteDoc(doc(rules.as('bert', { staff: true }), 'users/anna')));
  });
});
