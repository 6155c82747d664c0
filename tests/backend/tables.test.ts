/** Tables: who sits at them, what they see of each other's results, and what outlasts a departure. */
import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '../../functions/src/deleteAccount.ts';
import { deletedPath } from '../../functions/src/deleted.ts';
import { decideEntry } from '../../functions/src/desk/decideEntry.ts';
import { decideHeld } from '../../functions/src/desk/decideHeld.ts';
import { changeTable } from '../../functions/src/tables/changeTable.ts';
import { lookAtTable } from '../../functions/src/tables/lookAtTable.ts';
import { upsertLeaderboardUser } from '../../functions/src/upsertLeaderboardUser.ts';
import { latestDateOnEarth } from '../../src/daily/date.ts';
import { idFor } from '../../src/daily/numbering.ts';
import { definitionOf } from '../../src/games/definitions.ts';
import { makeRng } from '../../src/lib/rng.ts';
import { hashOf } from '../../src/play/hash.ts';
import {
  codePath,
  MOST_TABLES,
  membershipPath,
  type Table,
  tablePath,
} from '../../src/protocol/table.ts';
import type { TableLook } from '../../src/protocol/tableCallables.ts';
import { toolkitOf } from '../../tools/games/index.ts';
import { puzzleOf } from '../../tools/games/published.ts';
import { playByEngine } from '../../tools/plays.ts';
import { tokenOf } from './support/desk.ts';
import { keep, send, verdictIn } from './support/finishers.ts';
import { database, type Editor, everybodyGone, newEditor, stranger } from './support/players.ts';
import { INFO } from './support/profiles.ts';

const db = database();
const GAME = 'royal-family';
/** The tests' day, whose puzzle no other test plays. */
const DAY = '2026-02-11';
const MONTH = '2026-02';
const NOW = Date.UTC(2026, 1, 11, 9);
const HOUR = 3_600_000;
const ID = idFor(definitionOf(GAME).schedule, DAY);
const toolkit = toolkitOf(GAME);
const puzzle = puzzleOf(toolkit, ID);

let uids: string[] = [];
beforeEach(() => {
  uids = [];
});
afterEach(async () => {
  // Members who leave a table at the same time wait for each other's transactions.
  for (const uid of uids) await deleteAccount(db, getAuth(), uid, NOW);
});

async function newMember(): Promise<string> {
  const uid = `table-${randomUUID()}`;
  uids.push(uid);
  await db.doc(`users/${uid}`).set(INFO);
  return uid;
}
const create = async (uid: string) =>
  (await changeTable(db, uid, { kind: 'create', name: 'Cosy Latte' }, NOW)).table;
const tableOf = async (id: string) =>
  (await db.doc(tablePath(id)).get()).data() as Table | undefined;
const codeOf = async (id: string) => (await tableOf(id))!.code;
const join = (uid: string, code: string, at = NOW) =>
  changeTable(db, uid, { kind: 'join', code }, at);
const tablesOf = async (uid: string) => (await db.doc(membershipPath(uid)).get()).get('tables');
/** A play of one's own: a copy of another player's moves would be held. */
const playOf = (uid: string) => playByEngine(toolkit, puzzle, makeRng(uid));
const rankOf = (uid: string) => definitionOf(GAME).results.rank(playOf(uid).result);
const finish = async (uid: string) => {
  const { result, log } = playOf(uid);
  await keep(uid, result, GAME, ID);
  const play = { hash: hashOf(toolkit.game, puzzle), log };
  return verdictIn(await send(uid, { game: GAME, id: ID, result, play }, NOW));
};

describe('a table', () => {
  it('is made by a player, and joined by its code, spoken or as a link', async () => {
    const [anna, ben, carla] = [await newMember(), await newMember(), await newMember()];
    const id = await create(anna);
    const code = await codeOf(id);
    await join(ben, code.replaceAll('-', ' ').toUpperCase());
    await join(carla, `https://crema.example/join/${code}`);
    await join(carla, code);
    const table = await tableOf(id);
    expect(table).toMatchObject({ name: 'Cosy Latte', owner: anna });
    expect(Object.keys(table!.members).toSorted()).toEqual([anna, ben, carla].toSorted());
    expect(table!.members[ben]).toMatchObject(INFO);
    for (const uid of [anna, ben, carla]) expect(await tablesOf(uid)).toEqual([id]);
  });

  it('shows what its members finish, and what they had finished when they came', async () => {
    const [anna, ben] = [await newMember(), await newMember()];
    const id = await create(anna);
    expect(await finish(anna)).toBe('checked');
    expect(await finish(ben)).toBe('checked');
    expect((await tableOf(id))!.days[DAY]).toEqual({
      [anna]: { [GAME]: { rank: rankOf(anna), checked: true } },
    });
    // In the evening of the next day in America, when it is two days later at the date line.
    await join(ben, await codeOf(id), NOW + 42 * HOUR);
    expect((await tableOf(id))!.days[DAY]![ben]).toEqual({
      [GAME]: { rank: rankOf(ben), checked: true },
    });
  });

  it('hides times that come later, and those of who comes back as they were', async () => {
    const [anna, ben] = [await newMember(), await newMember()];
    const id = await create(anna);
    const code = await codeOf(id);
    await join(ben, code);
    await changeTable(db, anna, { kind: 'hide', table: id, hidesTimes: true }, NOW);
    await finish(anna);
    const own = async () => (await tableOf(id))!.days[DAY]![anna];
    expect(await own()).toEqual({ [GAME]: { rank: null, checked: true } });
    await changeTable(db, anna, { kind: 'leave', table: id }, NOW);
    await changeTable(db, anna, { kind: 'join', code, hidesTimes: true }, NOW);
    expect(await own()).toEqual({ [GAME]: { rank: null, checked: true } });
    expect((await tableOf(id))!.members[anna]?.hidesTimes).toBe(true);
  });

  it('counts for the month, and lets nobody’s number go with another member', async () => {
    const [anna, ben] = [await newMember(), await newMember()];
    const id = await create(anna);
    const code = await codeOf(id);
    await finish(ben);
    await join(ben, code);
    await finish(anna);
    await finish(anna);
    const months = async () => (await tableOf(id))!.months;
    const both = { [MONTH]: { [anna]: 1, [ben]: 1 } };
    expect(await months()).toEqual(both);
    const list = async () => (await db.doc(membershipPath(ben)).get()).get('departures');
    const departure = { table: id, months: { [MONTH]: 1 }, listed: [`${DAY}/${GAME}`] };
    for (const by of [anna, ben]) {
      const away = by === ben ? { kind: 'leave' } : { kind: 'remove', member: ben };
      await changeTable(db, by, { ...away, table: id }, NOW);
      expect(await months()).toEqual({ [MONTH]: { [anna]: 1 } });
      expect(await list()).toEqual([departure]);
      // A wrong code, which is noted in the same document, loses nothing.
      await expect(join(ben, 'babab-babab-babab')).rejects.toMatchObject({ status: 'not-found' });
      await join(ben, code);
      expect(await months()).toEqual(both);
      expect(await list()).toEqual([]);
    }
    // Ten days later the result has come along, though it is older than those that a newcomer brings.
    await changeTable(db, ben, { kind: 'leave', table: id }, NOW);
    await join(ben, code, NOW + 240 * HOUR);
    expect(await months()).toEqual(both);
    expect((await tableOf(id))!.days[DAY]![ben]).toEqual({
      [GAME]: { rank: rankOf(ben), checked: true },
    });
    await deleteAccount(db, getAuth(), ben, NOW);
    expect(await months()).toEqual({ [MONTH]: { [anna]: 1 } });
  });

  it('counts an unchecked result once, also one that it did not list', async () => {
    const [anna, ben] = [await newMember(), await newMember()];
    const id = await create(anna);
    const { result, log } = playOf(ben);
    await keep(ben, result, GAME, ID);
    const sent = { game: GAME, id: ID, result } as const;
    expect(verdictIn(await send(ben, sent, NOW))).toBe('unchecked');
    // Too late to bring it along.
    await join(ben, await codeOf(id), NOW + 96 * HOUR);
    const number = async () => (await tableOf(id))!.months[MONTH]?.[ben];
    expect(await number()).toBeUndefined();
    const play = { hash: hashOf(toolkit.game, puzzle), log };
    for (let twice = 0; twice < 2; twice++) {
      expect(verdictIn(await send(ben, { ...sent, play }, NOW + 97 * HOUR))).toBe('checked');
      expect(await number()).toBe(1);
    }
  });

  it('takes up a new name', async () => {
    const anna = await newMember();
    const id = await create(anna);
    const info = { ...INFO, leaderboardName: 'Calm Roast' };
    await db.doc(`users/${anna}`).set(info, { merge: true });
    await upsertLeaderboardUser(db, anna, info, NOW);
    expect((await tableOf(id))!.members[anna]).toMatchObject(info);
  });

  it('goes to the next member when its owner’s account is deleted, and ends with the last', async () => {
    const [anna, ben] = [await newMember(), await newMember()];
    const id = await create(anna);
    const code = await codeOf(id);
    await join(ben, code);
    await deleteAccount(db, getAuth(), anna, NOW);
    expect(await tableOf(id)).toMatchObject({ owner: ben });
    expect((await db.doc(membershipPath(anna)).get()).exists).toBe(false);
    await deleteAccount(db, getAuth(), ben, NOW);
    expect(await tableOf(id)).toBeUndefined();
    expect((await db.doc(codePath(code)).get()).exists).toBe(false);
  });
});

describe('the owner', () => {
  it('renews the code, which holds at once', async () => {
    const [anna, ben] = [await newMember(), await newMember()];
    const id = await create(anna);
    const before = await codeOf(id);
    await changeTable(db, anna, { kind: 'renew', table: id }, NOW);
    const after = await codeOf(id);
    expect(after).not.toBe(before);
    await expect(join(ben, before)).rejects.toMatchObject({ status: 'not-found' });
    await join(ben, after);
    await expect(changeTable(db, ben, { kind: 'renew', table: id }, NOW)).rejects.toMatchObject({
      status: 'permission-denied',
    });
  });

  it('removes a member, and nobody else does', async () => {
    const [anna, ben, carla] = [await newMember(), await newMember(), await newMember()];
    const id = await create(anna);
    for (const uid of [ben, carla]) await join(uid, await codeOf(id));
    const remove = (by: string, member: string) =>
      changeTable(db, by, { kind: 'remove', table: id, member }, NOW);
    await expect(remove(ben, carla)).rejects.toMatchObject({ status: 'permission-denied' });
    await expect(remove(anna, anna)).rejects.toMatchObject({ status: 'invalid-argument' });
    await remove(anna, ben);
    expect(Object.keys((await tableOf(id))!.members).toSorted()).toEqual([anna, carla].toSorted());
    expect(await tablesOf(ben)).toEqual([]);
    await expect(remove(ben, carla)).rejects.toMatchObject({ status: 'not-found' });
  });

  it('shuts out whom it removes with a new code, in one change', async () => {
    const [anna, ben] = [await newMember(), await newMember()];
    const id = await create(anna);
    const old = await codeOf(id);
    await join(ben, old);
    const removal = { kind: 'remove', table: id, member: ben, renews: true };
    await changeTable(db, anna, removal, NOW);
    expect(await codeOf(id)).not.toBe(old);
    await expect(join(ben, old)).rejects.toMatchObject({ status: 'not-found' });
    await join(ben, await codeOf(id));
  });

  it('is looked at by its code, without an account, while it has that code', async () => {
    const anna = await newMember();
    const id = await create(anna);
    const old = await codeOf(id);
    const look = (code: unknown) =>
      stranger()
        .call<TableLook>('lookAtTable', { code })
        .catch(({ code: status, message }) => ({ status, message }));
    expect(await look(old)).toEqual({ name: 'Cosy Latte', owner: INFO.leaderboardName });
    await changeTable(db, anna, { kind: 'renew', table: id }, NOW);
    const dead = { status: 'functions/not-found', message: expect.stringMatching(/^No table has/) };
    expect(await look(old)).toEqual(dead);
    expect(await look('zuzuz-zuzuz-zuzuz')).toEqual(dead);
    for (const none of ['../users/anna', null, ['lusab']]) {
      expect(await look(none)).toMatchObject({ status: 'functions/invalid-argument' });
    }
    expect(await look(await codeOf(id))).toMatchObject({ name: 'Cosy Latte' });
    await everybodyGone();
  });

  it('is looked at no more once the day is full', async () => {
    const at = NOW + 90 * 24 * HOUR;
    const limit = db.doc('limits/tableLooks');
    await limit.set({ day: latestDateOnEarth(at), kept: 200_000 });
    await expect(lookAtTable(db, { code: 'zuzuz-zuzuz-zuzuz' }, at)).rejects.toMatchObject({
      status: 'resource-exhausted',
    });
    await limit.delete();
  });
});

describe('limits', () => {
  it('refuse the eleventh wrong code of an hour, and the right one with it', async () => {
    const [anna, ben] = [await newMember(), await newMember()];
    const code = await codeOf(await create(anna));
    for (let i = 0; i < 10; i++) {
      await expect(join(ben, 'babab-babab-babab')).rejects.toMatchObject({ status: 'not-found' });
    }
    await expect(join(ben, code)).rejects.toMatchObject({ status: 'resource-exhausted' });
    await join(ben, code, NOW + HOUR);
    expect(await tablesOf(ben)).toHaveLength(1);
  });

  it('are five tables a player', async () => {
    const [anna, ben] = [await newMember(), await newMember()];
    for (let i = 0; i < MOST_TABLES; i++) await create(anna);
    await expect(create(anna)).rejects.toThrow(
      'You can be at up to 5 tables. Leave one to join another.',
    );
    const other = await create(ben);
    await expect(join(anna, await codeOf(other))).rejects.toMatchObject({
      status: 'invalid-argument',
    });
    // Joining a table again is no sixth one.
    const [own] = await tablesOf(anna);
    await join(anna, await codeOf(own));
  });
});

it('what is no change of a table is refused with a sentence', async () => {
  const anna = await newMember();
  for (const data of [
    {},
    { kind: 'paint' },
    { kind: 'create', name: 'The Best Table' },
    { kind: 'create' },
    { kind: 'join', code: 'lusab-babad' },
    { kind: 'join', code: ['lusab'] },
    { kind: 'leave', table: '../users/anna' },
    { kind: 'renew' },
    { kind: 'leave', table: '__proto__' },
    { kind: 'remove', table: 'abc', member: 'a/b' },
    { kind: 'hide', table: 'abc', hidesTimes: 'yes' },
  ]) {
    const call = async () => changeTable(db, anna, data, NOW);
    await expect(call(), JSON.stringify(data)).rejects.toMatchObject({
      status: 'invalid-argument',
    });
  }
  expect(await tablesOf(anna)).toBeUndefined();
});

it('nobody sits down without a name, or after their account was deleted', async () => {
  const uid = `table-${randomUUID()}`;
  await expect(create(uid)).rejects.toMatchObject({ status: 'aborted' });
  const anna = await newMember();
  await deleteAccount(db, getAuth(), anna, NOW);
  await expect(create(anna)).rejects.toMatchObject({ status: 'unauthenticated' });
});

it('a change during a deletion does not make the player’s document anew', async () => {
  const anna = await newMember();
  const table = await create(anna);
  const player = db.doc(`leaderboardUsers/${anna}`);
  await db.doc(deletedPath(anna)).set({ at: new Date(NOW) });
  await player.delete();
  const hide = async () => changeTable(db, anna, { kind: 'hide', table, hidesTimes: true }, NOW);
  await expect(hide()).rejects.toMatchObject({ status: 'unauthenticated' });
  expect((await player.get()).exists).toBe(false);
});

describe('the desk’s decisions reach the table:', () => {
  let editor: Editor;
  beforeEach(async () => {
    editor = await newEditor();
  });
  afterEach(() => getAuth().deleteUser(editor.uid));
  const own = async (id: string, uid: string) => (await tableOf(id))!.days[DAY]?.[uid]?.[GAME];
  const number = async (id: string, uid: string) => (await tableOf(id))!.months[MONTH]?.[uid];
  const about = { game: GAME, board: ID, note: 'Looked at.' };

  it('a result that is taken off, and put back', async () => {
    const anna = await newMember();
    const id = await create(anna);
    await finish(anna);
    const before = await own(id, anna);
    expect(before).toMatchObject({ checked: true });
    const decide = (decision: string) =>
      decideEntry(
        db,
        getAuth(),
        tokenOf(editor),
        { ...about, userId: editor.uid, player: anna, decision },
        NOW,
      );
    expect(await decide('take-off')).toEqual({ decided: true });
    expect(await own(id, anna)).toBeUndefined();
    expect(await number(id, anna)).toBe(0);
    expect(await decide('put-back')).toEqual({ decided: true });
    expect(await own(id, anna)).toEqual(before);
    expect(await decide('put-back')).toEqual({ decided: false });
    expect(await number(id, anna)).toBe(1);
    // Taken off while its player is away, it does not come back.
    const code = await codeOf(id);
    await join(await newMember(), code);
    await changeTable(db, anna, { kind: 'leave', table: id }, NOW);
    await decide('take-off');
    await join(anna, code);
    expect(await number(id, anna)).toBe(0);
    await decide('put-back');
    expect(await number(id, anna)).toBe(1);
  });

  it('a held result that is accepted, after it had been there unchecked', async () => {
    const [anna, ben] = [await newMember(), await newMember()];
    const id = await create(ben);
    await finish(anna);
    const { result, log } = playOf(anna);
    await keep(ben, result, GAME, ID);
    const sent = { game: GAME, id: ID, result } as const;
    expect(verdictIn(await send(ben, sent, NOW))).toBe('unchecked');
    const rank = rankOf(anna);
    expect(await own(id, ben)).toEqual({ rank, checked: false });
    expect(await number(id, ben)).toBe(1);
    // A copy of another player's moves is held.
    const play = { hash: hashOf(toolkit.game, puzzle), log };
    expect(verdictIn(await send(ben, { ...sent, play }, NOW))).toBe('held');
    expect(await own(id, ben)).toBeUndefined();
    expect(await number(id, ben)).toBe(0);
    const accept = { ...about, userId: editor.uid, players: [ben], decision: 'accept' };
    await decideHeld(db, getAuth(), tokenOf(editor), accept, NOW);
    expect(await own(id, ben)).toEqual({ rank, checked: true });
    expect(await number(id, ben)).toBe(1);
  });
});

it('two who join and finish at the same time are both at the table', { tags: 'all' }, async () => {
  const anna = await newMember();
  const id = await create(anna);
  const code = await codeOf(id);
  const others = await Promise.all(Array.from({ length: 4 }, newMember));
  await Promise.all(
    others.map(async (uid) => {
      await join(uid, code);
      await finish(uid);
    }),
  );
  const table = (await tableOf(id))!;
  expect(Object.keys(table.members).toSorted()).toEqual([anna, ...others].toSorted());
  expect(Object.keys(table.days[DAY]!).toSorted()).toEqual(others.toSorted());
});
