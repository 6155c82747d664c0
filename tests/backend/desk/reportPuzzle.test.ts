/** What players say is wrong with a puzzle. */
import { afterEach, describe, expect, it } from 'vitest';
import { reportPuzzle } from '../../../functions/src/desk/reportPuzzle.ts';
import { idFor } from '../../../src/daily/numbering.ts';
import type { ReportPuzzleReply } from '../../../src/desk/callables.ts';
import { makeDesk } from '../../../src/firebase/desk.ts';
import { definitionOf } from '../../../src/games/definitions.ts';
import { borrowed, change, deskGone, hashIn, jsonOf, packHash } from '../support/desk.ts';
import { database, everybodyGone, newEditor, newPlayer, stranger } from '../support/players.ts';

const db = database();
const GAME = 'sudoku-shift';
const ID = idFor(definitionOf(GAME).schedule, '2026-05-03');
afterEach(async () => {
  await deskGone();
  await everybodyGone();
});

const KEY = 'a1B2c3D4e5F6g7H8i9J0';
const report = (more: object = {}) => ({
  ...{ game: GAME, id: ID, hash: packHash(GAME, ID), reason: 'several', key: KEY },
  ...{ text: ' There are two ways through it. ' },
  ...more,
});
const reports = async () => (await db.collection('reports').get()).docs;

it('is taken from everybody, the same one once', async () => {
  const player = await newPlayer();
  for (const who of [stranger(), stranger(), player]) {
    const kept = await who.call<ReportPuzzleReply>('reportPuzzle', report());
    expect(kept).toEqual({ kept: true });
  }
  const [found, ...more] = await reports();
  expect(more).toEqual([]);
  expect(found?.id).toBe(`${GAME}~${ID}~1~${KEY}`);
  const { at, ...data } = found?.data() ?? {};
  expect(at).toBeDefined();
  // Nothing of who it was.
  expect(data).toEqual({
    ...{ game: GAME, id: ID, version: 1, reason: 'several' },
    ...{ text: 'There are two ways through it.', settled: false },
  });
  await Promise.all(
    Array.from({ length: 6 }, () => reportPuzzle(db, report({ key: `${KEY}again` }), Date.now())),
  );
  expect(await reports()).toHaveLength(2);
});

it('belongs to the version that was played, and reaches the desk', async () => {
  const editor = await newEditor();
  const puzzle = borrowed(GAME, ID, '100');
  const published = { game: GAME, id: ID, kind: 'publish', puzzle: jsonOf(GAME, puzzle) };
  await change(editor, Date.UTC(2026, 1, 1), { ...published, revision: 0 });
  await stranger().call('reportPuzzle', report({ hash: hashIn(GAME, puzzle) }));
  const desk = makeDesk(editor.connection);
  const [found] = await desk.readReports();
  expect(found).toMatchObject({ version: 2, id: ID, settled: false });
  await desk.settleReport(found!.key);
  expect(await desk.readReports()).toEqual([]);
  // It has been dealt with: sent again, it does not come up again.
  await stranger().call('reportPuzzle', report({ hash: hashIn(GAME, puzzle) }));
  expect(await desk.readReports()).toEqual([]);
});

it('keeps no more of a version than somebody reads', async () => {
  const writer = db.bulkWriter();
  const one = { game: GAME, id: ID, version: 1, reason: 'other', text: '', settled: false };
  for (let i = 0; i < 200; i++) void writer.set(db.doc(`reports/full-${i}`), one);
  await writer.close();
  const nobody = stranger();
  expect(await nobody.call('reportPuzzle', report())).toEqual({ kept: false });
  expect(await reports()).toHaveLength(200);
  // Of other puzzles there is room.
  const id = String(Number(ID) + 1);
  const other = report({ id, hash: packHash(GAME, id) });
  expect(await nobody.call('reportPuzzle', other)).toEqual({ kept: true });
  // And here again when one has been dealt with.
  await db.doc('reports/full-7').update({ settled: true });
  expect(await nobody.call('reportPuzzle', report())).toEqual({ kept: true });
});

describe('is not taken', () => {
  const wrong: readonly (readonly [string, object])[] = [
    ['invalid-argument', { game: 'chess' }],
    ['invalid-argument', { game: null }],
    ['invalid-argument', { id: 7 }],
    ['invalid-argument', { id: '../1' }],
    ['invalid-argument', { hash: 'x' }],
    ['invalid-argument', { hash: undefined }],
    ['invalid-argument', { reason: 'boring' }],
    ['invalid-argument', { reason: ['several'] }],
    ['invalid-argument', { text: 'x'.repeat(281) }],
    ['invalid-argument', { text: null }],
    ['invalid-argument', { key: 'short' }],
    ['invalid-argument', { key: `${KEY}/${KEY}` }],
    ['invalid-argument', { key: 'x'.repeat(41) }],
    ['not-found', { hash: '00000000000000' }],
    ['not-found', { id: idFor(definitionOf(GAME).schedule, '2027-02-01') }],
  ];
  it.each(wrong)('%s: %j', async (status, more) => {
    await expect(stranger().call('reportPuzzle', report(more))).rejects.toMatchObject({
      code: `functions/${status}`,
      message: expect.stringMatching(/^[A-Z].*\. \[\d+\]$/),
    });
    expect(await reports()).toEqual([]);
  });
  it.each([[null], ['text'], [7], [[]]])('%j', (data) =>
    expect(stranger().call('reportPuzzle', data)).rejects.toMatchObject({
      code: 'functions/invalid-argument',
    }),
  );
});
