import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { type IsPacked, writeHealth } from '../../../functions/src/health.ts';
import { openSums, reopen } from '../../../functions/src/sum.ts';
import { addDays, latestDateOnEarth } from '../../../src/daily/date.ts';
import { dateOf } from '../../../src/daily/numbering.ts';
import type { Desk } from '../../../src/desk/port.ts';
import { makeDesk } from '../../../src/firebase/desk.ts';
import { GAME_IDS } from '../../../src/games/definitions.ts';
import { duesOf } from '../../../src/protocol/health.ts';
import { deskWithEditor } from '../support/desk.ts';
import { database } from '../support/players.ts';

const db = database();
const HOUR = 3_600_000;
const BOARD = 'leaderboards/geografind/puzzles/t-health';
/** A moment of its own: other tests' boards are of now. */
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
    duesOf(await desk.readHealth(), today).filter((due) => due.includes('packs'));
  await writeHealth(db, now, isThere);
  expect(await packs()).toEqual([]);
  await writeHealth(
    db,
    now,
    (game, schedule, id) => game !== 'geografind' && isThere(game, schedule, id),
  );
  expect(await packs()).toEqual(['Geografind has puzzles for 0 more days. Make new packs.']);
});

it('days in packs are counted for every game, up to the last pack', async () => {
  // On this day the packs went up to the 19th of February, and Crossnumber's for a week more.
  const { packs } = await writeHealth(db, Date.UTC(2026, 10, 27, 4));
  expect(Object.keys(packs).toSorted()).toEqual([...GAME_IDS].toSorted());
  for (const days of Object.values(packs)) expect(days).toBeGreaterThanOrEqual(84);
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

it('a board is overdue an hour after its last sum', async () => {
  await db.doc(BOARD).set({ counting: 'open', summedAt: ago(0.5) });
  const before = await writeHealth(db, AT);
  await db.doc(BOARD).set({ counting: 'open', summedAt: ago(2) });
  expect((await writeHealth(db, AT)).openSums).toBe(before.openSums + 1);
  expect(await desk.readHealth()).toEqual({ ...before, openSums: before.openSums + 1 });
});
