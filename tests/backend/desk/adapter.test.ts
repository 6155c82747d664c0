/** The desk's client of Firebase (src/firebase/desk.ts) on the emulators. */
import { signInWithEmailAndPassword } from 'firebase/auth';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { addDays, civilDateOf } from '../../../src/daily/date.ts';
import { idFor } from '../../../src/daily/numbering.ts';
import type { Desk } from '../../../src/desk/port.ts';
import { makeDesk } from '../../../src/firebase/desk.ts';
import { definitionOf } from '../../../src/games/definitions.ts';
import { CHANGED_MEANWHILE } from '../../../src/protocol/changes.ts';
import { staffPath } from '../../../src/protocol/deskDocuments.ts';
import { entryPath, heldLogPath, heldPath, puzzlePath } from '../../../src/protocol/leaderboard.ts';
import { listingOf } from '../../../src/protocol/listing.ts';
import { borrowed, deskWithEditor, jsonOf } from '../support/desk.ts';
import { database, type Editor, strangersConnection } from '../support/players.ts';
import { INFO } from '../support/profiles.ts';

const db = database();
const GAME = 'sudoku-shift';
const ID = idFor(definitionOf(GAME).schedule, addDays(civilDateOf(new Date()), 25));
const other = borrowed(GAME, ID, '100');
const change: Parameters<Desk['changePuzzle']>[0] = {
  ...{ game: GAME, id: ID, kind: 'publish', revision: 0 },
  ...{ reason: '', note: '', puzzle: jsonOf(GAME, other) },
};
const status = (name: string, message = /^[A-Z].*\.$/) =>
  expect.objectContaining({
    name: 'ServerError',
    status: name,
    message: expect.stringMatching(message),
  });

let editor: Editor;
let desk: Desk;
deskWithEditor(
  (made) => {
    editor = made;
    desk = makeDesk(editor.connection);
  },
  puzzlePath(GAME, ID),
);

describe('who looks in', () => {
  it('staff', async () => {
    const { uid, email } = editor;
    expect(await desk.visitor()).toEqual({ kind: 'staff', uid, email });
  });
  it('nobody', async () => {
    const nobody = makeDesk(strangersConnection());
    expect(await nobody.visitor()).toEqual({ kind: 'signed-out' });
    await expect(nobody.changePuzzle(change)).rejects.toEqual(status('unauthenticated'));
    await expect(nobody.readAudit(5)).rejects.toEqual(status('permission-denied'));
  });
  it('somebody who was staff, with a token that says they are', async () => {
    const { email } = editor;
    await db.doc(staffPath(editor.uid)).delete();
    expect(await desk.visitor()).toEqual({ kind: 'not-staff', email });
    await expect(desk.changePuzzle(change)).rejects.toEqual(status('permission-denied', /staff/));
    for (const read of [
      () => desk.readAudit(5),
      () => desk.readChanges(GAME, ID, 1),
      () => desk.readReports(),
      () => desk.readHeld(),
    ]) {
      await expect(read()).rejects.toEqual(status('permission-denied'));
    }
  });
  it('somebody whose claim is gone, and whose session is', async () => {
    await getAuth().setCustomUserClaims(editor.uid, {});
    expect(await desk.visitor()).toMatchObject({ kind: 'not-staff' });
    await getAuth().setCustomUserClaims(editor.uid, { staff: true });
    // The account's current `staff` claim counts, not the claim in the older token.
    expect(await desk.visitor()).toMatchObject({ kind: 'staff' });
    await getAuth().updateUser(editor.uid, { disabled: true });
    expect(await desk.visitor()).toEqual({ kind: 'signed-out' });
    // Restore the editor's account, which the clean-up after the test needs.
    await getAuth().updateUser(editor.uid, { disabled: false });
    await signInWithEmailAndPassword(editor.connection.auth, editor.email, 'good morning');
  });
});

it('publishes, and reads what it has published', async () => {
  const before = await desk.readIndex();
  expect(listingOf(before, GAME, ID)).toBeNull();
  expect(await desk.readVersion(GAME, ID, 2)).toBeNull();
  const { listing } = await desk.changePuzzle(change);
  expect(listing).toMatchObject({ version: 2, revision: 1 });
  expect(listingOf(await desk.readIndex(), GAME, ID)).toEqual(listing);
  expect(JSON.stringify(await desk.readVersion(GAME, ID, 2))).toBe(jsonOf(GAME, other));
  // The same call sent again after a lost response succeeds.
  expect(await desk.changePuzzle(change)).toEqual({ listing });
  await expect(desk.changePuzzle({ ...change, kind: 'hold' })).rejects.toEqual(
    status('aborted', new RegExp(`^${CHANGED_MEANWHILE} .*again.$`)),
  );
  await desk.changePuzzle({ ...change, kind: 'undo', revision: 1 });
  const [newest, oldest, ...more] = await desk.readAudit(50);
  expect(more).toEqual([]);
  expect([newest, oldest]).toMatchObject([
    { kind: 'undo', game: GAME, id: ID, email: editor.email, before: listing },
    { kind: 'publish', before: null, after: listing },
  ]);
  expect(newest!.at).toBeGreaterThan(oldest!.at);
  expect(newest!.key).not.toBe(oldest!.key);
  expect(await desk.readAudit(1)).toEqual([newest]);
  expect(await desk.readAudit(100_000)).toHaveLength(2);
  expect(await desk.readChanges(GAME, ID, 2)).toEqual([newest, oldest]);
  expect(await desk.readChanges(GAME, ID, 1)).toEqual([oldest]);
  expect(await desk.readChanges(GAME, ID, 0)).toEqual([]);
  // Changes whose document is missing are skipped.
  expect(await desk.readChanges(GAME, ID, 100)).toEqual([]);
});

it('reads reports, and settles them', async () => {
  const report = {
    ...{ game: GAME, id: ID, version: 1, reason: 'several' },
    ...{ text: 'There are two.', settled: false },
  };
  await db.doc('reports/old').set({ ...report, at: Timestamp.fromMillis(1_000) });
  await db.doc('reports/new').set({ ...report, at: Timestamp.fromMillis(2_000) });
  await db.doc('reports/done').set({ ...report, settled: true, at: Timestamp.fromMillis(3_000) });
  const found = await desk.readReports();
  expect(found.map(({ key, at }) => [key, at])).toEqual([
    ['new', 2_000],
    ['old', 1_000],
  ]);
  expect(found[0]).toMatchObject(report);
  await desk.settleReport('new');
  expect((await desk.readReports()).map(({ key }) => key)).toEqual(['old']);
  await expect(desk.settleReport('nowhere')).rejects.toEqual(status('permission-denied'));
});

const INFO_OF_ZOE = { ...INFO, leaderboardName: 'Cosy Latte' };

it('reads the entries of a player over all boards, the newest first', async () => {
  const enter = (uid: string, id: string, at: number, more: object = {}) =>
    db.doc(entryPath(GAME, id, uid)).set({
      ...{ ...INFO_OF_ZOE, uid, game: GAME, id, rank: 1_000 + at, verdict: 'checked' },
      ...{ arrivedAt: Timestamp.fromMillis(at), ...more },
    });
  const boards = [ID, `${ID}@2`, `${ID}@3`];
  await enter('zoe', boards[0]!, 500);
  await enter('zoe', boards[1]!, 900, { verdict: 'unchecked' });
  await enter('zoe', boards[2]!, 700, { leaderboardName: 'Somebody Rude' });
  await enter('yara', boards[0]!, 800);
  const found = (await desk.readEntries('zoe', 20)).map(({ key: _, ...entry }) => entry);
  const entry = { game: GAME, info: INFO_OF_ZOE };
  // An entry whose leaderboard name is not in the lists of names is left out.
  expect(found).toEqual([
    { ...entry, at: 900, board: boards[1], rank: 1_900, verdict: 'unchecked' },
    { ...entry, at: 500, board: boards[0], rank: 1_500, verdict: 'checked' },
  ]);
  expect(await desk.readEntries('zoe', 1)).toHaveLength(1);
  expect(await desk.readEntries('zoe', 100_000)).toHaveLength(2);
  expect(await desk.readEntries('nobody', 20)).toEqual([]);
  expect(await desk.readEntry(GAME, ID, 'yara')).toMatchObject({ ...entry, at: 800, board: ID });
  expect(await desk.readEntry(GAME, ID, 'nobody')).toBeNull();
  await db.doc(staffPath(editor.uid)).delete();
  await expect(desk.readEntries('zoe', 5)).rejects.toEqual(status('permission-denied'));
  for (const board of boards) await db.recursiveDelete(db.doc(puzzlePath(GAME, board)));
});

it('reads what is held with its moves, the oldest first', async () => {
  const board = `${ID}@2`;
  const hold = async (
    uid: string,
    game: typeof GAME,
    id: string,
    at: number,
    more: object = {},
  ) => {
    const held = { uid, game, id, rank: 1_000 };
    const arrivedAt = Timestamp.fromMillis(at);
    await db.doc(heldPath(game, id, uid)).set({ ...held, arrivedAt });
    await db.doc(heldLogPath(game, id, uid)).set({
      ...{ ...held, reason: 'Fast.', log: '[[5,0,"x"]]' },
      ...more,
    });
  };
  await hold('zoe', GAME, board, 500, { ...INFO_OF_ZOE, sameAs: 'ann' });
  await hold('walt', GAME, board, 600, { leaderboardName: 'Somebody Rude', sameAs: 7 });
  await hold('yara', GAME, ID, 400);
  // A held result without its log of moves, which cannot be reviewed.
  const lost = {
    uid: 'xaver',
    game: GAME,
    id: ID,
    rank: 1,
    arrivedAt: FieldValue.serverTimestamp(),
  };
  await db.doc(heldPath(GAME, ID, 'xaver')).set(lost);
  const found = await desk.readHeld();
  const mine = found.filter(({ board: at }) => at.startsWith(ID));
  expect(mine.map(({ key: _, ...held }) => held)).toEqual([
    {
      ...{ at: 400, game: GAME, board: ID, player: 'yara', rank: 1_000 },
      ...{ reason: 'Fast.', log: '[[5,0,"x"]]', info: null },
    },
    {
      ...{ at: 500, game: GAME, board, player: 'zoe', rank: 1_000 },
      ...{ reason: 'Fast.', log: '[[5,0,"x"]]', info: INFO_OF_ZOE, sameAs: 'ann' },
    },
    // Names that are not in our lists, and a `sameAs` that is no text, are left out.
    {
      ...{ at: 600, game: GAME, board, player: 'walt', rank: 1_000 },
      ...{ reason: 'Fast.', log: '[[5,0,"x"]]', info: null },
    },
  ]);
  expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
  await db.recursiveDelete(db.doc(`leaderboards/${GAME}/puzzles/${board}`));
});
