/**
 * Many players finish the same puzzle at once, as fast as the emulator allows: no player may be
 * lost or counted twice. `CREMA_FINISHERS=2000` runs more players than CI has time for.
 */
import { getAuth } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteAccount } from '../../functions/src/deleteAccount.ts';
import { insertLeaderboardGames } from '../../functions/src/insertLeaderboardGames.ts';
import { listBest, markUnchecked } from '../../functions/src/markUnchecked.ts';
import { sweepCounts } from '../../functions/src/sum.ts';
import { bucketOf } from '../../src/leaderboard/spread.ts';
import { PROFILE_MAPS } from '../../src/sync/callables.ts';
import { GUESSES } from '../support/measures.ts';
import { answerTo, wrongGuesses } from './support/guesses.ts';
import { database } from './support/players.ts';
import { INFO } from './support/profiles.ts';

const FINISHERS = Number(process.env.CREMA_FINISHERS ?? 200);
/**
 * The tests' Geografind puzzle, used by no other test; results of that game are checked without a
 * log of moves.
 */
const ID = '40';
const PUZZLE = `leaderboards/geografind/puzzles/${ID}`;
const MAP = 'geografindGuesses';
const NO_RESULTS = Object.fromEntries(PROFILE_MAPS.map((map) => [map, '{}']));

const db = database();
const uids = Array.from({ length: FINISHERS }, (_, i) => `surge-${process.pid}-${i}`);
const [WRONG, ANSWER] = [wrongGuesses(ID, 6), answerTo(ID)];
/**
 * The result of the `i`th player: wins with one to six guesses, and a loss for every seventh
 * player.
 */
const resultOf = (i: number) =>
  i % 7 === 6 ? [...WRONG, 'loss'] : [...WRONG.slice(0, i % 7), ANSWER, 'win'];

async function write(
  change: (uid: string, i: number, writer: FirebaseFirestore.BulkWriter) => void,
) {
  const writer = db.bulkWriter();
  for (const [i, uid] of uids.entries()) change(uid, i, writer);
  await writer.close();
}

beforeAll(async () => {
  await write((uid, i, writer) => {
    void writer.set(db.doc(`users/${uid}`), { ...INFO, [MAP]: { [ID]: resultOf(i) } });
  });
});
afterAll(async () => {
  await write((uid, _, writer) => {
    for (const path of [`users/${uid}`, `deletedAccounts/${uid}`, `${PUZZLE}/entries/${uid}`]) {
      void writer.delete(db.doc(path));
    }
  });
  await db.recursiveDelete(db.doc(PUZZLE));
});

const finish = (uid: string, i: number) =>
  insertLeaderboardGames(
    db,
    uid,
    { ...NO_RESULTS, [MAP]: JSON.stringify({ [ID]: resultOf(i) }) },
    Date.now(),
  );

/** Expects the counts in the leaderboard's document to match its entries. */
async function expectExact(): Promise<void> {
  await sweepCounts(db);
  const entries = await db.collection(`${PUZZLE}/entries`).select('rank', 'verdict').get();
  const spread: Record<string, number> = {};
  for (const entry of entries.docs) {
    const bucket = bucketOf(GUESSES, Number(entry.get('rank')));
    spread[bucket] = (spread[bucket] ?? 0) + 1;
  }
  expect(Object.keys(spread)).toHaveLength(7);
  const puzzle = (await db.doc(PUZZLE).get()).data();
  const checked = entries.docs.filter((entry) => entry.get('verdict') === 'checked').length;
  expect(puzzle).toMatchObject({ players: checked, unchecked: entries.size - checked });
  expect(puzzle?.spread).toEqual(spread);
}

it(`${FINISHERS} finish at once, some of them twice, and some delete their account`, async () => {
  const replies = await Promise.all(
    [...uids, ...uids.slice(0, 20)].map((uid, i) => finish(uid, i % FINISHERS)),
  );
  for (const { accepted } of replies) expect(accepted).toHaveLength(1);
  expect((await db.collection(`${PUZZLE}/entries`).count().get()).data().count).toBe(FINISHERS);
  await expectExact();
  // The writes are spread over the shards: no shard has counted a tenth of the players.
  const shards = await db.collection(`${PUZZLE}/shards`).get();
  const most = Math.max(...shards.docs.map((shard) => Number(shard.get('players'))));
  expect(most).toBeLessThan(FINISHERS / 10);

  const leaving = uids.slice(0, 10);
  await Promise.all(leaving.map((uid) => deleteAccount(db, getAuth(), uid, Date.now())));
  expect((await db.collection(`${PUZZLE}/entries`).count().get()).data().count).toBe(
    FINISHERS - leaving.length,
  );
  await expectExact();
  // After the sweep no counting is pending.
  await sweepCounts(db);
  expect((await db.doc(PUZZLE).get()).get('counting')).toBe('settled');
});

it('keeps what was counted before there were shards', async () => {
  const former = db.doc('leaderboards/royal-family/puzzles/1');
  await former.set({ players: 5, spread: { 3: 5 } });
  const uid = uids[20]!;
  await db.doc(`users/${uid}`).set({ ...INFO, royalFamilyTimes: { 1: [95_000, 1] } });
  const sent = { ...NO_RESULTS, royalFamilyTimes: JSON.stringify({ 1: [95_000, 1] }) };
  await Promise.all([1, 2, 3].map(() => insertLeaderboardGames(db, uid, sent, Date.now())));
  await sweepCounts(db);
  expect((await former.get()).data()).toMatchObject({
    players: 5,
    spread: { 3: 5 },
    unchecked: 1,
  });
  await db.recursiveDelete(former);
});

it('marks what was there before results were checked, once', async () => {
  const former = db.doc('leaderboards/royal-family/puzzles/3');
  await former.set({ players: 3, spread: { 3: 2, 4: 1 } });
  const ranks = { early: 95_000, middle: 100_000, late: 125_000 };
  for (const [name, rank] of Object.entries(ranks)) {
    const entry = { ...INFO, uid: `former-${name}`, game: 'royal-family', id: '3', rank };
    await former.collection('entries').doc(entry.uid).set(entry);
  }
  // Two parallel runs of `markUnchecked`, then a third, must have the effect of a single run.
  await Promise.all([1, 2].map(() => markUnchecked(db, Date.now())));
  await markUnchecked(db, Date.now());
  await sweepCounts(db);
  expect((await former.get()).data()).toMatchObject({ players: 0, spread: {}, unchecked: 3 });
  const entries = await former.collection('entries').get();
  expect(entries.docs.map((entry) => entry.get('verdict'))).toEqual(Array(3).fill('unchecked'));
  await db.recursiveDelete(former);
});

it('lists the best of boards whose documents were summed up without them, once', async () => {
  await expectExact();
  const { best, listedUids } = (await db.doc(PUZZLE).get()).data() ?? {};
  expect(best.length).toBeGreaterThan(0);
  const without = { best: FieldValue.delete(), listedUids: FieldValue.delete() };
  await db.doc(PUZZLE).update({ ...without, counting: 'settled' });
  expect(await listBest(db)).toBeGreaterThan(0);
  expect((await db.doc(PUZZLE).get()).data()).toMatchObject({ best, listedUids });
  expect(await listBest(db)).toBe(0);
});
