/** A closed site: who gets in by a code, and who does not. */
import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acceptInvitation } from '../../functions/src/acceptInvitation.ts';
import { deleteAccount } from '../../functions/src/deleteAccount.ts';
import { deletedPath } from '../../functions/src/deleted.ts';
import { insertLeaderboardGames } from '../../functions/src/insertLeaderboardGames.ts';
import { changeTable } from '../../functions/src/tables/changeTable.ts';
import { upsertLeaderboardUser } from '../../functions/src/upsertLeaderboardUser.ts';
import { makeServer } from '../../src/firebase/server.ts';
import { invitationPath, invitedPath } from '../../src/protocol/invitation.ts';
import { invite, setClosed } from '../../tools/backend/invitations.ts';
import { requestOf } from './support/finishers.ts';
import { database, everybodyGone, newEditor, newPlayer, stranger } from './support/players.ts';
import { INFO } from './support/profiles.ts';

const db = database();
const NOW = Date.UTC(2026, 10, 29, 9);
const HOUR = 3_600_000;
const UNKNOWN = 'zuzuz-zuzuz-zuzuz';

let uids: string[] = [];
let codes: string[] = [];
beforeEach(() => setClosed(db, true));
afterEach(async () => {
  await setClosed(db, false);
  await everybodyGone();
  for (const uid of uids) await deleteAccount(db, getAuth(), uid, NOW);
  for (const code of codes) await db.doc(invitationPath(code)).delete();
  [uids, codes] = [[], []];
});

/** An account without a profile, which the functions know by its id. */
function newUid(): string {
  const uid = `invited-${randomUUID()}`;
  uids.push(uid);
  return uid;
}
async function newCode(left: number): Promise<string> {
  const code = await invite(db, { left, note: 'Class 4b' });
  codes.push(code);
  return code;
}
const accept = (uid: string, code: unknown, at = NOW) => acceptInvitation(db, uid, { code }, at);
const isInvited = async (uid: string) => (await db.doc(invitedPath(uid)).get()).exists;
const leftOf = async (code: string) => (await db.doc(invitationPath(code)).get()).get('left');
const refusal = (status: string, sentence = '') =>
  expect.objectContaining({ status, message: expect.stringContaining(sentence) });

describe('a code', () => {
  it.each<[string, (code: string) => string]>([
    ['as it is printed', (code) => code],
    ['in capitals', (code) => code.toUpperCase()],
    ['with spaces', (code) => `  ${code.replaceAll('-', ' ')} `],
    ['in one word', (code) => code.replaceAll('-', '')],
  ])('lets an account in: %s', async (_, written) => {
    const [uid, code] = [newUid(), await newCode(2)];
    expect(await accept(uid, written(code))).toEqual({ isInvited: true });
    expect(await isInvited(uid)).toBe(true);
    expect(await leftOf(code)).toBe(1);
  });

  it('counts an account once, and none that has a profile', async () => {
    const [anna, ben, code] = [newUid(), newUid(), await newCode(5)];
    await db.doc(`users/${ben}`).set(INFO);
    for (const uid of [anna, anna, ben]) await accept(uid, code);
    expect(await leftOf(code)).toBe(4);
    // A second code is not used up, either, and a wrong one does no harm.
    const other = await newCode(1);
    await accept(anna, other);
    await accept(anna, UNKNOWN);
    expect(await leftOf(other)).toBe(1);
  });

  it('lets in as many as it says, even all at once', async () => {
    const code = await newCode(3);
    const class4b = Array.from({ length: 6 }, newUid);
    const tried = await Promise.allSettled(class4b.map((uid) => accept(uid, code)));
    const isIn = await Promise.all(class4b.map(isInvited));
    expect(isIn).toEqual(tried.map(({ status }) => status === 'fulfilled'));
    expect(await leftOf(code)).toBe(3 - isIn.filter(Boolean).length);
    for (const uid of class4b) await accept(uid, code).catch(() => {});
    expect((await Promise.all(class4b.map(isInvited))).filter(Boolean)).toHaveLength(3);
    expect(await leftOf(code)).toBe(0);
  });

  it.each<[string, unknown]>([
    ['used up', 0],
    ['with a negative number', -1],
    ['with half a use', 0.5],
    ['with a text', '30'],
    ['with no number', null],
  ])('lets nobody in: %s', async (_, left) => {
    const [uid, code] = [newUid(), await newCode(1)];
    await db.doc(invitationPath(code)).set({ left });
    await expect(accept(uid, code)).rejects.toEqual(refusal('not-found', 'used up'));
    expect(await isInvited(uid)).toBe(false);
    expect(await leftOf(code)).toBe(left);
  });

  it('lets nobody in once it was deleted', async () => {
    const [uid, code] = [newUid(), await newCode(1)];
    await db.doc(invitationPath(code)).delete();
    await expect(accept(uid, code)).rejects.toEqual(refusal('not-found', 'No invitation has'));
    expect(await isInvited(uid)).toBe(false);
  });

  it.each([['', 'abc', 7, null, undefined, {}, '../circle/closed', 'users/anna']])(
    'is not %j',
    async (...texts) => {
      const uid = newUid();
      for (const text of texts) {
        await expect(accept(uid, text)).rejects.toEqual(refusal('invalid-argument', 'A code is'));
      }
      expect(await isInvited(uid)).toBe(false);
    },
  );

  it('of a table lets nobody in', async () => {
    const [host, uid] = [newUid(), newUid()];
    await db.doc(`users/${host}`).set(INFO);
    const { table } = await changeTable(db, host, { kind: 'create', name: 'Cosy Latte' }, NOW);
    const code = (await db.doc(`tables/${table}`).get()).get('code');
    await expect(accept(uid, code)).rejects.toEqual(refusal('not-found'));
    expect(await isInvited(uid)).toBe(false);
  });

  it('is not guessed: ten wrong ones an hour, and the right one waits then, too', async () => {
    const [uid, code] = [newUid(), await newCode(1)];
    for (let i = 0; i < 10; i++) {
      await expect(accept(uid, UNKNOWN)).rejects.toEqual(refusal('not-found'));
    }
    for (const tried of [UNKNOWN, code]) {
      await expect(accept(uid, tried)).rejects.toEqual(refusal('resource-exhausted', 'Too many'));
    }
    expect(await isInvited(uid)).toBe(false);
    await accept(uid, code, NOW + HOUR);
    expect(await isInvited(uid)).toBe(true);
  });
});

describe('an account that was deleted', () => {
  it('loses its invitation with all else, and gets no other', async () => {
    const [uid, code] = [newUid(), await newCode(2)];
    await accept(uid, code);
    await deleteAccount(db, getAuth(), uid, NOW);
    expect(await isInvited(uid)).toBe(false);
    await expect(accept(uid, code)).rejects.toEqual(refusal('unauthenticated', 'deleted'));
    expect(await leftOf(code)).toBe(1);
    await db.doc(deletedPath(uid)).delete();
  });
});

describe('an uninvited account', () => {
  it('has no name on leaderboards, no result there, and no table', async () => {
    const uid = newUid();
    const upsert = () => upsertLeaderboardUser(db, uid, { ...INFO }, NOW);
    await expect(upsert()).rejects.toEqual(refusal('permission-denied', 'by invitation'));
    const results = requestOf([35_000, 110_000, 240_000, 400_000], undefined, 'sudoku-shift', '3');
    await expect(insertLeaderboardGames(db, uid, results, NOW)).rejects.toEqual(refusal('aborted'));
    await expect(changeTable(db, uid, { kind: 'create', name: 'Cosy Latte' }, NOW)).rejects.toEqual(
      refusal('aborted'),
    );
    expect((await db.doc(`leaderboardUsers/${uid}`).get()).exists).toBe(false);
    await accept(uid, await newCode(1));
    expect(await upsert()).toEqual({ entries: 0 });
  });
});

describe('over the wire', () => {
  it('a closed site makes no profile before it has the code', async () => {
    const { uid, connection } = await newEditor();
    const server = makeServer(connection, uid);
    expect(await server.createProfile(INFO)).toBe(false);
    expect(await server.readProfile()).toBeNull();
    const code = await newCode(1);
    const call = (data: object) => connection.call('acceptInvitation', data);
    await expect(call({ userId: uid, code: UNKNOWN })).rejects.toEqual(
      refusal('not-found', 'No invitation has this code.'),
    );
    expect(await call({ userId: uid, code: code.toUpperCase() })).toEqual({ isInvited: true });
    expect(await server.createProfile(INFO)).toBe(true);
    expect(await server.createProfile(INFO)).toBe(true);
    expect(await server.readProfile()).toMatchObject(INFO);
  });

  it('nobody is let in without a session, or in the name of another', async () => {
    const [anna, code] = [await newPlayer(), await newCode(1)];
    for (const [caller, userId, status] of [
      [stranger(), anna.uid, 'unauthenticated'],
      [anna, 'somebody-else', 'permission-denied'],
      [anna, undefined, 'permission-denied'],
    ] as const) {
      await expect(caller.call('acceptInvitation', { userId, code })).rejects.toMatchObject({
        code: `functions/${status}`,
      });
    }
    expect(await leftOf(code)).toBe(1);
  });
});
