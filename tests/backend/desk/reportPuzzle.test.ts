/** The function `reportPuzzle`, by which players report errors in a puzzle to the staff. */
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { reportPuzzle } from '../../../functions/src/desk/reportPuzzle.ts';
import { addDays, DAY_MS, latestDateOnEarth } from '../../../src/daily/date.ts';
import { idFor } from '../../../src/daily/numbering.ts';
import { groupReports } from '../../../src/desk/reports.ts';
import { makeDesk } from '../../../src/firebase/desk.ts';
import { sendReport } from '../../../src/firebase/reports.ts';
import { definitionOf } from '../../../src/games/definitions.ts';
import {
  MOST_REPORT_CALLS_A_DAY,
  MOST_REPORTS,
  MOST_REPORTS_A_DAY,
  MOST_REPORTS_OF_A_PUZZLE,
  overflowKey,
  REPORT_CALLS_LIMIT,
} from '../../../src/protocol/deskDocuments.ts';
import type { ReportPuzzleReply } from '../../../src/protocol/reportCallables.ts';
import { PROJECT } from '../../../tools/backend/startBackend.ts';
import { borrowed, hashIn, packHash, publish, tidyDesk } from '../support/desk.ts';
import { NOON } from '../support/noon.ts';
import { database, newEditor, newPlayer, stranger } from '../support/players.ts';

const db = database();
const GAME = 'sudoku-shift';
const ID = idFor(definitionOf(GAME).schedule, '2026-05-03');
tidyDesk();

const site = { projectId: PROJECT, apiKey: 'any', authDomain: 'localhost' };
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
  const { at, until, ...data } = found?.data() ?? {};
  // Firestore deletes it after 400 days.
  expect(until.toMillis() - at.toMillis()).toBeCloseTo(400 * DAY_MS, -5);
  // The report does not identify its sender.
  expect(data).toEqual({
    ...{ game: GAME, id: ID, version: 1, reason: 'several' },
    ...{ text: 'There are two ways through it.', settled: false },
  });
  await Promise.all(
    Array.from({ length: 6 }, () => reportPuzzle(db, report({ key: `${KEY}again` }), Date.now())),
  );
  expect(await reports()).toHaveLength(2);
});

it('is sent as the app does it, and what is wrong with it is said in a sentence', async () => {
  const sent = { ...report(), game: GAME, reason: 'wrong-fact' } as const;
  expect(await sendReport(site, sent)).toEqual({ kept: true });
  expect((await reports()).map((one) => one.get('reason'))).toEqual(['wrong-fact']);
  await expect(sendReport(site, { ...sent, hash: '00000000000000' })).rejects.toMatchObject({
    name: 'ServerError',
    status: 'not-found',
    message: 'There’s no such version of this puzzle.',
  });
});

it('belongs to the version that was played, and reaches the desk', async () => {
  const editor = await newEditor();
  const puzzle = borrowed(GAME, ID, '100');
  await publish(editor, Date.UTC(2026, 1, 1), { game: GAME, ...puzzle });
  await stranger().call('reportPuzzle', report({ hash: hashIn(GAME, puzzle) }));
  const desk = makeDesk(editor.connection);
  const [found] = await desk.readReports();
  expect(found).toMatchObject({ version: 2, id: ID, settled: false });
  await desk.settleReport(found!.key);
  expect(await desk.readReports()).toEqual([]);
  // A settled report does not reappear when it is sent again.
  await stranger().call('reportPuzzle', report({ hash: hashIn(GAME, puzzle) }));
  expect(await desk.readReports()).toEqual([]);
});

it('keeps no more of a version than somebody reads, and counts the others', async () => {
  const writer = db.bulkWriter();
  const one = { game: GAME, id: ID, version: 1, reason: 'other', text: '', settled: false };
  for (let i = 0; i < MOST_REPORTS; i++) {
    void writer.set(db.doc(`reports/full-${i}`), { ...one, at: Timestamp.now() });
  }
  await writer.close();
  const nobody = stranger();
  for (let i = 0; i < 3; i++) {
    const sent = report({ key: `${KEY}more${i}` });
    expect(await nobody.call('reportPuzzle', sent)).toEqual({ kept: false });
  }
  expect(await reports()).toHaveLength(MOST_REPORTS + 1);
  const overflow = db.doc(`reports/${overflowKey(GAME, ID, 1)}`);
  const { at, until: _, ...counted } = (await overflow.get()).data() ?? {};
  expect(at).toBeDefined();
  expect(counted).toEqual({ ...one, more: 3 });
  const desk = makeDesk((await newEditor()).connection);
  const [group, ...others] = groupReports(await desk.readReports());
  expect(others).toEqual([]);
  expect(group).toMatchObject({ id: ID, more: 3 });
  // When the reports of a puzzle are full, other puzzles still accept reports.
  const id = String(Number(ID) + 1);
  const other = report({ id, hash: packHash(GAME, id) });
  expect(await nobody.call('reportPuzzle', other)).toEqual({ kept: true });
  // Settling a report makes room for another report on the same puzzle.
  await desk.settleReport('full-7');
  expect(await nobody.call('reportPuzzle', report())).toEqual({ kept: true });
  // The count of reports refused for lack of room can be settled like a report, and then starts at
  // zero.
  await desk.settleReport(overflow.id);
  expect(await nobody.call('reportPuzzle', report({ key: `${KEY}last` }))).toEqual({ kept: false });
  expect((await overflow.get()).data()).toMatchObject({ more: 1, settled: false });
  await overflow.update({ more: 1_000 });
  expect(await nobody.call('reportPuzzle', report({ key: `${KEY}last` }))).toEqual({ kept: false });
  expect((await overflow.get()).get('more')).toBe(1_000);
});

it('keeps no more in a day than a flood may cost', async () => {
  // A separate database connection, as another process of the functions has, with its own cache of
  // reached limits.
  const apart = initializeApp({ projectId: PROJECT }, `flood-${process.pid}`);
  const other = getFirestore(apart);
  const now = Date.now();
  const limit = db.doc('limits/reports');
  const send = (key: string, at = now) => reportPuzzle(other, report({ key: KEY + key }), at);
  expect(await send('a')).toEqual({ kept: true });
  expect(await send('b')).toEqual({ kept: true });
  const today = latestDateOnEarth(now);
  const name = `${GAME}~${ID}`;
  expect((await limit.get()).data()).toEqual({ day: today, kept: 2, of: { [name]: 2 } });
  await limit.update({ kept: MOST_REPORTS_A_DAY });
  // A report that is stored already is acknowledged when it is sent again, even at the daily limit.
  expect(await send('a')).toEqual({ kept: true });
  expect(await send('c')).toEqual({ kept: false });
  expect(await reports()).toHaveLength(2);
  // The daily limit of reports starts anew the next day.
  expect(await send('c', now + DAY_MS)).toEqual({ kept: true });
  const tomorrow = { day: addDays(today, 1), kept: 1, of: { [name]: 1 } };
  expect((await limit.get()).data()).toEqual(tomorrow);
  await deleteApp(apart);
});

it('keeps so many of one puzzle in a day that there is room for all others', async () => {
  const now = Date.now();
  const limit = db.doc('limits/reports');
  const next = String(Number(ID) + 1);
  const of = { [`${GAME}~${ID}`]: MOST_REPORTS_OF_A_PUZZLE - 1, [`${GAME}~${next}`]: 3 };
  await limit.set({ day: latestDateOnEarth(now), kept: 100, of });
  const send = (key: string, more = {}, at = now) =>
    reportPuzzle(db, report({ key: KEY + key, ...more }), at);
  expect(await send('a')).toEqual({ kept: true });
  expect(await send('b')).toEqual({ kept: false });
  // The count of refused reports tells the desk that a report was refused.
  const overflow = db.doc(`reports/${overflowKey(GAME, ID, 1)}`);
  expect((await overflow.get()).data()).toMatchObject({ more: 1, settled: false });
  expect(await send('c', { id: next, hash: packHash(GAME, next) })).toEqual({ kept: true });
  expect((await limit.get()).data()).toMatchObject({
    ...{ kept: 102, of: { [`${GAME}~${ID}`]: MOST_REPORTS_OF_A_PUZZLE, [`${GAME}~${next}`]: 4 } },
  });
  // The next day there is room for reports again.
  expect(await send('d', {}, now + DAY_MS)).toEqual({ kept: true });
});

it('forgets none of those that begin the day at once', { tags: 'all' }, async () => {
  const limit = db.doc('limits/reports');
  const today = latestDateOnEarth(NOON);
  await limit.set({ day: addDays(today, -1), kept: 7, of: { 'geografind~1': 7 } });
  await Promise.all(
    Array.from({ length: 5 }, (_, i) => reportPuzzle(db, report({ key: `${KEY}${i}` }), NOON)),
  );
  expect(await reports()).toHaveLength(5);
  expect((await limit.get()).data()).toEqual({ day: today, kept: 5, of: { [`${GAME}~${ID}`]: 5 } });
});

it('is looked at so often in a day, whatever is in it', async () => {
  const apart = initializeApp({ projectId: PROJECT }, `calls-${process.pid}`);
  const other = getFirestore(apart);
  const limit = db.doc(REPORT_CALLS_LIMIT);
  await limit.delete();
  const send = (more: object, at = NOON) =>
    reportPuzzle(other, report({ key: `${KEY}call`, ...more }), at, () => 0);
  // A report on an unknown version of a puzzle also counts against the daily limit of calls.
  const unknown = { hash: '00000000000000' };
  await expect(send(unknown)).rejects.toMatchObject({ status: 'not-found' });
  expect((await limit.get()).data()).toEqual({ day: latestDateOnEarth(NOON), kept: 1_000 });
  await limit.update({ kept: MOST_REPORT_CALLS_A_DAY });
  expect(await send(unknown, NOON + 61_000)).toEqual({ kept: false });
  expect(await send({}, NOON + 61_000)).toEqual({ kept: false });
  expect(await reports()).toEqual([]);
  expect(await send({}, NOON + DAY_MS)).toEqual({ kept: true });
  await limit.delete();
  await deleteApp(apart);
});

it('is not taken with what is no report, or of what is no version', async () => {
  const wrong: readonly (readonly [status: string, data: unknown])[] = [
    ...[null, 'text', 7, []].map((data) => ['invalid-argument', data] as const),
    ['invalid-argument', report({ reason: 'boring' })],
    ['not-found', report({ hash: '00000000000000' })],
    ['not-found', report({ id: idFor(definitionOf(GAME).schedule, '2027-02-01') })],
  ];
  const nobody = stranger();
  for (const [status, data] of wrong) {
    await expect(nobody.call('reportPuzzle', data), JSON.stringify(data)).rejects.toMatchObject({
      code: `functions/${status}`,
      message: expect.stringMatching(/^[A-Z].*\. \[\d+\]$/),
    });
  }
  expect(await reports()).toEqual([]);
});
