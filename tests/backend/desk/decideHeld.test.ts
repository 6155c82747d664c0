/** Decisions of the staff on held results, which look too fast or copied and wait for a review. */
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '../../../functions/src/deleteAccount.ts';
import { sweepCounts } from '../../../functions/src/sum.ts';
import { idFor } from '../../../src/daily/numbering.ts';
import { makeDesk } from '../../../src/firebase/desk.ts';
import { definitionOf } from '../../../src/games/definitions.ts';
import { makeRng } from '../../../src/lib/rng.ts';
import type { LogEntry, PlayLog } from '../../../src/play/log.ts';
import { type DecideHeldReply, MOST_DECIDED } from '../../../src/protocol/deskCallables.ts';
import { staffPath } from '../../../src/protocol/deskDocuments.ts';
import { heldLogPath, heldPath } from '../../../src/protocol/leaderboard.ts';
import { toolkitOf } from '../../../tools/games/index.ts';
import { playByEngine } from '../../../tools/plays.ts';
import { auditOf, borrowed, deskWithEditor, hashIn, publish } from '../support/desk.ts';
import { keep, send, verdictIn } from '../support/finishers.ts';
import { database, type Editor, newEditor, newPlayer, stranger } from '../support/players.ts';
import { INFO } from '../support/profiles.ts';

const db = database();
const GAME = 'sudoku-shift';
/** The tests' puzzle: no other test plays the puzzle of this day. */
const ID = idFor(definitionOf(GAME).schedule, '2026-04-12');
const BOARD = `${ID}@2`;
const PUZZLE = `leaderboards/${GAME}/puzzles/${BOARD}`;

/** A play of the puzzle's published version, faster than humanly possible. */
const puzzle = borrowed(GAME, ID, '100');
const slow = playByEngine(toolkitOf(GAME), puzzle, makeRng('held'));
const log: PlayLog = slow.log
  .filter(([, , what]) => what !== 'hint')
  .map(([, board, what]): LogEntry => [what === 'select' ? 0 : 1, board, what]);
const result = (() => {
  const times = [0, 0, 0, 0];
  let table = 0;
  for (const [ms, board] of log) {
    times[table] = times[table]! + ms;
    table = board;
  }
  return times;
})();
const rushed = { game: GAME, id: ID, result, play: { hash: hashIn(GAME, puzzle), log } } as const;

let now = Date.UTC(2026, 10, 23, 12);
let editor: Editor;
let player: string;
let count = 0;
deskWithEditor(async (made) => {
  now += 3_600_000;
  editor = made;
  await publish(editor, Date.UTC(2026, 1, 1), { game: GAME, ...puzzle });
  player = `held-${process.pid}-${count++}`;
  await keep(player, result, GAME, ID);
  expect(verdictIn(await send(player, rushed, now))).toBe('held');
}, PUZZLE);
afterEach(() => deleteAccount(db, getAuth(), player, now));

const decide = (decision: string, more: object = {}, who: Editor = editor) =>
  who.call<DecideHeldReply>('decideHeld', {
    ...{
      userId: who.uid,
      game: GAME,
      board: BOARD,
      players: [player],
      decision,
      note: 'Looked at.',
    },
    ...more,
  });
const get = async (path: string) => (await db.doc(`${PUZZLE}/${path}/${player}`).get()).data();
const refused = (status: string) => expect.objectContaining({ code: `functions/${status}` });
const players = async () => {
  await sweepCounts(db);
  return (await db.doc(PUZZLE).get()).data()?.players ?? 0;
};

describe('accepted', () => {
  it('it is listed and counted as of when it came, once', async () => {
    const { arrivedAt } = (await get('held')) ?? {};
    expect(await decide('accept')).toEqual({ decided: true });
    expect(await get('entries')).toEqual({
      ...{ ...INFO, uid: player, game: GAME, id: BOARD, verdict: 'checked', arrivedAt },
      rank: definitionOf(GAME).results.rank(result),
      digests: [expect.stringMatching(/^[\w-]{22}$/)],
    });
    expect([await get('held'), await get('heldLogs')]).toEqual([undefined, undefined]);
    expect(await players()).toBe(1);
    for (const again of ['accept', 'refuse']) {
      expect(await decide(again)).toEqual({ decided: false });
    }
    expect(await players()).toBe(1);
    expect(verdictIn(await send(player, rushed, now))).toBe('checked');
    const log = (await auditOf(GAME, BOARD)).map(({ at: _, until: _until, ...entry }) => entry);
    expect(log).toEqual([
      {
        ...{ uid: editor.uid, email: editor.email, game: GAME, id: BOARD, kind: 'accept', player },
        ...{ reason: expect.stringMatching(/^[A-Z].*\.$/), note: 'Looked at.' },
        playerName: INFO.leaderboardName,
      },
    ]);
  });
});

describe('refused', () => {
  it('it is in no list, and does not come back', async () => {
    expect(await decide('refuse')).toEqual({ decided: true });
    expect(await get('entries')).toBeUndefined();
    expect(await get('heldLogs')).toBeUndefined();
    const desk = makeDesk(editor.connection);
    expect((await desk.readHeld()).filter((one) => one.player === player)).toEqual([]);
    for (const again of [rushed, { game: GAME, id: ID, result } as const]) {
      expect(verdictIn(await send(player, again, now))).toBe(
        'permission-denied: This result isn’t listed.',
      );
    }
    expect(await get('entries')).toBeUndefined();
    expect(await players()).toBe(0);
    expect(await decide('accept')).toEqual({ decided: false });
    expect((await auditOf(GAME, BOARD)).map(({ kind }) => kind)).toEqual(['refuse']);
  });
});

describe('refused together', () => {
  const others = ['copy-1', 'copy-2', 'copy-3'];
  const hold = (uid: string, board = BOARD) => {
    const held = { uid, game: GAME, id: board, rank: 1_000 };
    const at = Timestamp.fromMillis(now);
    return Promise.all([
      db.doc(heldPath(GAME, board, uid)).set({ ...held, arrivedAt: at }),
      db.doc(heldLogPath(GAME, board, uid)).set({ ...held, reason: 'The same.', log: '[]' }),
    ]);
  };
  const refuse = (players: unknown, more: object = {}) => decide('refuse', { players, ...more });
  const marks = async () => {
    const found = await db.collection(`${PUZZLE}/held`).where('refused', '==', true).get();
    return found.docs.map(({ id }) => id).sort();
  };

  it('all are marked, their moves are gone, and the log names each', async () => {
    await Promise.all(others.map((uid) => hold(uid)));
    const all = [player, ...others];
    // The list of players to refuse may contain a player without a held result, and a player twice.
    expect(await refuse([...all, 'somebody', player])).toEqual({ decided: true });
    expect(await marks()).toEqual(all.toSorted());
    expect((await db.collection(`${PUZZLE}/heldLogs`).get()).size).toBe(0);
    const log = await auditOf(GAME, BOARD);
    expect(log.map((entry) => entry.player).sort()).toEqual(all.toSorted());
    expect(new Set(log.map(({ kind, note }) => `${kind} ${note}`))).toEqual(
      new Set(['refuse Looked at.']),
    );
    expect(log.find((entry) => entry.player === 'copy-1')).toMatchObject({ reason: 'The same.' });
    // The same request sent again after a lost response decides nothing more.
    expect(await refuse(all)).toEqual({ decided: false });
    expect(await auditOf(GAME, BOARD)).toHaveLength(all.length);
  });

  it('those that another editor has decided stay as they are', async () => {
    await Promise.all(others.map((uid) => hold(uid)));
    await decide('accept');
    expect(await refuse([player, ...others])).toEqual({ decided: true });
    expect(await get('entries')).toMatchObject({ uid: player });
    expect(await marks()).toEqual(others);
  });

  it('as many as a call takes, in one', async () => {
    const many = Array.from({ length: MOST_DECIDED }, (_, i) => `copy-${i}`);
    await Promise.all(many.map((uid) => hold(uid)));
    await expect(refuse([...many, 'one-more'])).rejects.toEqual(refused('invalid-argument'));
    expect(await marks()).toEqual([]);
    expect(await refuse(many)).toEqual({ decided: true });
    expect(await marks()).toHaveLength(MOST_DECIDED);
    expect(await auditOf(GAME, BOARD)).toHaveLength(MOST_DECIDED);
  });
});

it('of two editors one decides', { tags: 'all' }, async () => {
  const second = await newEditor();
  const replies = await Promise.all([decide('accept'), decide('refuse', {}, second)]);
  expect(replies.filter(({ decided }) => decided)).toHaveLength(1);
  expect(await auditOf(GAME, BOARD)).toHaveLength(1);
  const isListed = (await get('entries')) !== undefined;
  expect(isListed).toBe((await get('held')) === undefined);
});

it('where one of its writes fails there is none of them', async () => {
  const inTheWay = db.doc(`${PUZZLE}/entries/${player}`);
  await inTheWay.set({ rank: 1 });
  await expect(decide('accept')).rejects.toEqual(refused('internal'));
  expect(await get('held')).toMatchObject({ uid: player });
  expect(await get('heldLogs')).toMatchObject({ uid: player });
  expect(await auditOf(GAME, BOARD)).toEqual([]);
  expect(await players()).toBe(0);
  await inTheWay.delete();
  expect(await decide('accept')).toEqual({ decided: true });
});

describe('nobody decides', () => {
  it('but staff', async () => {
    await expect(decide('accept', {}, stranger() as Editor)).rejects.toEqual(
      refused('unauthenticated'),
    );
    const somebody = (await newPlayer()) as Editor;
    await expect(decide('accept', {}, somebody)).rejects.toEqual(refused('permission-denied'));
    await db.doc(staffPath(editor.uid)).delete();
    await expect(decide('accept')).rejects.toEqual(refused('permission-denied'));
    expect(await get('held')).toBeDefined();
  });

  it('about what does not wait', async () => {
    expect(await decide('accept', { board: ID })).toEqual({ decided: false });
    expect(await decide('refuse', { players: ['somebody'] })).toEqual({ decided: false });
    expect(await auditOf(GAME, ID)).toHaveLength(1);
  });
});
