/** The rules of unfinished games: only their account reads and writes them, within their limits. */
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
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, civilDateOf } from '../../src/daily/date.ts';
import { idFor } from '../../src/daily/numbering.ts';
import { definitionOf, GAME_IDS, type GameId } from '../../src/games/definitions.ts';
import {
  KEPT_DAYS,
  LONGEST_GAME,
  MOST_GAMES,
  MOST_LISTED,
  sittingName,
} from '../../src/sittings/document.ts';
import { type RulesEmulator, rulesEmulator } from './support/rulesEmulator.ts';

const OWN = 'users/anna/sittings';
const NAME = 'sudoku-shift~5';

let rules: RulesEmulator;
beforeAll(async () => {
  rules = await rulesEmulator('demo-crema-sittings');
  // Documents of an earlier run would be updated where the tests create them.
  await rules.env.clearFirestore();
  await rules.putAll({
    [`${OWN}/crossnumber~7`]: sitting(),
    [`${OWN}/crossnumber~8`]: sitting(),
    'users/gone/sittings/crossnumber~7': sitting(),
    'deletedAccounts/gone': {},
    'users/anna': {},
  });
});
afterAll(() => rules.env.cleanup());

const inDays = (days: number) => Timestamp.fromMillis(Date.now() + days * 86_400_000);

function sitting(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    games: ['{}'],
    choice: 0,
    isForked: false,
    at: serverTimestamp(),
    expires: inDays(KEPT_DAYS),
    ...changes,
  };
}

const write = (data: object, name = NAME, path = OWN, uid: string | null = 'anna') =>
  setDoc(doc(rules.as(uid), `${path}/${name}`), data);

describe('the account itself', () => {
  it('writes, reads, lists and deletes', async () => {
    const database = rules.as('anna');
    await assertSucceeds(write(sitting()));
    await assertSucceeds(write(sitting({ choice: 1, games: ['{}', '{}'], isForked: true })));
    const found = await assertSucceeds(getDoc(doc(database, `${OWN}/${NAME}`)));
    expect(found.data()).toMatchObject({ choice: 1, games: ['{}', '{}'], isForked: true });
    const all = query(collection(database, OWN), limit(MOST_LISTED));
    expect((await assertSucceeds(getDocs(all))).size).toBe(3);
    await assertSucceeds(deleteDoc(doc(database, `${OWN}/${NAME}`)));
    await assertSucceeds(deleteDoc(doc(database, `${OWN}/${NAME}`)));
  });

  it('lists no more than a hundred at once', async () => {
    const database = rules.as('anna');
    await assertFails(getDocs(collection(database, OWN)));
    await assertFails(getDocs(query(collection(database, OWN), limit(MOST_LISTED + 1))));
  });

  const latest = (game: GameId, days: number) =>
    sittingName(game, idFor(definitionOf(game).schedule, addDays(civilDateOf(new Date()), days)));
  const early = GAME_IDS.map((game) => latest(game, 6));
  it.each(['sudoku-shift~1', 'yearly-daily~2025-06-24', 'royal-family~1', ...early])(
    'takes the name %s',
    (name) => assertSucceeds(write(sitting(), name)),
  );

  it.each([
    'sudoku-shift~0',
    'sudoku-shift~10000',
    'yearly-daily~2025-06-23',
    ...GAME_IDS.map((game) => latest(game, 16)),
    'sudoku-shift~05',
    'sudoku-shift',
    'sudoku-shift-5',
    'chess~5',
    'yearly-daily~5',
    'yearly-daily~2026-13-01',
    `${NAME}~x`,
    `x${NAME}`,
  ])('refuses the name %s', (name) => assertFails(write(sitting(), name)));

  // Its size counts in bytes: it is stored so.
  const wide = 'ä'.repeat(LONGEST_GAME / 2 + 1);
  it('refuses a game of long letters', () => assertFails(write(sitting({ games: [wide] }))));

  it('creates no more than nineteen games at once', async () => {
    const many = (count: number) => {
      const batch = writeBatch(rules.as('anna'));
      for (let i = 1; i <= count; i++) {
        batch.set(doc(rules.as('anna'), `${OWN}/royal-family~${100 + i}`), sitting());
      }
      return batch.commit();
    };
    // The twentieth lookup asks for the mark of a deleted account.
    await assertSucceeds(many(19));
    await assertFails(many(20));
    await rules.env.withSecurityRulesDisabled(async (context) => {
      for (let i = 101; i < 120; i++)
        await context.firestore().doc(`${OWN}/royal-family~${i}`).delete();
    });
  });

  const long = 'x'.repeat(LONGEST_GAME);
  it.each<[string, Record<string, unknown>]>([
    ['four games of the greatest length', { games: Array(MOST_GAMES).fill(long) }],
    ['a choice', { choice: 7 }],
    ['an expiry by a clock that was read some weeks ago', { expires: inDays(KEPT_DAYS - 30) }],
  ])('takes %s', (_, changes) => assertSucceeds(write(sitting(changes))));

  it.each<[string, Record<string, unknown>]>([
    ['no game', { games: [] }],
    ['five games', { games: Array(MOST_GAMES + 1).fill('{}') }],
    ['a game that is too long', { games: [`${long}x`] }],
    ['a second game that is too long', { games: ['{}', `${long}x`] }],
    ['a third game that is too long', { games: ['{}', '{}', `${long}x`] }],
    ['a fourth game that is too long', { games: ['{}', '{}', '{}', `${long}x`] }],
    ['a game that is no text', { games: [{ log: [] }] }],
    ['a second game that is no text', { games: ['{}', 5] }],
    ['games that are no list', { games: '{}' }],
    ['games as a map', { games: { 0: '{}' } }],
    ['a negative choice', { choice: -1 }],
    ['too great a choice', { choice: 1_000_001 }],
    ['a choice that is no number', { choice: '1' }],
    ['a choice that is not whole', { choice: 1.5 }],
    ['a fork that is no boolean', { isForked: 'yes' }],
    ['a time of its own', { at: Timestamp.now() }],
    ['an expiry that is no time', { expires: '2027-01-01' }],
    ['an expiry that has passed', { expires: inDays(-1) }],
    ['an expiry that is too near', { expires: inDays(KEPT_DAYS - 41) }],
    ['an expiry that is too far away', { expires: inDays(KEPT_DAYS + 2) }],
    ['another field', { note: 'hello' }],
  ])('refuses %s', (_, changes) => assertFails(write(sitting(changes))));

  it.each(['games', 'choice', 'isForked', 'at', 'expires'])(
    'refuses a game without %s',
    (field) => {
      const { [field]: _missing, ...rest } = sitting();
      return assertFails(write(rest));
    },
  );

  it('does not begin again after it was deleted, but lets go of what is left', async () => {
    await assertFails(write(sitting(), NAME, 'users/gone/sittings', 'gone'));
    await assertSucceeds(deleteDoc(doc(rules.as('gone'), 'users/gone/sittings/crossnumber~7')));
  });
});

describe.each([
  ['another player', 'ben', {}],
  ['a member of the staff', 'erin', { staff: true, email_verified: true }],
  ['a player who is signed out', null, {}],
])('%s', (_, uid, claims) => {
  const path = `${OWN}/crossnumber~7`;
  const database = () => rules.as(uid, claims);
  beforeAll(() => rules.put('staff/erin', {}));

  it('reads none', () => assertFails(getDoc(doc(database(), path))));
  it('lists none', () => assertFails(getDocs(query(collection(database(), OWN), limit(1)))));
  // No earlier test writes this game, so the write is a create.
  const fresh = `${OWN}/royal-family~99`;
  it('creates none', () => assertFails(setDoc(doc(database(), fresh), sitting())));
  it('changes none', () => assertFails(setDoc(doc(database(), path), sitting({ choice: 3 }))));
  it('deletes none', () => assertFails(deleteDoc(doc(database(), path))));
});
