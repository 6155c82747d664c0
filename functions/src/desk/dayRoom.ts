/**
 * How much may be counted in a day, over all processes. A write for every call would be a document that
 * everybody waits for: of a thousand counts one is written down, for a thousand. So the end of the room is
 * met give or take some thousands, and a minute late.
 */
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { type CivilDate, latestDateOnEarth } from '../../../src/daily/date.ts';
import { MOST_COUNTS_A_DAY, TALLIES_LIMIT } from '../../../src/desk/documents.ts';

const STEP = 1_000;
const FRESH_MS = 60_000;

interface Seen {
  readonly day: CivilDate;
  readonly at: number;
  readonly isFull: boolean;
}
const seen = new WeakMap<Firestore, Seen>();

/** Whether anything is counted today still. @param at epoch ms. */
export async function hasRoom(database: Firestore, at: number): Promise<boolean> {
  const day = latestDateOnEarth(at);
  const last = seen.get(database);
  if (last?.day === day && (last.isFull || Math.abs(at - last.at) < FRESH_MS)) return !last.isFull;
  const stored = await database.doc(TALLIES_LIMIT).get();
  const isFull = stored.get('day') === day && Number(stored.get('kept')) >= MOST_COUNTS_A_DAY;
  seen.set(database, { day, at, isFull });
  return !isFull;
}

/**
 * So many more were counted.
 *
 * @param random in [0, 1).
 */
export async function takeRoom(
  database: Firestore,
  at: number,
  count: number,
  random: number,
): Promise<void> {
  if (random * STEP >= count) return;
  const day = latestDateOnEarth(at);
  const limit = database.doc(TALLIES_LIMIT);
  await database.runTransaction(async (transaction) => {
    const isToday = (await transaction.get(limit)).get('day') === day;
    const kept = isToday ? FieldValue.increment(STEP) : STEP;
    transaction.set(limit, { day, kept }, { merge: true });
  });
}
