/**
 * A daily limit of public calls over all processes. Quota is taken before any other work: refused
 * and repeated calls cost as well. Counting every call would write the document too often, so a
 * random thousandth of the calls is written, as a thousand each. The limit therefore holds give or
 * take some thousands, and a minute late.
 */
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { type CivilDate, latestDateOnEarth } from '../../../src/daily/date.ts';

const STEP = 1_000;
const FRESH_MS = 60_000;

export interface DailyQuota {
  /**
   * Path of the quota's document `{ day, kept }`: `kept` is the amount taken on that day, in steps
   * of a thousand.
   */
  readonly path: string;
  readonly most: number;
}

interface Seen {
  readonly day: CivilDate;
  readonly at: number;
  readonly isFull: boolean;
}
/** By the path of the quota's document. */
const seen = new WeakMap<Firestore, Map<string, Seen>>();

/**
 * Takes `count` from the day's quota; false where the quota is used up. A used-up quota is not read
 * again on that day, others once a minute.
 *
 * @param at epoch ms.
 * @param random in [0, 1).
 */
export async function reserveDailyQuota(
  database: Firestore,
  room: DailyQuota,
  count: number,
  at: number,
  random: number,
): Promise<boolean> {
  if (!(await hasRoom(database, room, at))) return false;
  if (random * STEP < count) await writeDown(database, room, at);
  return true;
}

async function hasRoom(
  database: Firestore,
  { path, most }: DailyQuota,
  at: number,
): Promise<boolean> {
  const day = latestDateOnEarth(at);
  const known = seen.get(database) ?? new Map<string, Seen>();
  seen.set(database, known);
  const last = known.get(path);
  if (last?.day === day && (last.isFull || Math.abs(at - last.at) < FRESH_MS)) return !last.isFull;
  const stored = await database.doc(path).get();
  const isFull = stored.get('day') === day && Number(stored.get('kept')) >= most;
  known.set(path, { day, at, isFull });
  return !isFull;
}

async function writeDown(database: Firestore, { path }: DailyQuota, at: number): Promise<void> {
  const day = latestDateOnEarth(at);
  const document = database.doc(path);
  await database.runTransaction(async (transaction) => {
    const isToday = (await transaction.get(document)).get('day') === day;
    const kept = isToday ? FieldValue.increment(STEP) : STEP;
    transaction.set(document, { day, kept }, { merge: true });
  });
}
