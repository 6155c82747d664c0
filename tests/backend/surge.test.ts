/**
 * Many players finish the same puzzle at once, as fast as the emulator allows: no player may be
 * lost or counted twice. `CREMA_FINISHERS=2000` runs more players than CI has time for.
 */
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteAccount } from '../../functions/src/deleteAccount.ts';
import { insertLeaderboardGames } from '../../functions/src/insertLeaderboardGames.ts';
import { sweepCounts } from '../../functions/src/sum.ts';
import { makeRng } from '../../src/lib/rng.ts';
import { PROFILE_MAPS } from '../../src/protocol/callables.ts';
import { puzzlePath } from '../../src/protocol/leaderboard.ts';
import { bucketOf } from '../../src/protocol/spread.ts';
import { toolkitOf } from '../../tools/games/index.ts';
import { puzzleOf } from '../../tools/games/published.ts';
import { playByEngine } from '../../tools/plays.ts';
import { GUESSES } from '../support/measures.ts';
import { keep, send, verdictIn } from './support/finishers.ts';
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

it(`${FINISHERS} finish at once, some of them twice, and some delete their account`, {
  tags: 'all',
}, async () => {
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

it('sixty finish a board at once, with their moves, and none of them fails', async () => {
  const [game, id] = ['royal-family', '4'] as const;
  const toolkit = toolkitOf(game);
  const board = db.doc(puzzlePath(game, id));
  // The first ten have left.
  const rush = uids.slice(20, 80);
  const replies = await Promise.all(
    rush.map(async (uid) => {
      const { result, ...play } = playByEngine(toolkit, puzzleOf(toolkit, id), makeRng(uid));
      await keep(uid, result, game, id);
      return send(uid, { game, id, result, play }, Date.now());
    }),
  );
  expect(replies.map(verdictIn)).toEqual(rush.map(() => 'checked'));
  await sweepCounts(db);
  expect((await board.get()).get('players')).toBe(rush.length);
  await db.recursiveDelete(board);
});
