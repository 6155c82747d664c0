import { getAuth } from 'firebase-admin/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '../../functions/src/deleteAccount.ts';
import { insertLeaderboardGames } from '../../functions/src/insertLeaderboardGames.ts';
import { sweepCounts } from '../../functions/src/sum.ts';
import { upsertLeaderboardUser } from '../../functions/src/upsertLeaderboardUser.ts';
import { DAY_MS } from '../../src/daily/date.ts';
import { EMULATOR_HOST, EMULATOR_PORTS } from '../../src/firebase/emulators.ts';
import { makeServer } from '../../src/firebase/server.ts';
import {
  type DeleteAccountReply,
  type InsertGamesReply,
  PROFILE_MAPS,
  REGION,
  type UpsertUserReply,
} from '../../src/protocol/callables.ts';
import { isReleased } from '../../src/protocol/resultKeys.ts';
import { PROJECT } from '../../tools/backend/startBackend.ts';
import {
  database,
  everybodyGone,
  newPlayer,
  type Player,
  stranger,
  strangersConnection,
} from './support/players.ts';
import { INFO } from './support/profiles.ts';

const db = database();
afterEach(everybodyGone);

const PUZZLE = 'leaderboards/sudoku-shift/puzzles/3';
const MAP = 'sudokuShiftTimes';
/** The tests' puzzle: no other test and no demo player uses this puzzle or the next ones. */
const ID = '3';
const TIMES = [35_000, 110_000, 240_000, 400_000];
const RANK = 785_000;

const request = (player: Player, results: Record<string, unknown>, more: object = {}) => ({
  userId: player.uid,
  ...Object.fromEntries(PROFILE_MAPS.map((map) => [map, '{}'])),
  [MAP]: JSON.stringify(results),
  ...more,
});
const insert = (player: Player, results: Record<string, unknown>, more?: object) =>
  player.call<InsertGamesReply>('insertLeaderboardGames', request(player, results, more));
/** Stores results in the profile, which ranking requires. */
const keep = (player: Player, maps: Record<string, unknown>) =>
  db.doc(`users/${player.uid}`).set(maps, { merge: true });
/** Stores results in the profile and sends them to the leaderboards, as the app does. */
const play = async (player: Player, results: Record<string, unknown>) => {
  await keep(player, { [MAP]: results });
  return insert(player, results);
};
/**
 * As `play`, by the function's own code: many at once would be as many processes of the emulator, which
 * a slow machine does not start in time.
 */
const playHere = async (player: Player, results: Record<string, unknown>) => {
  await keep(player, { [MAP]: results });
  return insertLeaderboardGames(db, player.uid, request(player, results), Date.now());
};
const upsertHere = (player: Player, info: object = INFO) =>
  upsertLeaderboardUser(db, player.uid, { ...info }, Date.now());
const upsert = (player: Player, info: object = INFO) =>
  player.call<UpsertUserReply>('upsertLeaderboardUser', { userId: player.uid, ...info });
const entryOf = async (player: Player, id = ID) =>
  (await db.doc(`leaderboards/sudoku-shift/puzzles/${id}/entries/${player.uid}`).get()).data();
const puzzleOf = async (id = ID) => {
  await sweepCounts(db);
  return (
    (await db.doc(`leaderboards/sudoku-shift/puzzles/${id}`).get()).data() ?? {
      players: 0,
      unchecked: 0,
    }
  );
};
const entriesOf = async (player: Player) =>
  (await db.collectionGroup('entries').where('uid', '==', player.uid).get()).size;
const code = (status: string) => expect.objectContaining({ code: `functions/${status}` });

let anna: Player;
let before: { players?: number; unchecked?: number };
beforeEach(async () => {
  anna = await newPlayer();
  before = await puzzleOf();
});

describe('who may call', () => {
  const names = [
    ...['insertLeaderboardGames', 'upsertLeaderboardUser', 'deleteAccount', 'revokeSessions'],
  ];
  it.each(names)('%s: nobody who is signed out, or for somebody else', async (name) => {
    await upsert(anna);
    const bert = await newPlayer();
    const data = { ...request(anna, { [ID]: TIMES }), ...INFO };
    await expect(stranger().call(name, data)).rejects.toEqual(code('unauthenticated'));
    await expect(bert.call(name, data)).rejects.toEqual(code('permission-denied'));
    for (const userId of [undefined, null, 7, '', [bert.uid], { uid: bert.uid }]) {
      await expect(bert.call(name, { ...data, userId })).rejects.toEqual(code('permission-denied'));
    }
    await expect(bert.call(name, null)).rejects.toEqual(code('permission-denied'));
    await expect(bert.call(name, 'text')).rejects.toEqual(code('permission-denied'));
    expect(await entriesOf(anna)).toBe(0);
  });
});

describe('how often an account may call', () => {
  it('is told when to come back', async () => {
    const refused: unknown[] = [];
    // Call one after the other, as the emulator starts a process for each parallel call. The calls
    // may span two minutes, which have separate limits.
    for (let i = 0; i < 26; i++) await upsert(anna).catch((error) => refused.push(error));
    expect(refused.length).toBeGreaterThanOrEqual(2);
    for (const error of refused) {
      expect(error).toMatchObject({
        ...{ code: 'functions/resource-exhausted' },
        message: expect.stringMatching(/Please try again in \d+ seconds?\./),
      });
      const { retryAfterMs } = (error as { details: { retryAfterMs: number } }).details;
      expect(retryAfterMs).toBeGreaterThan(0);
      expect(retryAfterMs).toBeLessThanOrEqual(60_000);
    }
    const bert = await newPlayer();
    expect(await upsert(bert)).toEqual({ entries: 0 });
  });
});

describe('insertLeaderboardGames', () => {
  it('makes an entry and counts it', async () => {
    await upsert(anna);
    const sentAt = Date.now();
    expect(await play(anna, { [ID]: TIMES })).toEqual({
      accepted: [{ map: MAP, key: ID, verdict: 'unchecked' }],
      refused: [],
    });
    const { arrivedAt, ...entry } = (await entryOf(anna)) ?? {};
    expect(entry).toEqual({
      ...INFO,
      uid: anna.uid,
      game: 'sudoku-shift',
      id: ID,
      rank: RANK,
      verdict: 'unchecked',
    });
    expect(arrivedAt.toMillis()).toBeGreaterThanOrEqual(sentAt);
    expect(arrivedAt.toMillis()).toBeLessThanOrEqual(Date.now());
    // Unchecked results get no place, and are not counted in the spread of results;
    // verdicts.test.ts covers checked results.
    expect(await puzzleOf()).toMatchObject({
      players: before.players ?? 0,
      unchecked: (before.unchecked ?? 0) + 1,
    });
  });

  it('leaves one entry and counts once, called again and by many at once', async () => {
    await upsert(anna);
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => playHere(anna, { [ID]: TIMES })),
    );
    replies.push(await insert(anna, { [ID]: [1, 1, 1, 1] }));
    for (const { accepted } of replies) {
      expect(accepted).toEqual([{ map: MAP, key: ID, verdict: 'unchecked' }]);
    }
    expect((await entryOf(anna))?.rank).toBe(RANK);
    expect((await puzzleOf()).unchecked).toBe((before.unchecked ?? 0) + 1);
  });

  it('waits for the profile, then takes name and avatar from it', async () => {
    await expect(insert(anna, { [ID]: TIMES })).rejects.toEqual(code('aborted'));
    await db.doc(`users/${anna.uid}`).set({ ...INFO, leaderboardName: 'Rude Word' });
    await expect(insert(anna, { [ID]: TIMES })).rejects.toEqual(code('aborted'));
    expect(await entriesOf(anna)).toBe(0);
    await db.doc(`users/${anna.uid}`).set({ ...INFO });
    await play(anna, { [ID]: TIMES });
    expect(await entryOf(anna)).toMatchObject(INFO);
  });

  it('ranks what the profile holds in a form of the former site', async () => {
    await upsert(anna);
    await keep(anna, {
      yearlyDailyScores: { '10_5_2025': [61_000, 0.1], '10_6_2025': [61_000] },
      geografindGuesses: { 3: ['France', 'win'] },
      [MAP]: { [ID]: [35.2, 110, 240, 400] },
    });
    const scores = { '10_05_2025': [9, 0, 0.1], '10_06_2025': [9, 0, 0.1] };
    const { accepted, refused } = await insert(
      anna,
      { [ID]: TIMES },
      {
        yearlyDailyScores: JSON.stringify(scores),
        geografindGuesses: JSON.stringify({ 3: ['IT', 'win'] }),
      },
    );
    expect(accepted.map(({ key }) => key).sort()).toEqual(['10_05_2025', '3', '3']);
    expect(refused).toMatchObject([{ key: '10_06_2025', status: 'aborted' }]);
    const boards = await db.collectionGroup('entries').where('uid', '==', anna.uid).get();
    expect(boards.docs.map((entry) => [entry.get('game'), entry.get('rank')]).sort()).toEqual([
      ['geografind', 1],
      ['sudoku-shift', 785_200],
      ['yearly-daily', 61_000],
    ]);
  });

  it('ranks the profile’s result, and nothing that the profile does not hold', async () => {
    await upsert(anna);
    await keep(anna, { [MAP]: { [ID]: TIMES, 4: [5, 5], 5: 'garbage' } });
    const sent = { [ID]: [1, 1, 1, 1], 4: [1, 1, 1, 2], 5: [1, 1, 1, 3], 6: [1, 1, 1, 4] };
    const { accepted, refused } = await insert(anna, sent);
    expect(accepted).toEqual([{ map: MAP, key: ID, verdict: 'unchecked' }]);
    // The status `aborted` invites a retry: the app stores a result in the profile first.
    expect(refused.map(({ key, status }) => [key, status])).toEqual([
      ['4', 'aborted'],
      ['5', 'aborted'],
      ['6', 'aborted'],
    ]);
    expect((await entryOf(anna))?.rank).toBe(RANK);
    expect(await entriesOf(anna)).toBe(1);
  });

  it('judges every result by itself', async () => {
    await upsert(anna);
    // tests/backend/results.test.ts tries other results.
    const sent = { [ID]: TIMES, 4: [1, 2, 3], '01': TIMES, '../5': TIMES, 9999999: TIMES };
    await keep(anna, { [MAP]: { [ID]: TIMES, 9999999: TIMES } });
    const proto = `{"__proto__":[1,2,3,4],${JSON.stringify(sent).slice(1)}`;
    const { accepted, refused } = await insert(anna, {}, { [MAP]: proto });
    expect(accepted).toEqual([{ map: MAP, key: ID, verdict: 'unchecked' }]);
    expect(Object.fromEntries(refused.map(({ key, status }) => [`key ${key}`, status]))).toEqual({
      'key 4': 'invalid-argument',
      'key 01': 'not-found',
      'key ../5': 'not-found',
      'key __proto__': 'not-found',
      'key 9999999': 'permission-denied',
    });
    for (const { map, message } of refused) {
      expect(map).toBe(MAP);
      expect(message).toMatch(/^[A-Z].*\.$/);
    }
    expect(await entriesOf(anna)).toBe(1);
  });

  it('refuses what is not out anywhere on earth yet', async () => {
    await upsert(anna);
    let number = 1;
    while (isReleased('sudoku-shift', String(number + 1), Date.now())) number++;
    const { accepted, refused } = await play(anna, {
      [number]: TIMES,
      [number + 2]: TIMES,
      [number + 30]: TIMES,
    });
    expect(accepted.map(({ key }) => key)).toEqual([String(number)]);
    expect(refused.map(({ key, status }) => [key, status])).toEqual([
      // The status `aborted` invites a retry: the device's clock may be slightly fast.
      [String(number + 2), 'aborted'],
      [String(number + 30), 'permission-denied'],
    ]);
  });

  const broken: Record<string, unknown> = {
    'not a text': { [ID]: TIMES },
    nothing: undefined,
    null: null,
    'not JSON': '{"3":',
    'a list': '[]',
    'a number': '7',
    'null as JSON': 'null',
    NaN: '{"3":[NaN,1,1,1]}',
    'cut within a character': '{"3":"\ud83d"}',
    'more than 64 KB': JSON.stringify({ [ID]: TIMES, pad: 'x'.repeat(70_000) }),
  };
  it('takes nothing of a call in which a field is broken', async () => {
    await upsert(anna);
    for (const [name, text] of Object.entries(broken)) {
      for (const map of PROFILE_MAPS) {
        const data = request(anna, map === MAP ? {} : { [ID]: TIMES }, { [map]: text });
        const call = insertLeaderboardGames(db, anna.uid, data, Date.now());
        const message = expect.stringContaining(map);
        await expect(call, name).rejects.toMatchObject({ status: 'invalid-argument', message });
      }
    }
    expect(await entriesOf(anna)).toBe(0);
  });
  it('takes nothing of more than 20 results', async () => {
    await upsert(anna);
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [i + 1, TIMES]));
    await expect(insert(anna, many(21))).rejects.toEqual(code('invalid-argument'));
    expect(await entriesOf(anna)).toBe(0);
    expect((await play(anna, many(20))).accepted).toHaveLength(20);
  });
});

describe('upsertLeaderboardUser', () => {
  const OTHER = { leaderboardName: 'Snug Mug', avatarIcon: 'cat', avatarColor: 'rose' } as const;

  it('changes name and avatar wherever the player stands, and nobody else’s', async () => {
    const bert = await newPlayer();
    for (const player of [anna, bert]) {
      expect(await upsert(player)).toEqual({ entries: 0 });
      await play(player, { 3: TIMES, 4: TIMES, 5: TIMES });
    }
    const { arrivedAt } = (await entryOf(anna)) ?? {};
    expect(await upsert(anna, OTHER)).toEqual({ entries: 3 });
    for (const id of ['3', '4', '5']) {
      expect(await entryOf(anna, id)).toMatchObject({ ...OTHER, uid: anna.uid, rank: RANK });
      expect(await entryOf(bert, id)).toMatchObject(INFO);
    }
    expect((await entryOf(anna))?.arrivedAt).toEqual(arrivedAt);
    expect((await db.doc(`leaderboardUsers/${anna.uid}`).get()).data()).toMatchObject(OTHER);
  });

  it('changes what the boards’ documents say, and nobody else’s rows in them', async () => {
    const bert = await newPlayer();
    for (const player of [anna, bert]) {
      await upsert(player);
      await play(player, { [ID]: TIMES });
    }
    const rowsOf = async () => {
      const { bestUnchecked = [] } = (await db.doc(PUZZLE).get()).data() ?? {};
      const row = (uid: string) => bestUnchecked.find((one: { uid: string }) => one.uid === uid);
      return [row(anna.uid), row(bert.uid)];
    };
    expect(await rowsOf()).toMatchObject([
      { ...INFO, rank: RANK },
      { ...INFO, rank: RANK },
    ]);
    await upsert(anna, OTHER);
    expect(await rowsOf()).toMatchObject([OTHER, INFO]);
    await anna.call('deleteAccount', { userId: anna.uid });
    expect(await rowsOf()).toMatchObject([undefined, INFO]);
    expect((await db.doc(PUZZLE).get()).get('listedUids')).not.toContain(anna.uid);
  });

  it('writes nothing when nothing has changed', async () => {
    await upsert(anna);
    await play(anna, { 3: TIMES });
    await upsert(anna, OTHER);
    const versions = async () => {
      const places = [`leaderboardUsers/${anna.uid}`, `${PUZZLE}/entries/${anna.uid}`];
      const documents = await db.getAll(...places.map((place) => db.doc(place)));
      return documents.map(({ updateTime }) => updateTime?.valueOf());
    };
    const first = await versions();
    for (let i = 0; i < 5; i++) expect(await upsert(anna, OTHER)).toEqual({ entries: 0 });
    expect(await versions()).toEqual(first);
  });

  it('ends with one name everywhere, however many save at once', { tags: 'all' }, async () => {
    await upsert(anna);
    await play(anna, { 3: TIMES, 4: TIMES, 5: TIMES, 6: TIMES });
    const names = ['Snug Mug', 'Soft Mug', 'Slow Latte', 'Cosy Bean'];
    // Each device saves the new name in the profile, then updates the leaderboards; the devices
    // interleave freely.
    await Promise.all(
      names.map(async (leaderboardName) => {
        await keep(anna, { ...OTHER, leaderboardName });
        await upsertHere(anna, { ...OTHER, leaderboardName });
      }),
    );
    const { leaderboardName } = (await db.doc(`users/${anna.uid}`).get()).data() ?? {};
    for (const id of ['3', '4', '5', '6']) {
      expect(await entryOf(anna, id)).toMatchObject({ ...OTHER, leaderboardName });
    }
    expect((await db.doc(`leaderboardUsers/${anna.uid}`).get()).data()).toMatchObject({
      ...OTHER,
      leaderboardName,
    });
  });

  it('goes on where it was cut off', async () => {
    await upsert(anna);
    await play(anna, { 3: TIMES });
    await db.doc(`leaderboardUsers/${anna.uid}`).update({ ...OTHER, revision: 9 });
    expect(await upsert(anna, OTHER)).toEqual({ entries: 1 });
    expect(await entryOf(anna, '3')).toMatchObject(OTHER);
  });

  it('takes ten changes a day', async () => {
    const colors = ['red', 'orange'] as const;
    await upsert(anna);
    const save = (info: object) => upsertLeaderboardUser(db, anna.uid, { ...info }, Date.now());
    for (let i = 0; i < 10; i++) await save({ ...INFO, avatarColor: colors[i % 2] });
    await expect(save(OTHER)).rejects.toMatchObject({ status: 'resource-exhausted' });
    expect(await save({ ...INFO, avatarColor: 'orange' })).toEqual({ entries: 0 });
    const day = 86_400_000;
    const later = { userId: anna.uid, ...OTHER };
    await upsertLeaderboardUser(db, anna.uid, later, Date.now() + day);
    expect((await db.doc(`leaderboardUsers/${anna.uid}`).get()).data()).toMatchObject(OTHER);
  });

  it('manages more entries than a batch holds', { tags: 'all' }, async () => {
    const batches = [0, 1].map((half) => {
      const batch = db.batch();
      for (let i = 0; i < 350; i++) {
        const id = `t${half}-${i}`;
        const entry = { ...INFO, uid: anna.uid, game: 'sudoku-shift', id, rank: 5 };
        batch.set(db.doc(`leaderboards/sudoku-shift/puzzles/${id}/entries/${anna.uid}`), entry);
      }
      return batch.commit();
    });
    await Promise.all(batches);
    expect(await upsert(anna, OTHER)).toEqual({ entries: 700 });
    expect(await entryOf(anna, 't1-349')).toMatchObject(OTHER);
  });

  it('refuses what is no name, icon or colour of the lists', async () => {
    for (const broken of [
      { leaderboardName: 'Rude Word' },
      { leaderboardName: undefined },
      { avatarIcon: '__proto__' },
      { avatarColor: ['red'] },
    ]) {
      await expect(upsert(anna, { ...INFO, ...broken })).rejects.toEqual(code('invalid-argument'));
    }
    expect((await db.doc(`leaderboardUsers/${anna.uid}`).get()).exists).toBe(false);
  });

  it('stores no further field', async () => {
    await upsert(anna, { ...INFO, staff: true });
    const { leaderboardName, avatarIcon, avatarColor, ...own } =
      (await db.doc(`leaderboardUsers/${anna.uid}`).get()).data() ?? {};
    expect({ leaderboardName, avatarIcon, avatarColor }).toEqual(INFO);
    expect(Object.keys(own).toSorted()).toEqual(['changes', 'dayBegan', 'published', 'revision']);
  });
});

describe('revokeSessions', () => {
  it('gives out no new token for sessions from before', async () => {
    const validAfter = async () =>
      Date.parse((await getAuth().getUser(anna.uid)).tokensValidAfterTime ?? '');
    const before = await validAfter();
    // Wait for more than a second: Firebase stores the time of a revocation in whole seconds.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await anna.call('revokeSessions', { userId: anna.uid });
    expect(await validAfter()).toBeGreaterThan(before);
  });
});

describe('deleteAccount', () => {
  const remove = (player: Player) =>
    player.call<DeleteAccountReply>('deleteAccount', { userId: player.uid });
  const expectNothingLeft = async () => {
    expect((await db.doc(`users/${anna.uid}`).get()).exists).toBe(false);
    expect((await db.doc(`leaderboardUsers/${anna.uid}`).get()).exists).toBe(false);
    expect(await entriesOf(anna)).toBe(0);
    await expect(getAuth().getUser(anna.uid)).rejects.toThrow();
    expect((await puzzleOf()).unchecked).toBe(before.unchecked ?? 0);
    for (const collection of ['sittings', 'plays', 'private']) {
      expect((await db.collection(`users/${anna.uid}/${collection}`).get()).size).toBe(0);
    }
  };
  beforeEach(async () => {
    await db.doc(`users/${anna.uid}`).set({ ...INFO });
    for (const name of ['geografind~41', 'crossnumber~3']) {
      await db.doc(`users/${anna.uid}/sittings/${name}`).set({ games: ['{}'] });
    }
    await db.doc(`users/${anna.uid}/plays/geografind~2026-11`).set({ plays: {} });
    await db.doc(`users/${anna.uid}/private/settings`).set({ hand: 'left' });
    await upsert(anna);
    await play(anna, { [ID]: TIMES, 4: TIMES });
  });

  it('leaves nothing behind', async () => {
    expect(await remove(anna)).toEqual({ entries: 2 });
    await expectNothingLeft();
    // But for a mark, which Firestore deletes after 400 days.
    const { at, until, ...more } = (await db.doc(`deletedAccounts/${anna.uid}`).get()).data()!;
    expect(until.toMillis() - at.toMillis()).toBeCloseTo(400 * DAY_MS, -5);
    expect(more).toEqual({});
  });
  it('is told to devices that have no session any more', async () => {
    const server = makeServer(strangersConnection(), anna.uid);
    expect(await server.isDeleted()).toBe(false);
    await remove(anna);
    expect(await server.isDeleted()).toBe(true);
  });
  it('can be called again, and by many at once', { tags: 'all' }, async () => {
    const removeHere = () => deleteAccount(db, getAuth(), anna.uid, Date.now());
    const replies = await Promise.all([removeHere(), removeHere(), removeHere()]);
    expect(replies.reduce((sum, { entries }) => sum + entries, 0)).toBe(2);
    expect(await remove(anna)).toEqual({ entries: 0 });
    await expectNothingLeft();
  });
  it('goes on where it was cut off', async () => {
    await db.doc(`users/${anna.uid}`).delete();
    await db.doc(`leaderboardUsers/${anna.uid}`).delete();
    expect(await remove(anna)).toEqual({ entries: 2 });
    await expectNothingLeft();
  });
  it('lets no other device put anything back', async () => {
    await remove(anna);
    await expect(insert(anna, { [ID]: TIMES })).rejects.toEqual(code('unauthenticated'));
    await expect(upsert(anna)).rejects.toEqual(code('unauthenticated'));
    await expectNothingLeft();
  });
  it('asks for a sign-in of the last minutes', async () => {
    const callWith = async (authTime: number) => {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const now = Math.floor(Date.now() / 1000);
      const claims = {
        sub: anna.uid,
        user_id: anna.uid,
        aud: PROJECT,
        iss: `https://securetoken.google.com/${PROJECT}`,
        iat: now,
        exp: now + 3600,
        auth_time: now - authTime,
      };
      const { status } = await fetch(
        `http://${EMULATOR_HOST}:${EMULATOR_PORTS.functions}/${PROJECT}/${REGION}/deleteAccount`,
        {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            Authorization: `Bearer ${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`,
          },
          body: JSON.stringify({ data: { userId: anna.uid } }),
        },
      );
      return status;
    };
    expect(await callWith(3_600)).toBe(400);
    expect(await entriesOf(anna)).toBe(2);
    expect(await callWith(60)).toBe(200);
    await expectNothingLeft();
  });
});
