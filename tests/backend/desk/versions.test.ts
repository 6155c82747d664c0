/**
 * Each version of a corrected puzzle has its own leaderboard; a player is listed on only one of
 * these leaderboards.
 */
import { getAuth } from 'firebase-admin/auth';
import { afterEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '../../../functions/src/deleteAccount.ts';
import { sweepCounts } from '../../../functions/src/sum.ts';
import { idFor } from '../../../src/daily/numbering.ts';
import { definitionOf, type GameId } from '../../../src/games/definitions.ts';
import type { Json } from '../../../src/lib/json.ts';
import { makeRng } from '../../../src/lib/rng.ts';
import type { BoardTimes } from '../../../src/play/boardFloors.ts';
import { versionPath } from '../../../src/protocol/versions.ts';
import { toolkitOf } from '../../../tools/games/index.ts';
import { playByEngine, playById } from '../../../tools/plays.ts';
import { borrowed, change, deskWithEditor, hashIn, jsonOf, publish } from '../support/desk.ts';
import { keep, send, verdictIn } from '../support/finishers.ts';
import { answerTo } from '../support/guesses.ts';
import { database, type Editor } from '../support/players.ts';

const db = database();
const GAME = 'sudoku-shift';
/** The tests' puzzle: no other test plays the puzzle of this day. */
const ID = idFor(definitionOf(GAME).schedule, '2026-03-15');
const ITS = { game: GAME, id: ID };
const HOUR = 3_600_000;
/** A moment before the puzzle's release, in epoch ms. */
const EARLY = Date.UTC(2026, 1, 1);
const boardPath = (board: string) => `leaderboards/${GAME}/puzzles/${board}`;
const [FIRST, SECOND, THIRD] = [ID, `${ID}@2`, `${ID}@3`] as const;

const toolkit = toolkitOf(GAME);
const corrected = borrowed(GAME, ID, '100');
const again = borrowed(GAME, ID, '101');
const play = (puzzle: typeof corrected, seed: string) => {
  const { result, log } = playByEngine(toolkit, puzzle, makeRng(seed));
  return { result, play: { hash: hashIn(GAME, puzzle), log } };
};
const good = playById(toolkit, ID);
const ofFirst = { result: good.result, play: { hash: good.hash, log: good.log } };
const ofSecond = play(corrected, 'second');
const ofThird = play(again, 'third');

/**
 * The tests' time in epoch ms. Each test starts hours later than the previous one, when listings
 * that the functions have cached are expired.
 */
let now = Date.UTC(2026, 10, 23, 12);
let editor: Editor;
let uids: string[] = [];
let count = 0;
deskWithEditor(
  (made) => {
    now += 4 * HOUR;
    uids = [];
    editor = made;
  },
  ...[FIRST, SECOND, THIRD].map(boardPath),
);
afterEach(() => Promise.all(uids.map((uid) => deleteAccount(db, getAuth(), uid, now))));

const begin = () => publish(editor, EARLY, { game: GAME, ...corrected });
async function playerWith(result: Json, game: GameId = GAME, id = ID): Promise<string> {
  const uid = `version-${process.pid}-${count++}`;
  uids.push(uid);
  await keep(uid, result, game, id);
  return uid;
}
const finish = async (
  uid: string,
  { result, play }: { result: typeof good.result; play?: unknown },
) => verdictIn(await send(uid, { game: GAME, id: ID, result, play }, now));
const entryOf = async (uid: string, board: string) =>
  (await db.doc(`${boardPath(board)}/entries/${uid}`).get()).data();
async function counted(board: string) {
  await sweepCounts(db);
  const { players = 0, unchecked = 0 } = (await db.doc(boardPath(board)).get()).data() ?? {};
  return [players, unchecked];
}

describe('each version has its board', () => {
  it('who began the old one is ranked with it, who began later with the new one', async () => {
    await begin();
    await change(editor, EARLY, {
      ...ITS,
      kind: 'publish',
      revision: 1,
      puzzle: jsonOf(GAME, again),
    });
    const played = [
      [ofFirst, FIRST],
      [ofSecond, SECOND],
      [ofThird, THIRD],
    ] as const;
    for (const [one, board] of played) {
      const uid = await playerWith(one.result);
      for (let i = 0; i < 2; i++) expect(await finish(uid, one)).toBe('checked');
      const rank = definitionOf(GAME).results.rank(one.result);
      expect(await entryOf(uid, board)).toMatchObject({ id: board, verdict: 'checked', rank });
      for (const other of [FIRST, SECOND, THIRD]) {
        if (other !== board) expect(await entryOf(uid, other)).toBeUndefined();
      }
    }
    for (const board of [FIRST, SECOND, THIRD]) expect(await counted(board)).toEqual([1, 0]);
  });

  it('moves of one version do not solve another', async () => {
    await begin();
    const uid = await playerWith(ofFirst.result);
    const mixed = { result: ofFirst.result, play: { ...ofFirst.play, hash: ofSecond.play.hash } };
    expect(await finish(uid, mixed)).toMatch(/^invalid-argument: /);
    expect(await entryOf(uid, SECOND)).toBeUndefined();
  });

  it('held back or withdrawn, its results count as ever', async () => {
    await begin();
    const late = Date.UTC(2026, 5, 1);
    await change(editor, late, { ...ITS, kind: 'hold', revision: 1 });
    const first = await playerWith(ofSecond.result);
    expect(await finish(first, ofSecond)).toBe('checked');
    await change(editor, late, { ...ITS, kind: 'withdraw', reason: 'Wrong.', revision: 2 });
    now += HOUR;
    const second = await playerWith(ofFirst.result);
    expect(await finish(second, ofFirst)).toBe('checked');
    expect(await counted(SECOND)).toEqual([1, 0]);
    expect(await counted(FIRST)).toEqual([1, 0]);
  });

  it('a version that was published a moment ago is known', async () => {
    const first = await playerWith(ofFirst.result);
    expect(await finish(first, ofFirst)).toBe('checked');
    await begin();
    now += 1;
    const second = await playerWith(ofSecond.result);
    expect(await finish(second, ofSecond)).toBe('checked');
    expect(await entryOf(second, SECOND)).toMatchObject({ verdict: 'checked' });
  });
});

describe('what nobody can check', () => {
  it.each([
    ['a hash that nobody knows', '00000000000000'],
    ['a hash that is none', { toString: 1 }],
    ['no hash beside a log', undefined],
  ])('%s: stands on the first board, below the others', async (_, hash) => {
    await begin();
    const uid = await playerWith(ofSecond.result);
    const sent = { result: ofSecond.result, play: { ...ofSecond.play, hash } };
    expect(await finish(uid, sent)).toBe('unchecked');
    expect(await entryOf(uid, FIRST)).toMatchObject({ verdict: 'unchecked' });
  });

  it('a published document that was tampered with', async () => {
    // Publish a version that this process has not cached.
    const unread = borrowed(GAME, ID, '102');
    await publish(editor, EARLY, { game: GAME, ...unread });
    await db.doc(versionPath(GAME, ID, 2)).update({ puzzle: jsonOf(GAME, again) });
    const uid = await playerWith(ofThird.result);
    const sent = {
      result: ofThird.result,
      play: { ...ofThird.play, hash: hashIn(GAME, unread) },
    };
    expect(await finish(uid, sent)).toBe('unchecked');
    expect(await entryOf(uid, SECOND)).toMatchObject({ verdict: 'unchecked' });
  });

  it('goes to the board of its version when its moves come after all, and is counted once', async () => {
    await begin();
    const uid = await playerWith(ofSecond.result);
    expect(await finish(uid, { result: ofSecond.result })).toBe('unchecked');
    const { arrivedAt } = (await entryOf(uid, FIRST)) ?? {};
    expect(await counted(FIRST)).toEqual([0, 1]);
    expect(await finish(uid, ofSecond)).toBe('checked');
    expect(await entryOf(uid, FIRST)).toBeUndefined();
    expect(await entryOf(uid, SECOND)).toMatchObject({ verdict: 'checked', arrivedAt });
    expect(await counted(FIRST)).toEqual([0, 0]);
    expect(await counted(SECOND)).toEqual([1, 0]);
  });
});

it('a result that tells its own moves needs no log, only the hash', async () => {
  const game = 'geografind';
  const id = idFor(definitionOf(game).schedule, '2026-03-15');
  const from = String(Number(id) - 40);
  const puzzle = borrowed(game, id, from);
  await publish(editor, EARLY, { game, ...puzzle });
  const result = [answerTo(from), 'win'];
  const uid = await playerWith(result, game, id);
  const sent = { game, id, result, play: { hash: hashIn(game, puzzle) } } as const;
  expect(verdictIn(await send(uid, sent, now))).toBe('checked');
  const board = `leaderboards/${game}/puzzles/${id}@2`;
  expect((await db.doc(`${board}/entries/${uid}`).get()).get('verdict')).toBe('checked');
  // The result is wrong for the pack's version of the puzzle.
  const other = await playerWith(result, game, id);
  expect(verdictIn(await send(other, { game, id, result }, now))).toMatch(/^invalid-argument/);
  await db.recursiveDelete(db.doc(board));
});

it('checked plays tell how long the boards take, and nothing else does', async () => {
  await begin();
  /** Plays of the first board that a version's shards have counted. */
  const timed = async (board: string) => {
    const { docs } = await db.collection(`leaderboards/${GAME}/puzzles/${board}/shards`).get();
    const times = docs.map((shard) => (shard.get('times') ?? {}) as BoardTimes);
    return times.flatMap((of) => Object.values(of[0] ?? {})).reduce((sum, n) => sum + n, 0);
  };
  expect(await timed(SECOND)).toBe(0);
  const other = play(corrected, 'second, once more');
  for (const one of [ofSecond, other, { result: ofFirst.result }, ofFirst]) {
    const uid = await playerWith(one.result);
    await finish(uid, one);
    await finish(uid, one);
  }
  expect(await timed(SECOND)).toBe(2);
  expect(await timed(FIRST)).toBe(1);
});

describe('one result a puzzle, one entry', () => {
  it('the entry that stands, stands, whatever another device has played', async () => {
    await begin();
    for (const [mine, other, board, elsewhere] of [
      [ofFirst, ofSecond, FIRST, SECOND],
      [ofSecond, ofFirst, SECOND, FIRST],
    ] as const) {
      const uid = await playerWith(mine.result);
      expect(await finish(uid, mine)).toBe('checked');
      expect(await finish(uid, other)).toBe('checked');
      expect(await finish(uid, { result: other.result })).toBe('checked');
      expect(await entryOf(uid, board)).toMatchObject({ verdict: 'checked' });
      expect(await entryOf(uid, elsewhere)).toBeUndefined();
    }
  });

  it('from two devices at once, too', { tags: 'all' }, async () => {
    await begin();
    const uid = await playerWith(ofFirst.result);
    await Promise.all([finish(uid, ofFirst), finish(uid, ofSecond), finish(uid, ofSecond)]);
    const found = await db.collectionGroup('entries').where('uid', '==', uid).get();
    expect(found.docs.map((entry) => entry.get('rank'))).toEqual([
      definitionOf(GAME).results.rank(ofFirst.result),
    ]);
  });
});
