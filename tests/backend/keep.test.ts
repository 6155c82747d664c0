/**
 * The rehearsal of a restore: a café with results, boards, a table and a puzzle that the desk has
 * changed is exported, wiped and restored, and every document is as it was.
 */
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import {
  type CollectionReference,
  type Firestore,
  getFirestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount } from '../../functions/src/deleteAccount.ts';
import { changePuzzle } from '../../functions/src/desk/changePuzzle.ts';
import { insertLeaderboardGames } from '../../functions/src/insertLeaderboardGames.ts';
import { sweepCounts } from '../../functions/src/sum.ts';
import { changeTable } from '../../functions/src/tables/changeTable.ts';
import { upsertLeaderboardUser } from '../../functions/src/upsertLeaderboardUser.ts';
import { addDays, civilDateOf } from '../../src/daily/date.ts';
import { idFor } from '../../src/daily/numbering.ts';
import { firestoreOrigin } from '../../src/firebase/firestore.ts';
import { definitionOf } from '../../src/games/definitions.ts';
import { makeRng } from '../../src/lib/rng.ts';
import { hashOf } from '../../src/play/hash.ts';
import { resultKey, storedNames } from '../../src/storage/tables.ts';
import { grantStaff } from '../../tools/backend/staff.ts';
import { toolkitOf } from '../../tools/games/index.ts';
import { puzzleOf } from '../../tools/games/published.ts';
import { openDatabase } from '../../tools/keep/database.ts';
import { exportTo } from '../../tools/keep/export.ts';
import { forgetDeleted } from '../../tools/keep/forget.ts';
import { restoreFrom } from '../../tools/keep/restore.ts';
import { playByEngine } from '../../tools/plays.ts';
import { borrowed, jsonOf, tokenOf } from './support/desk.ts';
import { requestOf } from './support/finishers.ts';
import { database as emulators } from './support/players.ts';
import { INFO, NO_RESULTS } from './support/profiles.ts';

/** Projects of their own: a wipe must not reach other tests' documents. */
const PROJECT = 'demo-crema-keep';
const OTHER = 'demo-crema-kept';
const GAME = 'sudoku-shift';
const NOW = Date.now();
/** A puzzle that is not out yet, so that the desk may publish another. */
const PLANNED = idFor(definitionOf(GAME).schedule, addDays(civilDateOf(new Date(NOW)), 20));
const root = (project: string) => `projects/${project}/databases/(default)/documents`;
const restOf = (project: string) => `${firestoreOrigin(project)}/v1/${root(project)}`;
const OWNER = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

emulators();
const app = initializeApp({ projectId: PROJECT }, 'keep');
const otherApp = initializeApp({ projectId: OTHER }, 'kept');
const db = getFirestore(app);
const auth = getAuth(app);
const scratch = mkdtempSync(join(tmpdir(), 'crema-keep-'));
const file = join(scratch, 'exports', 'export.jsonl.gz');

/** Values that plain JSON or a client library would change. */
const EVERY_TYPE = {
  whole: { integerValue: '9007199254740993' },
  double: { doubleValue: 1 },
  none: { nullValue: null },
  yes: { booleanValue: true },
  time: { timestampValue: '2026-11-27T03:04:05.123456Z' },
  bytes: { bytesValue: 'AP8B' },
  place: { geoPointValue: { latitude: 52.5, longitude: 13.4 } },
  text: { stringValue: 'Café\n“crema” \u{1F375}' },
  reference: { referenceValue: `${root(PROJECT)}/users/anna` },
  list: { arrayValue: { values: [{ doubleValue: 2 }, { mapValue: {} }] } },
  'a.b`c': { mapValue: { fields: { referenceValue: { stringValue: 'a name like any other' } } } },
};

const wipe = (project: string) =>
  fetch(restOf(project).replace('/v1/', '/emulator/v1/'), { method: 'DELETE', headers: OWNER });

async function rawFields(project: string): Promise<unknown> {
  const response = await fetch(`${restOf(project)}/types/every`, { headers: OWNER });
  return ((await response.json()) as { fields: unknown }).fields;
}

/** Every document by its path, found collection by collection: another way than the export's. */
async function snapshot(database: Firestore): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  async function walk(collections: readonly CollectionReference[]): Promise<void> {
    for (const collection of collections) {
      // Documents that are not there, such as `leaderboards/{game}`, may have collections.
      for (const reference of await collection.listDocuments()) {
        const document = await reference.get();
        if (document.exists) found[reference.path] = document.data();
        await walk(await reference.listCollections());
      }
    }
  }
  await walk(await database.listCollections());
  return found;
}

async function finish(uid: string, id: string): Promise<void> {
  await db.doc(`users/${uid}`).set({ ...INFO, ...NO_RESULTS, createdAt: Timestamp.now() });
  await upsertLeaderboardUser(db, uid, { ...INFO }, NOW);
  const toolkit = toolkitOf(GAME);
  const puzzle = puzzleOf(toolkit, id);
  const play = playByEngine(toolkit, puzzle, makeRng(uid));
  const results = { [storedNames(GAME).profileMap]: { [resultKey(GAME, id)]: play.result } };
  await db.doc(`users/${uid}`).set(results, { merge: true });
  const plays = { [`${GAME}/${id}`]: { hash: hashOf(toolkit.game, puzzle), log: play.log } };
  await insertLeaderboardGames(db, uid, requestOf(play.result, plays, GAME, id), NOW);
}

let before: Record<string, unknown>;
beforeAll(async () => {
  await Promise.all([wipe(PROJECT), wipe(OTHER)]);
  await finish('anna', '100');
  await finish('ben', '100');
  await sweepCounts(db);
  await changeTable(db, 'anna', { kind: 'create', name: 'Cosy Latte' }, NOW);
  await db.doc('users/anna/sittings/crossnumber~12').set({ games: '[]', at: Timestamp.now() });
  const user = await auth.createUser({ email: 'editor@keep.example', emailVerified: true });
  await grantStaff({ auth, database: db }, user);
  await changePuzzle({ database: db, auth, at: NOW }, tokenOf(user), {
    ...{ userId: user.uid, game: GAME, id: PLANNED, kind: 'publish', revision: 0 },
    ...{ reason: '', note: 'Softer.', puzzle: jsonOf(GAME, borrowed(GAME, PLANNED, '100')) },
  });
  await fetch(`${restOf(PROJECT)}/types/every`, {
    method: 'PATCH',
    headers: OWNER,
    body: JSON.stringify({ fields: EVERY_TYPE }),
  });
  before = await snapshot(db);
});
afterAll(async () => {
  await Promise.all([wipe(PROJECT), wipe(OTHER)]);
  const { users } = await auth.listUsers();
  await Promise.all(users.map(({ uid }) => auth.deleteUser(uid)));
  await Promise.all([deleteApp(app), deleteApp(otherApp)]);
  rmSync(scratch, { recursive: true });
});

describe('a restore', () => {
  it('brings back every profile, board, table and listing', async () => {
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining([
        ...['users/anna', 'users/ben', 'users/anna/sittings/crossnumber~12', 'memberships/anna'],
        ...['leaderboardUsers/anna', `leaderboards/${GAME}/puzzles/100`, 'published/index'],
        ...['anna', 'ben'].map((uid) => `leaderboards/${GAME}/puzzles/100/entries/${uid}`),
      ]),
    );
    expect(before[`leaderboards/${GAME}/puzzles/100`]).toMatchObject({ players: 2 });

    const count = await exportTo(file, openDatabase(PROJECT), 4);
    expect(count).toBe(Object.keys(before).length);
    await wipe(PROJECT);
    expect(await snapshot(db)).toEqual({});

    expect(await restoreFrom(file, openDatabase(PROJECT))).toBe(count);
    expect(await snapshot(db)).toEqual(before);
    expect(await rawFields(PROJECT)).toEqual(EVERY_TYPE);
  });

  it('leads references into the project to which it goes', async () => {
    await restoreFrom(file, openDatabase(OTHER));
    expect(await rawFields(OTHER)).toEqual({
      ...EVERY_TYPE,
      reference: { referenceValue: `${root(OTHER)}/users/anna` },
    });
    expect(Object.keys(await snapshot(getFirestore(otherApp)))).toEqual(Object.keys(before));
  });

  it('brings nobody back for good who has deleted their account since', async () => {
    const newer = join(scratch, 'newer.jsonl.gz');
    await deleteAccount(db, auth, 'ben', NOW);
    await exportTo(newer, openDatabase(PROJECT));
    await wipe(PROJECT);
    await restoreFrom(file, openDatabase(PROJECT));
    expect(await snapshot(db)).toHaveProperty(['users/ben']);

    expect(await forgetDeleted(newer, { database: db, auth }, NOW)).toBe(1);
    const after = await snapshot(db);
    const ofBen = Object.keys(after).filter((path) => path.endsWith('/ben'));
    expect(ofBen).toEqual(['deletedAccounts/ben']);
    expect(Object.keys(after)).toEqual(
      expect.arrayContaining(['users/anna', `leaderboards/${GAME}/puzzles/100/entries/anna`]),
    );
  });

  it('writes nothing over what is there', async () => {
    await expect(restoreFrom(file, openDatabase(PROJECT))).rejects.toThrow('is not empty');
  });

  it('writes nothing of a file that is not whole', async () => {
    const cut = join(scratch, 'cut.jsonl.gz');
    writeFileSync(cut, readFileSync(file));
    truncateSync(cut, 200);
    await wipe(OTHER);
    await expect(restoreFrom(cut, openDatabase(OTHER))).rejects.toThrow('is no whole export');
    expect(await snapshot(getFirestore(otherApp))).toEqual({});
    writeFileSync(cut, 'tea');
    await expect(restoreFrom(cut, openDatabase(OTHER))).rejects.toThrow('is no whole export');
  });
});
