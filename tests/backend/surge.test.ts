/**
 * Many finish one puzzle at the same moment, as fast as the emulator takes them: nobody is lost and
 * nobody is counted twice. `CREMA_FINISHERS=2000` for more than CI has time for.
 */
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepCounts } from '../../functions/src/count.ts';
import { deleteAccount } from '../../functions/src/deleteAccount.ts';
import { insertLeaderboardGames } from '../../functions/src/insertLeaderboardGames.ts';
import { bucketOf } from '../../src/leaderboard/spread.ts';
import { PROFILE_MAPS } from '../../src/sync/callables.ts';
import { TIME } from '../support/measures.ts';
import { database } from './support/players.ts';
import { INFO } from './support/profiles.ts';

const FINISHERS = Number(process.env.CREMA_FINISHERS ?? 200);
/** Of a game and a puzzle that no other test touches. */
const PUZZLE = 'leaderboards/royal-family/puzzles/2';
const MAP = 'royalFamilyTimes';
const NO_RESULTS = Object.fromEntries(PROFILE_MAPS.map((map) => [map, '{}']));

const db = database();
const uids = Array.from({ length: FINISHERS }, (_, i) => `surge-${process.pid}-${i}`);
const timeOf = (i: number) => 60_000 + ((i * 7_919) % 600_000);

async function write(
  change: (uid: string, i: number, writer: FirebaseFirestore.BulkWriter) => void,
) {
  const writer = db.bulkWriter();
  for (const [i, uid] of uids.entries()) change(uid, i, writer);
  await writer.close();
}

beforeAll(async () => {
  await write((uid, i, writer) => {
    void writer.set(db.doc(`users/${uid}`), { ...INFO, [MAP]: { 2: [timeOf(i), 1] } });
  });
}, 120_000);
afterAll(async () => {
  await write((uid, _, writer) => {
    for (const path of [`users/${uid}`, `deletedAccounts/${uid}`, `${PUZZLE}/entries/${uid}`]) {
      void writer.delete(db.doc(path));
    }
  });
  await db.recursiveDelete(db.doc(PUZZLE));
}, 120_000);

const finish = (uid: string, i: number) =>
  insertLeaderboardGames(
    db,
    uid,
    { ...NO_RESULTS, [MAP]: JSON.stringify({ 2: [timeOf(i), 1] }) },
    Date.now(),
  );

/** What the entries say, which the puzzle's document has to say as well. */
async function expectExact(): Promise<void> {
  await sweepCounts(db);
  const entries = await db.collection(`${PUZZLE}/entries`).select('rank').get();
  const spread: Record<string, number> = {};
  for (const entry of entries.docs) {
    const bucket = bucketOf(TIME, Number(entry.get('rank')));
    spread[bucket] = (spread[bucket] ?? 0) + 1;
  }
  const puzzle = (await db.doc(PUZZLE).get()).data();
  expect(puzzle).toMatchObject({ players: entries.size });
  expect(puzzle?.spread).toEqual(spread);
}

it(`${FINISHERS} finish at once, some of them twice, and some delete their account`, async () => {
  const replies = await Promise.all(
    [...uids, ...uids.slice(0, 20)].map((uid, i) => finish(uid, i % FINISHERS)),
  );
  for (const { accepted } of replies) expect(accepted).toHaveLength(1);
  expect((await db.collection(`${PUZZLE}/entries`).count().get()).data().count).toBe(FINISHERS);
  await expectExact();
  // No document has taken all of it.
  const shards = await db.collection(`${PUZZLE}/shards`).get();
  const most = Math.max(...shards.docs.map((shard) => Number(shard.get('players'))));
  expect(most).toBeLessThan(FINISHERS / 10);

  const leaving = uids.slice(0, 10);
  await Promise.all(leaving.map((uid) => deleteAccount(db, getAuth(), uid, Date.now())));
  expect((await db.collection(`${PUZZLE}/entries`).count().get()).data().count).toBe(
    FINISHERS - leaving.length,
  );
  await expectExact();
  // Nothing is left to do.
  await sweepCounts(db);
  expect((await db.doc(PUZZLE).get()).get('counting')).toBe('settled');
}, 300_000);

it('keeps what was counted before there were shards', async () => {
  const former = db.doc('leaderboards/royal-family/puzzles/1');
  await former.set({ players: 5, spread: { 3: 5 } });
  const uid = uids[20]!;
  await db.doc(`users/${uid}`).set({ ...INFO, [MAP]: { 1: [95_000, 1] } });
  const sent = { ...NO_RESULTS, [MAP]: JSON.stringify({ 1: [95_000, 1] }) };
  await Promise.all([1, 2, 3].map(() => insertLeaderboardGames(db, uid, sent, Date.now())));
  await sweepCounts(db);
  expect((await former.get()).data()).toMatchObject({ players: 6, spread: { 3: 6 } });
  await db.recursiveDelete(former);
});
