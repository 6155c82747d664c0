/**
 * How the function `insertLeaderboardGames` judges the log of moves sent with a result: forged logs
 * are refused with a reason, results with an honest log rank, results with an unverifiable log are
 * listed below the ranked ones, and humanly impossible results are held for review.
 */
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteAccount } from '../../functions/src/deleteAccount.ts';
import { insertLeaderboardGames } from '../../functions/src/insertLeaderboardGames.ts';
import { sweepCounts } from '../../functions/src/sum.ts';
import { dateOf, idFor } from '../../src/daily/numbering.ts';
import { definitionOf, type GameId } from '../../src/games/definitions.ts';
import type { Json } from '../../src/lib/json.ts';
import * as checks from '../../src/play/checkPlay.ts';
import type { LogEntry, PlayLog } from '../../src/play/log.ts';
import type { InsertGamesReply } from '../../src/protocol/callables.ts';
import { TOOLKITS, toolkitOf } from '../../tools/games/index.ts';
import { type EnginePlay, playById } from '../../tools/plays.ts';
import * as finishers from './support/finishers.ts';
import { verdictIn } from './support/finishers.ts';
import { database, everybodyGone, newPlayer } from './support/players.ts';
import { INFO } from './support/profiles.ts';

// The spy calls the real check, and counts how often moves are replayed.
vi.mock('../../src/play/checkPlay.ts', { spy: true });

const db = database();
/** The day of the tests' puzzles, which no other test plays. */
const DAY = '2026-02-08';
const NOW = Date.UTC(2026, 10, 23, 12);
const GAME = 'sudoku-shift';
const idOf = (game: GameId) => idFor(definitionOf(game).schedule, DAY);
const ID = idOf(GAME);
const good = playById(toolkitOf(GAME), ID);
const PUZZLE = `leaderboards/${GAME}/puzzles/${ID}`;

let count = 0;
let uids: string[] = [];
beforeEach(() => {
  uids = [];
});
afterEach(async () => {
  // Deletions side by side wait for each other's counters.
  for (const uid of uids) await deleteAccount(db, getAuth(), uid, NOW);
  await everybodyGone();
});

/** Creates a player whose profile holds the result; returns the uid. */
async function playerWith(result: Json, game: GameId = GAME, id = idOf(game)): Promise<string> {
  const uid = `verdict-${process.pid}-${count++}`;
  uids.push(uid);
  await keep(uid, result, game, id);
  return uid;
}

const keep = (uid: string, result: Json, game: GameId = GAME, id = idOf(game)) =>
  finishers.keep(uid, result, game, id);
const requestOf = (result: Json, plays: unknown, game: GameId = GAME, id = idOf(game)) =>
  finishers.requestOf(result, plays, game, id);
const send = (uid: string, result: Json, play?: unknown, game: GameId = GAME, id = idOf(game)) =>
  finishers.send(uid, { game, id, result, play }, NOW);
const entryOf = async (uid: string) => (await db.doc(`${PUZZLE}/entries/${uid}`).get()).data();
const counted = async () => {
  await sweepCounts(db);
  const { players = 0, unchecked = 0 } = (await db.doc(PUZZLE).get()).data() ?? {};
  return { players, unchecked };
};
const playOf = ({ hash, log }: EnginePlay) => ({ hash, log });

describe('an honest play', () => {
  it.each(TOOLKITS.map(({ id }) => id))('of %s is checked', async (game) => {
    const play = playById(toolkitOf(game), idOf(game));
    const uid = await playerWith(play.result, game);
    expect(verdictIn(await send(uid, play.result, playOf(play), game))).toBe('checked');
    const entry = await db.doc(`leaderboards/${game}/puzzles/${idOf(game)}/entries/${uid}`).get();
    expect(entry.data()).toMatchObject({
      verdict: 'checked',
      rank: definitionOf(game).results.rank(play.result),
    });
  });

  it('is in the board’s document at once, and its log is kept', async () => {
    const uid = await playerWith(good.result);
    await send(uid, good.result, playOf(good));
    const rank = definitionOf(GAME).results.rank(good.result);
    const { best = [], listedUids = [] } = (await db.doc(PUZZLE).get()).data() ?? {};
    const own = { ...INFO, uid, rank };
    expect(best).toContainEqual({ ...own, arrivedAt: (await entryOf(uid))?.arrivedAt });
    expect(listedUids).toContain(uid);
    const kept = (await db.doc(`${PUZZLE}/logs/${uid}`).get()).data();
    expect(kept).toMatchObject({ uid, game: GAME, id: ID, rank, log: JSON.stringify(good.log) });
    expect(kept?.until.toMillis()).toBe(NOW + 30 * 86_400_000);
    await deleteAccount(db, getAuth(), uid, NOW);
    expect((await db.doc(`${PUZZLE}/logs/${uid}`).get()).exists).toBe(false);
    const { best: after } = (await db.doc(PUZZLE).get()).data() ?? {};
    expect(after).not.toContainEqual(expect.objectContaining({ uid }));
  });

  it('is known to the desk without moves, where the result alone is checked', async () => {
    const id = idOf('geografind');
    const play = playById(toolkitOf('geografind'), id);
    const uid = await playerWith(play.result, 'geografind');
    expect(verdictIn(await send(uid, play.result, undefined, 'geografind'))).toBe('checked');
    const kept = await db.doc(`leaderboards/geografind/puzzles/${id}/logs/${uid}`).get();
    expect(kept.data()).toMatchObject({ uid, log: '' });
  });

  it('keeps its log among the ten best alone', async () => {
    const ranked = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ ...INFO, uid: `other${i}`, rank: i + 1 }));
    const keepsLog = async (best: readonly object[]) => {
      const players = { players: 40, summedAt: Timestamp.fromMillis(NOW), counting: 'open' };
      await db.doc(PUZZLE).set({ ...players, best });
      const uid = await playerWith(good.result);
      expect(verdictIn(await send(uid, good.result, playOf(good)))).toBe('checked');
      const { exists } = await db.doc(`${PUZZLE}/logs/${uid}`).get();
      await deleteAccount(db, getAuth(), uid, NOW);
      return exists;
    };
    expect(await keepsLog(ranked(9))).toBe(true);
    expect(await keepsLog(ranked(10))).toBe(false);
    await db.doc(PUZZLE).delete();
  });

  it('is not replayed again once it stands', async () => {
    const uid = await playerWith(good.result);
    await send(uid, good.result, playOf(good));
    const replay = vi.mocked(checks.checkLog).mockClear();
    for (let i = 0; i < 3; i++) {
      expect(verdictIn(await send(uid, good.result, playOf(good)))).toBe('checked');
    }
    expect(replay).not.toHaveBeenCalled();
    // Forged moves are ignored once the result has the verdict `checked`.
    const forged = { hash: good.hash, log: good.log.toReversed() };
    expect(verdictIn(await send(uid, good.result, forged))).toBe('checked');
    // Moves are not replayed when the result sent with them differs from the profile's result.
    const other = await playerWith([1, 2, 3, 4]);
    expect(verdictIn(await send(other, good.result, playOf(good)))).toBe('unchecked');
    expect(replay).not.toHaveBeenCalled();
    await send(await playerWith(good.result), good.result, playOf(good));
    expect(replay).toHaveBeenCalledTimes(1);
  });

  it('is checked over the wire, in the bundle that is deployed', async () => {
    const player = await newPlayer();
    await keep(player.uid, good.result);
    const plays = { [`${GAME}/${ID}`]: playOf(good) };
    const reply = await player.call<InsertGamesReply>('insertLeaderboardGames', {
      userId: player.uid,
      ...requestOf(good.result, plays),
    });
    expect(verdictIn(reply)).toBe('checked');
  });
});

describe('a play that nobody can check', () => {
  const cases: Record<string, unknown> = {
    'no log at all, from an older app': undefined,
    'a game that was begun in an older app': { hash: good.hash },
  };
  it.each(Object.entries(cases))('%s: stands below the others', async (_, play) => {
    const before = await counted();
    const uid = await playerWith(good.result);
    expect(verdictIn(await send(uid, good.result, play))).toBe('unchecked');
    expect(await entryOf(uid)).toMatchObject({ verdict: 'unchecked' });
    expect(await counted()).toEqual({ ...before, unchecked: before.unchecked + 1 });
  });

  it('of a puzzle past the last pack', async () => {
    const id = idFor(definitionOf(GAME).schedule, '2029-01-01');
    expect(dateOf(definitionOf(GAME).schedule, id)).toBe('2029-01-01');
    const uid = await playerWith(good.result, GAME, id);
    const at = Date.UTC(2029, 0, 2);
    const plays = { [`${GAME}/${id}`]: playOf(good) };
    const reply = await insertLeaderboardGames(
      db,
      uid,
      requestOf(good.result, plays, GAME, id),
      at,
    );
    expect(verdictIn(reply)).toBe('unchecked');
  });
});

describe('a forged play is refused by name, and nothing is written', () => {
  const halved = good.log.map(([ms, board, what]): LogEntry => [ms >> 1, board, what]);
  // src/play/checkPlay.test.ts has every other forgery.
  const forged: Record<string, unknown> = {
    'times shortened': halved,
    __proto__: JSON.parse('[[5,0,{"__proto__":{"type":"win"}}]]'),
    huge: Array.from({ length: 40_000 }, () => [0, 0, 'undo']),
  };
  it.each(Object.entries(forged))('%s', async (_, log) => {
    const uid = await playerWith(good.result);
    const { accepted, refused } = await send(uid, good.result, { hash: good.hash, log });
    expect(accepted).toEqual([]);
    expect(refused).toEqual([
      {
        map: 'sudokuShiftTimes',
        key: ID,
        status: 'invalid-argument',
        message: expect.stringMatching(/^[A-Z].*\.$/),
      },
    ]);
    expect(await entryOf(uid)).toBeUndefined();
  });

  it('with a result that is better than its moves', async () => {
    const uid = await playerWith([1, 1, 1, 1]);
    const reply = await send(uid, [1, 1, 1, 1], playOf(good));
    expect(verdictIn(reply)).toMatch(/^invalid-argument: The recorded moves lead to /);
  });

  it.each([
    ['not a text', { plays: { a: 1 } }],
    ['not JSON', { plays: '{' }],
    ['a list', { plays: '[]' }],
    ['no plays', { plays: '{"sudoku-shift/3":7}' }],
    ['too long', { plays: JSON.stringify({ pad: 'x'.repeat(1_400_000) }) }],
  ])('a field of plays that is %s refuses the call', async (_, plays) => {
    const uid = await playerWith(good.result);
    const call = insertLeaderboardGames(
      db,
      uid,
      { ...requestOf(good.result, undefined), ...plays },
      NOW,
    );
    await expect(call).rejects.toMatchObject({ status: 'invalid-argument' });
    expect(await entryOf(uid)).toBeUndefined();
  });
});

describe('a play that is right and cannot have been a hand’s', () => {
  /** The moves of the valid play `good`, all within milliseconds, and the resulting times. */
  const rushed: PlayLog = good.log
    .filter(([, , what]) => what !== 'hint')
    .map(([, board, what]): LogEntry => [what === 'select' ? 0 : 1, board, what]);
  const rushedTimes = (): number[] => {
    const times = [0, 0, 0, 0];
    let table = 0;
    for (const [ms, board] of rushed) {
      times[table] = times[table]! + ms;
      table = board;
    }
    return times;
  };

  it('waits, unseen and uncounted, with its log', async () => {
    const before = await counted();
    const result = rushedTimes();
    const uid = await playerWith(result);
    const play = { hash: good.hash, log: rushed };
    for (let i = 0; i < 2; i++) expect(verdictIn(await send(uid, result, play))).toBe('held');
    expect(await entryOf(uid)).toBeUndefined();
    expect((await db.doc(`${PUZZLE}/held/${uid}`).get()).data()).toMatchObject({ uid });
    const log = (await db.doc(`${PUZZLE}/heldLogs/${uid}`).get()).data();
    expect(log).toMatchObject({ uid, log: JSON.stringify(rushed) });
    expect(log?.reason).toMatch(/^[A-Z].*\.$/);
    expect(await counted()).toEqual(before);
    // The held result sent again without its log is still held.
    expect(verdictIn(await send(uid, result))).toBe('held');
    expect(await entryOf(uid)).toBeUndefined();
  });

  it('waits but for the first, when many accounts send the very same moves at once', async () => {
    const before = await counted();
    const copiers: string[] = [];
    for (let i = 0; i < 6; i++) copiers.push(await playerWith(good.result));
    const replies = await Promise.all(copiers.map((uid) => send(uid, good.result, playOf(good))));
    expect(replies.map(verdictIn).toSorted()).toEqual(['checked', ...Array(5).fill('held')]);
    for (const [i, uid] of copiers.entries()) {
      const verdict = verdictIn(replies[i]!);
      expect((await entryOf(uid))?.verdict).toBe(verdict === 'checked' ? 'checked' : undefined);
      const held = await db.doc(`${PUZZLE}/heldLogs/${uid}`).get();
      expect(held.get('log')).toBe(verdict === 'held' ? JSON.stringify(good.log) : undefined);
    }
    expect(await counted()).toEqual({ ...before, players: before.players + 1 });
  });

  /** The valid play `good` with changed times, and the result of the changed play. */
  function played(change: (entry: LogEntry, i: number) => LogEntry) {
    const log = good.log.map(change);
    const times = [0, 0, 0, 0];
    let table = 0;
    for (const [ms, board, what] of log) {
      times[table] = times[table]! + ms + (what === 'hint' ? 20_000 : 0);
      table = board;
    }
    return { result: times, play: { hash: good.hash, log } };
  }

  // src/play/fingerprint.test.ts knows other changes.
  it('waits when another account has sent the same moves with 1 ms more', async () => {
    const first = await playerWith(good.result);
    await send(first, good.result, playOf(good));
    const { result, play } = played(([ms, board, what], i) => [i === 2 ? ms + 1 : ms, board, what]);
    const second = await playerWith(result);
    expect(verdictIn(await send(second, result, play))).toBe('held');
    const heldLog = (await db.doc(`${PUZZLE}/heldLogs/${second}`).get()).data();
    expect(heldLog).toMatchObject({ ...INFO, sameAs: first });
    expect(verdictIn(await send(first, good.result, playOf(good)))).toBe('checked');
  });

  it('waits when it is much faster than people are', async () => {
    // The shortest credible time for board 2 is stored as 20 minutes, a third of the quickest of
    // fifty players' hour.
    const floors = db.doc(`${PUZZLE}/floors/now`);
    await floors.set({ boards: { 1: 1_200_000 } });
    const uid = await playerWith(good.result);
    // The stored shortest times are cached for a minute.
    const later = NOW + 61_000;
    const sent = { game: GAME, id: ID, result: good.result, play: playOf(good) } as const;
    expect(verdictIn(await finishers.send(uid, sent, later))).toBe('held');
    const heldLog = (await db.doc(`${PUZZLE}/heldLogs/${uid}`).get()).data();
    expect(heldLog?.reason).toMatch(
      /^Board 2 took .*\. Only 1 player in 50 takes under 1:00:00\.$/,
    );
    await floors.delete();
    const other = await playerWith(good.result);
    expect(verdictIn(await finishers.send(other, sent, later + 61_000))).toBe('checked');
  });
});
