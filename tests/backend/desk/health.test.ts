import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { type IsPacked, writeHealth } from '../../../functions/src/health.ts';
import { openSums, reopen } from '../../../functions/src/sum.ts';
import { addDays, latestDateOnEarth } from '../../../src/daily/date.ts';
import { dateOf, idFor } from '../../../src/daily/numbering.ts';
import { duesOf } from '../../../src/desk/health.ts';
import type { Desk } from '../../../src/desk/port.ts';
import { makeDesk } from '../../../src/firebase/desk.ts';
import { definitionOf, GAME_IDS } from '../../../src/games/definitions.ts';
import { deskWithEditor } from '../support/desk.ts';
import { database } from '../support/players.ts';

const db = database();
const HOUR = 3_600_000;
const BOARD = 'leaderboards/geografind/puzzles/t-health';
/** A moment of its own: the counts of other tests' documents are of now. */
const AT = Date.UTC(2027, 0, 12, 4);
const ago = (hours: number) => Timestamp.fromMillis(AT - hours * HOUR);

let desk: Desk;
deskWithEditor((editor) => {
  desk = makeDesk(editor.connection);
}, BOARD);

it('a pack that is taken away turns health red', async () => {
  const now = Date.now();
  const today = latestDateOnEarth(now);
  const isThere: IsPacked = (_, schedule, id) => dateOf(schedule, id) <= addDays(today, 60);
  const packs = async () =>
    duesOf(await desk.readHealth(), today).filter(({ measure }) => measure === 'packs');
  await writeHealth(db, now, isThere);
  expect(await packs()).toEqual([]);
  await writeHealth(
    db,
    now,
    (game, schedule, id) => game !== 'geografind' && isThere(game, schedule, id),
  );
  expect(await packs()).toEqual([
    { measure: 'packs', text: 'Geografind has puzzles for 0 more days. Make new packs.' },
  ]);
});

it('days in packs are counted for every game, up to the last pack', async () => {
  // On this day the packs went up to the 19th of February, and Crossnumber's for a week more.
  const { packs } = await writeHealth(db, Date.UTC(2026, 10, 27, 4));
  expect(Object.keys(packs).toSorted()).toEqual([...GAME_IDS].toSorted());
  for (const days of Object.values(packs)) expect(days).toBeGreaterThanOrEqual(84);
});

it('counts what waits and what came in the last day, and not what is older or done', async () => {
  const writes: Record<string, object> = {
    'errors/new': { at: ago(2), settled: false },
    'errors/settled': { at: ago(3), settled: true },
    'errors/old': { at: ago(30), settled: false },
    'audit/refused': { at: ago(1), kind: 'refuse' },
    'audit/taken': { at: ago(5), kind: 'take-off' },
    'audit/accepted': { at: ago(5), kind: 'accept' },
    'audit/old': { at: ago(25), kind: 'refuse' },
    'reports/open': { at: ago(200), settled: false },
    'reports/done': { at: ago(1), settled: true },
  };
  await Promise.all(Object.entries(writes).map(([path, data]) => db.doc(path).set(data)));
  const before = await writeHealth(db, AT);
  expect(before).toMatchObject({ errors: 2, refused: 2, reports: 1 });

  await db.doc(`${BOARD}/held/a`).set({ uid: 'a', arrivedAt: ago(1_000) });
  await db.doc(`${BOARD}/held/b`).set({ uid: 'b', refused: true });
  await db.doc(BOARD).set({ counting: 'open', summedAt: ago(2) });
  const { schedule } = definitionOf('geografind');
  const yesterday = idFor(schedule, addDays(before.day, -1));
  const board = db.doc(`leaderboards/geografind/puzzles/${yesterday}`);
  await board.set({ players: 40, unchecked: 2, counting: 'settled' });
  const after = await writeHealth(db, AT);
  await board.delete();
  expect(after.held).toBe(before.held + 1);
  expect(after.heldHours).toBe(1_000);
  expect(after.openSums).toBe(before.openSums + 1);
  expect(after.results).toBe(before.results + 42);

  await db.doc(BOARD).set({ counting: 'open', summedAt: ago(0.5) });
  expect((await writeHealth(db, AT)).openSums).toBe(before.openSums);
});

it('a board that a deletion has opened again is overdue only when no sweep comes', async () => {
  const now = Date.now();
  const summedAt = Timestamp.fromMillis(now - 1_000 * HOUR);
  await db.doc(BOARD).set({ counting: 'settled', summedAt });
  const openAt = (at: number) => openSums(db, at - HOUR);
  const [before, later] = [await openAt(now), await openAt(now + 2 * HOUR)];
  await reopen(db.doc(BOARD));
  expect(await openAt(now)).toBe(before);
  expect(await openAt(now + 2 * HOUR)).toBe(later + 1);
});

it('a day has one look, and the desk reads the newest first', async () => {
  for (const day of [0, 1, 1]) await writeHealth(db, AT + day * 24 * HOUR);
  expect((await desk.readHealth()).map(({ day }) => day)).toEqual(
    expect.arrayContaining(['2027-01-13', '2027-01-12']),
  );
});
