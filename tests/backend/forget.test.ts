/** Accounts that were deleted before the database was restored to an earlier time. */
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, it } from 'vitest';
import { deleteAccount } from '../../functions/src/deleteAccount.ts';
import { insertLeaderboardGames } from '../../functions/src/insertLeaderboardGames.ts';
import { upsertLeaderboardUser } from '../../functions/src/upsertLeaderboardUser.ts';
import { resultKey, storedNames } from '../../src/protocol/resultKeys.ts';
import { toolkitOf } from '../../tools/games/index.ts';
import { forgetDeleted } from '../../tools/keep/forget.ts';
import { playById } from '../../tools/plays.ts';
import { requestOf } from './support/finishers.ts';
import { database as emulators } from './support/players.ts';
import { INFO, NO_RESULTS } from './support/profiles.ts';

emulators();
/** A project of its own: every account that it marks as deleted is deleted again. */
const app = initializeApp({ projectId: 'demo-crema-keep' }, 'keep');
const [db, auth] = [getFirestore(app), getAuth(app)];
const [GAME, ID, NOW] = ['sudoku-shift', '100', Date.now()] as const;
const places = (uid: string) => [
  `users/${uid}`,
  `leaderboardUsers/${uid}`,
  `leaderboards/${GAME}/puzzles/${ID}/entries/${uid}`,
];
const read = (uid: string) => Promise.all(places(uid).map((path) => db.doc(path).get()));
const isThere = async (uid: string) => (await read(uid)).map(({ exists }) => exists);

async function finish(uid: string): Promise<void> {
  const { result } = playById(toolkitOf(GAME), ID);
  const results = { [storedNames(GAME).profileMap]: { [resultKey(GAME, ID)]: result } };
  const profile = { ...INFO, ...NO_RESULTS, ...results, createdAt: Timestamp.now() };
  await db.doc(`users/${uid}`).set(profile);
  await upsertLeaderboardUser(db, uid, { ...INFO }, NOW);
  await insertLeaderboardGames(db, uid, requestOf(result, undefined, GAME, ID), NOW);
}

afterAll(async () => {
  await Promise.all((await db.listCollections()).map((one) => db.recursiveDelete(one)));
  await deleteApp(app);
});

it('are deleted again, and the others stay', async () => {
  await finish('anna');
  await finish('ben');
  const before = await read('ben');
  expect(await isThere('ben')).toEqual([true, true, true]);
  await deleteAccount(db, auth, 'ben', NOW);
  // The restored database holds the account's documents; its newer mark was imported.
  for (const document of before) await document.ref.set(document.data()!);

  expect(await forgetDeleted({ database: db, auth }, NOW)).toBe(1);
  expect(await isThere('ben')).toEqual([false, false, false]);
  expect(await isThere('anna')).toEqual([true, true, true]);
  expect((await db.doc('deletedAccounts/ben').get()).exists).toBe(true);
});
