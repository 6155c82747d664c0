/**
 * The function `countPuzzles`, which counts anonymous statistics of play sent by players who
 * consented.
 */
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it } from 'vitest';
import { countPuzzles } from '../../../functions/src/desk/countPuzzles.ts';
import { addDays, DAY_MS, latestDateOnEarth } from '../../../src/daily/date.ts';
import { idFor } from '../../../src/daily/numbering.ts';
import { MOST_COUNTS_A_DAY, TALLIES_LIMIT, TALLY_KEYS } from '../../../src/desk/documents.ts';
import { NO_TALLY } from '../../../src/desk/tally.ts';
import {
  type CountPuzzlesReply,
  type CountPuzzlesRequest,
  MOST_COUNTS,
  type PuzzleCount,
} from '../../../src/feedback/callables.ts';
import { makeDesk } from '../../../src/firebase/desk.ts';
import { sendCounts } from '../../../src/firebase/reports.ts';
import { definitionOf } from '../../../src/games/definitions.ts';
import { puzzlePath, TALLIES } from '../../../src/leaderboard/paths.ts';
import { PROJECT } from '../../../tools/backend/startBackend.ts';
import { borrowed, change, hashIn, jsonOf, packHash, tidyDesk } from '../support/desk.ts';
import { database, newEditor, newPlayer, stranger } from '../support/players.ts';

const db = database();
const GAME = 'sudoku-shift';
const [ID, NEXT] = (['2026-04-07', '2026-04-08'] as const).map((day) =>
  idFor(definitionOf(GAME).schedule, day),
) as [string, string];
const OTHER = 'geografind';
const OTHER_ID = idFor(definitionOf(OTHER).schedule, '2026-04-07');
const BOARDS = [
  ...[ID, NEXT, `${ID}@2`].map((board) => puzzlePath(GAME, board)),
  puzzlePath(OTHER, OTHER_ID),
];
const CONFIG = { projectId: PROJECT, apiKey: 'any', authDomain: 'localhost' };

tidyDesk();
afterEach(async () => {
  for (const board of BOARDS) await db.recursiveDelete(db.collection(`${board}/${TALLIES}`));
  await db.recursiveDelete(db.collection(TALLY_KEYS));
});

let keys = 0;
const newKey = () => `a1B2c3D4e5F6g7H8i9J0x${++keys}`;
const count = (outcome: PuzzleCount['outcome'], more: object = {}): PuzzleCount => ({
  ...{ game: GAME, id: ID, hash: packHash(GAME, ID), outcome },
  ...more,
});
const request = (...puzzles: readonly unknown[]) => ({ key: newKey(), puzzles });
const sent = (data: object) => stranger().call<CountPuzzlesReply>('countPuzzles', data);
const shards = async () =>
  (await Promise.all(BOARDS.map((board) => db.collection(`${board}/${TALLIES}`).get()))).flatMap(
    ({ docs }) => docs,
  );
/** Calls the function without the emulator, as the tests need many calls. */
const at = (data: object, now = Date.now()) => countPuzzles(db, { ...data }, now);

it('is counted from everybody, and nothing is kept of who it was', async () => {
  const player = await newPlayer();
  const sentAt = Date.now();
  expect(await player.call('countPuzzles', request(count(3)))).toEqual({
    counted: true,
    refused: [],
  });
  const [shard, ...more] = await shards();
  expect(more).toEqual([]);
  expect(shard?.data()).toEqual({ gaveUp: { 3: 1 } });
  const [key, ...others] = (await db.collection(TALLY_KEYS).get()).docs;
  expect(others).toEqual([]);
  expect(Object.keys(key?.data() ?? {})).toEqual(['until']);
  // The document expires at midnight, so it does not tell the time of day of the call.
  const until = key?.get('until').toMillis();
  expect(until % DAY_MS).toBe(0);
  expect(until).toBeGreaterThan(sentAt + 89 * DAY_MS);
});

it('is counted once however often it is sent, at the same moment too', async () => {
  const data = request(count('finished'));
  const replies = await Promise.all(Array.from({ length: 8 }, () => at(data)));
  expect(replies.filter(({ counted }) => counted)).toHaveLength(1);
  expect(await sent(data)).toEqual({ counted: false, refused: [] });
  const desk = makeDesk((await newEditor()).connection);
  expect(await desk.readTally(GAME, ID)).toEqual({ finished: 1, gaveUp: {} });
});

it('is sent as the app does it, and what is wrong with it is said in a sentence', async () => {
  const data = { ...request(count(9)), puzzles: [count(9)] };
  expect(await sendCounts(CONFIG, data)).toEqual({ counted: true, refused: [] });
  expect(await sendCounts(CONFIG, data)).toEqual({ counted: false, refused: [] });
  await expect(sendCounts(CONFIG, { ...data, key: 'short' })).rejects.toMatchObject({
    name: 'ServerError',
    status: 'invalid-argument',
    message: 'The call has no proper key.',
  });
});

it('is told to the desk by puzzle and version', async () => {
  const editor = await newEditor();
  const desk = makeDesk(editor.connection);
  expect(await desk.readTally(GAME, ID)).toEqual(NO_TALLY);
  const puzzle = borrowed(GAME, ID, '100');
  const published = { game: GAME, id: ID, kind: 'publish', puzzle: jsonOf(GAME, puzzle) };
  await change(editor, Date.UTC(2026, 1, 1), { ...published, revision: 0 });
  const second = { hash: hashIn(GAME, puzzle) };
  const next = { id: NEXT, hash: packHash(GAME, NEXT) };
  const other = { game: OTHER, id: OTHER_ID, hash: packHash(OTHER, OTHER_ID) };
  await at(request(count('finished'), count(0, next), count(9, other)));
  await at(request(count('finished', second), count(7, next)));
  await at(request(count(4, second), count('finished', other)));
  const told = await Promise.all([
    ...[ID, `${ID}@2`, NEXT].map((board) => desk.readTally(GAME, board)),
    desk.readTally(OTHER, OTHER_ID),
  ]);
  expect(told).toEqual([
    { finished: 1, gaveUp: {} },
    { finished: 1, gaveUp: { 4: 1 } },
    { finished: 0, gaveUp: { 0: 1, 7: 1 } },
    { finished: 1, gaveUp: { 9: 1 } },
  ]);
});

it('is spread over many documents when many come at once, and none is lost', async () => {
  const now = Date.now();
  await Promise.all(Array.from({ length: 120 }, (_, i) => at(request(count(i % 10)), now)));
  const found = await shards();
  expect(found.length).toBeGreaterThan(60);
  const desk = makeDesk((await newEditor()).connection);
  const { gaveUp, finished } = await desk.readTally(GAME, ID);
  expect([finished, Object.values(gaveUp).reduce((sum, n) => sum + n, 0)]).toEqual([0, 120]);
  expect(gaveUp[0]).toBe(12);
});

it('counts no more in a day than a flood may cost', async () => {
  // A separate database connection, as another process of the functions has.
  const apart = initializeApp({ projectId: PROJECT }, `flood-${process.pid}`);
  const other = getFirestore(apart);
  const limit = db.doc(TALLIES_LIMIT);
  await limit.delete();
  // All calls must fall on the same day: near midnight, begin earlier.
  const start = Date.now();
  const turns = latestDateOnEarth(start) !== latestDateOnEarth(start + 300_000);
  const now = turns ? start - 300_000 : start;
  const day = latestDateOnEarth(now);
  const send = (moment: number, random: number) =>
    countPuzzles(
      other,
      { ...request(count(1), count(2, { id: NEXT, hash: packHash(GAME, NEXT) })) },
      moment,
      () => random,
    );
  // Only a thousandth of the calls is counted towards the daily limit, each as a thousand.
  expect((await send(now, 0.002)).counted).toBe(true);
  expect((await limit.get()).exists).toBe(false);
  expect((await send(now, 0.0019)).counted).toBe(true);
  expect((await send(now, 0)).counted).toBe(true);
  expect((await limit.get()).data()).toEqual({ day, kept: 2_000 });
  await limit.update({ kept: MOST_COUNTS_A_DAY });
  // When the daily limit is reached, the functions notice within a minute.
  expect((await send(now + 61_000, 0)).counted).toBe(false);
  const before = (await shards()).length;
  await limit.delete();
  // That the limit is reached is cached for the day, without further reads.
  expect((await send(now + 200_000, 0)).counted).toBe(false);
  expect(await shards()).toHaveLength(before);
  expect((await send(now + DAY_MS, 0)).counted).toBe(true);
  expect((await limit.get()).data()).toEqual({ day: addDays(day, 1), kept: 1_000 });
  await limit.delete();
  await deleteApp(apart);
});

it('takes room for what is refused, and for what is sent again', async () => {
  const limit = db.doc(TALLIES_LIMIT);
  await limit.delete();
  const now = Date.now();
  const send = (data: object) => countPuzzles(db, { ...data }, now, () => 0);
  const again = request(count(1));
  const unknown = request(count(2, { game: OTHER, id: OTHER_ID, hash: '00000000000000' }));
  for (const [i, [data, counted]] of [
    [again, true] as const,
    [again, false] as const,
    [unknown, false] as const,
  ].entries()) {
    expect((await send(data)).counted).toBe(counted);
    expect((await limit.get()).get('kept')).toBe((i + 1) * 1_000);
  }
  await limit.delete();
});

it('passes over what is no puzzle of ours, and counts the others', async () => {
  const later = idFor(definitionOf(GAME).schedule, '2027-02-01');
  const wrong = [
    { id: later, hash: packHash(GAME, ID) },
    { game: OTHER, id: OTHER_ID, hash: '00000000000000' },
  ];
  const data = request(...wrong.map((more) => count(2, more)), count('finished'));
  const { counted, refused } = await sent(data);
  expect(counted).toBe(true);
  const message = 'There is no such puzzle, or it is not out yet.';
  expect(refused).toEqual([
    { game: GAME, id: later, message },
    { game: OTHER, id: OTHER_ID, message },
  ]);
  expect((await shards()).map((shard) => shard.data())).toEqual([{ finished: 1 }]);
  const none = await sent(request(count(2, wrong[1])));
  expect([none.counted, none.refused.length]).toEqual([false, 1]);
});

describe('is not taken, and nothing of it is counted', () => {
  const many = Array.from({ length: MOST_COUNTS + 1 }, (_, i) => count(1, { id: `${i + 1}` }));
  const wrong: readonly (readonly [string, object])[] = [
    ['no key', { key: undefined }],
    ['a short key', { key: 'short' }],
    ['a key that is a path', { key: `${newKey()}/x` }],
    ['no puzzles', { puzzles: [] }],
    ['puzzles that are no list', { puzzles: { 0: count(1) } }],
    ['too many', { puzzles: many }],
    ['the same twice', { puzzles: [count(1), count('finished')] }],
    ['nothing that could be a puzzle', { puzzles: [count(1), null] }],
    ['no such game', { puzzles: [count(1, { game: 'chess' })] }],
    ['no such id', { puzzles: [count(1, { id: '../1' })] }],
    ['an id that is a number', { puzzles: [count(1, { id: 7 })] }],
    ['no hash', { puzzles: [count(1, { hash: undefined })] }],
    ['all of it, and not finished', { puzzles: [count(10)] }],
    ['half a tenth', { puzzles: [count(0.5)] }],
    ['another end', { puzzles: [count(1, { outcome: 'won' })] }],
    ['no end', { puzzles: [count(1, { outcome: undefined })] }],
  ];
  it.each(wrong)('%s', async (_, more) => {
    const data: CountPuzzlesRequest = { key: newKey(), puzzles: [count(1)] };
    await expect(stranger().call('countPuzzles', { ...data, ...more })).rejects.toMatchObject({
      code: 'functions/invalid-argument',
      message: expect.stringMatching(/^[A-Z].*\. \[\d+\]$/),
    });
    expect(await shards()).toEqual([]);
    expect((await db.collection(TALLY_KEYS).get()).size).toBe(0);
  });
  it.each([[null], ['text'], [7], [[]]])('%j', (data) =>
    expect(stranger().call('countPuzzles', data)).rejects.toMatchObject({
      code: 'functions/invalid-argument',
    }),
  );
});
