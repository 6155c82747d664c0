import { readFileSync } from 'node:fs';
import { getAuth } from 'firebase-admin/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT_DATA } from '../../../functions/src/accountData.ts';
import { exportMyData } from '../../../functions/src/exportMyData.ts';
import type {
  ExportCursor,
  ExportedDocument,
  ExportMyDataReply,
} from '../../../src/protocol/callables.ts';
import { database, everybodyGone, newPlayer, type Player } from '../support/players.ts';
import { INFO } from '../support/profiles.ts';

const db = database();
const BOARD = 'leaderboards/sudoku-shift/puzzles/t-export';
const TABLE = `t-export-${process.pid}`;
const WAITING = { game: 'sudoku-shift', id: 't-export', rank: 5 };

/** A document at each place, with a field that has to be in the player's file. */
const documents = (
  uid: string,
  other: string,
): Readonly<Record<string, [string, object, object]>> => {
  const own = { ...WAITING, uid };
  const members = {
    [uid]: { ...INFO, joinedAt: 1, hidesTimes: false },
    [other]: { ...INFO, joinedAt: 2, hidesTimes: false },
  };
  const days = {
    '2026-11-26': { [uid]: { geografind: { rank: 3 } }, [other]: { geografind: { rank: 4 } } },
  };
  const months = { '2026-11': { [uid]: 7, [other]: 8 } };
  const departures = [{ table: 'gone', months: { '2026-10': 4 }, listed: [] }];
  const table = { name: 'Cosy Mug', code: 'c', owner: other, members, days, months };
  return {
    users: [`users/${uid}`, INFO, INFO],
    private: [`users/${uid}/private/settings`, { hand: 'left' }, { hand: 'left' }],
    leaderboardUsers: [`leaderboardUsers/${uid}`, { ...INFO, changes: 2 }, { changes: 2 }],
    staff: [`staff/${uid}`, { email: 'a@example.com' }, { email: 'a@example.com' }],
    invited: [`invited/${uid}`, { at: '2026-11-29' }, { at: '2026-11-29' }],
    entries: [`${BOARD}/entries/${uid}`, { ...own, ...INFO, verdict: 'checked' }, { rank: 5 }],
    held: [`${BOARD}/held/${uid}`, { ...own, refused: true }, { refused: true }],
    heldLogs: [`${BOARD}/heldLogs/${uid}`, { ...own, log: '{}', sameAs: other }, { log: '{}' }],
    'heldLogs like mine': [
      `${BOARD}/heldLogs/x-${uid}`,
      { ...WAITING, uid: other, log: 'theirs', sameAs: uid },
      { sameAs: uid },
    ],
    logs: [`${BOARD}/logs/${uid}`, { ...own, log: '[1]' }, { log: '[1]' }],
    memberships: [
      `memberships/${uid}`,
      { tables: [TABLE], departures },
      { tables: [TABLE], departures },
    ],
    tables: [
      `tables/${TABLE}`,
      table,
      {
        isOwner: false,
        days: { '2026-11-26': { geografind: { rank: 3 } } },
        months: { '2026-11': 7 },
      },
    ],
    sittings: [`users/${uid}/sittings/geografind~41`, { games: ['{}'] }, { games: ['{}'] }],
    plays: [
      `users/${uid}/plays/geografind~2026-11`,
      { plays: { 41: '{}' } },
      { plays: { 41: '{}' } },
    ],
    'audit about me': [
      `audit/about-${uid}`,
      {
        uid: other,
        email: 'editor@example.com',
        note: 'Odd.',
        player: uid,
        playerName: 'Cosy Mug',
      },
      { player: uid, note: 'Odd.' },
    ],
    'audit by me': [
      `audit/by-${uid}`,
      { uid, email: 'a@example.com', player: other, playerName: 'Their Name', kind: 'refuse' },
      { kind: 'refuse', email: 'a@example.com' },
    ],
  };
};

let anna: Player;
let bert: Player;
let seeded: ReturnType<typeof documents>;
beforeEach(async () => {
  [anna, bert] = [await newPlayer(), await newPlayer()];
  seeded = documents(anna.uid, bert.uid);
  await Promise.all(Object.values(seeded).map(([path, fields]) => db.doc(path).set(fields)));
});
afterEach(async () => {
  await everybodyGone();
  const left = ['heldLogs like mine', 'audit about me', 'audit by me'];
  await Promise.all(left.map((name) => db.doc(seeded[name]![0]).delete()));
});

/** All pages, through the functions' own code. */
async function exported(uid: string) {
  const all: ExportedDocument[] = [];
  let after: ExportCursor | null = null;
  for (let pages = 1; ; pages++) {
    const page: ExportMyDataReply = await exportMyData(db, getAuth(), uid, { after });
    all.push(...page.documents);
    after = page.next;
    if (after === null) return { documents: all, pages, signIn: page.signIn };
  }
}

it('the test has a document at each place', () => {
  expect(Object.keys(seeded)).toEqual(ACCOUNT_DATA.map(({ name }) => name));
});

describe('the file that a player downloads', () => {
  it('has every document that deleting the account would remove, over the wire', async () => {
    const page = await anna.call<ExportMyDataReply>('exportMyData', { userId: anna.uid });
    expect(page.next).toBeNull();
    const paths = ACCOUNT_DATA.map(({ name, mention }) => {
      const [path] = seeded[name]!;
      return mention === undefined ? path : path.slice(0, path.lastIndexOf('/'));
    });
    expect(page.documents.map(({ path }) => path)).toEqual(paths);
    for (const [i, [, , fields]] of Object.values(seeded).entries()) {
      expect(page.documents[i]?.fields, paths[i]!).toMatchObject(fields);
    }
    expect(page.signIn).toMatchObject({
      email: (await getAuth().getUser(anna.uid)).email,
      ways: [{ providerId: 'password' }],
    });
  });

  it('has nothing of others: neither of an editor nor of those at the same table', async () => {
    const text = JSON.stringify((await exported(anna.uid)).documents);
    expect(text).toContain(anna.uid);
    for (const foreign of [bert.uid, 'theirs', 'editor@example.com', 'Their Name']) {
      expect(text).not.toContain(foreign);
    }
    // Bert is the editor of a change, and his is the result that looks like Anna's.
    const { documents: his } = await exported(bert.uid);
    expect(his).toHaveLength(4);
    expect(JSON.stringify(his.map(({ fields }) => fields))).not.toContain(anna.uid);
  });

  it('comes in pages where it is long, whole and nothing twice', async () => {
    const long = 'x'.repeat(700_000);
    const months = Array.from(
      { length: 7 },
      (_, i) => `users/${anna.uid}/plays/crossnumber~2026-0${i + 1}`,
    );
    await Promise.all(months.map((path) => db.doc(path).set({ plays: { 1: long } })));
    const { documents: all, pages } = await exported(anna.uid);
    expect(pages).toBeGreaterThan(2);
    const paths = all.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(
      expect.arrayContaining([...months, `users/${anna.uid}`, `audit/by-${anna.uid}`]),
    );
  });

  it('comes in pages of a bounded cost, however many results there are', {
    tags: 'all',
  }, async () => {
    const writer = db.bulkWriter();
    for (let i = 0; i < 750; i++) {
      const path = `leaderboards/geografind/puzzles/t-export-${i}/entries/${anna.uid}`;
      void writer.set(db.doc(path), { uid: anna.uid, rank: 3 });
    }
    await writer.close();
    const { next, documents: first } = await exportMyData(db, getAuth(), anna.uid, {});
    expect(first.length).toBeLessThanOrEqual(700);
    expect(next?.place).toBe('entries');
    const all = (await exported(anna.uid)).documents.map(({ path }) => path);
    expect(all.filter((path) => path.includes('/entries/'))).toHaveLength(751);
    expect(new Set(all).size).toBe(all.length);
  });

  it('is the caller’s own, wherever a page is made to begin', async () => {
    const { documents: his } = await exported(bert.uid);
    const path = `${BOARD}/heldLogs/0`;
    const from = await exportMyData(db, getAuth(), bert.uid, {
      after: { place: 'heldLogs', path },
    });
    expect(his).toEqual(expect.arrayContaining([...from.documents]));
    expect(from.documents.length).toBeGreaterThan(0);
  });

  it('begins nowhere else', async () => {
    for (const after of [
      { place: 'limits', path: null },
      'users',
      { place: 'plays', path: 'users' },
      { place: 'plays', path: 'users/anna/plays/a' },
      { place: 'plays', path: 7 },
    ]) {
      const call = bert.call('exportMyData', { userId: bert.uid, after });
      await expect(call).rejects.toMatchObject({ code: 'functions/invalid-argument' });
    }
  });
});

it('deleting the account leaves its number in the mark alone, and in the log of an editor’s own changes', async () => {
  await anna.call('deleteAccount', { userId: anna.uid });
  const { fieldOverrides } = JSON.parse(
    readFileSync(new URL('../../../firestore.indexes.json', import.meta.url), 'utf8'),
  ) as { fieldOverrides: readonly { collectionGroup: string }[] };
  const groups = [...new Set(fieldOverrides.map(({ collectionGroup }) => collectionGroup))];
  const found: string[] = [];
  for (const group of groups) {
    const { docs } = await db.collectionGroup(group).get();
    for (const { ref, id } of docs.filter((one) =>
      JSON.stringify([one.id, one.data()]).includes(anna.uid),
    )) {
      // Names of this test's own documents about others have the uid in them.
      if (id !== `x-${anna.uid}` && id !== `about-${anna.uid}`) found.push(ref.path);
    }
  }
  expect(found.toSorted()).toEqual([`audit/by-${anna.uid}`, `deletedAccounts/${anna.uid}`]);
  expect((await db.doc(`audit/about-${anna.uid}`).get()).data()).not.toHaveProperty('player');
  expect((await db.doc(`${BOARD}/heldLogs/x-${anna.uid}`).get()).data()).not.toHaveProperty(
    'sameAs',
  );
});
