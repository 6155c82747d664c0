/**
 * How often something may be asked in a day that anybody may ask, over all processes. It is taken before
 * anything else is done, whatever becomes of the call: what is refused, or was sent before, costs as well.
 * A write for every call would be a document that everybody waits for: of a thousand one is written down, for
 * a thousand. So the end of the room is met give or take some thousands, and a minute late.
 */
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { type CivilDate, latestDateOnEarth } from '../../../src/daily/date.ts';

const STEP = 1_000;
const FRESH_MS = 60_000;

export interface DayRoom {
  /** Its document: `{ day, kept }`, how much was taken on that day, to the thousand. */
  readonly path: string;
  readonly most: number;
}

interface Seen {
  readonly day: CivilDate;
  readonly at: number;
  readonly isFull: boolean;
}
/** By the paths of the rooms. */
const seen = new WeakMap<Firestore, Map<string, Seen>>();

/**
 * Whether there is room for so much more; then it is taken. What is full is asked no more on that day, and
 * all else once a minute.
 *
 * @param at epoch ms.
 * @param random in [0, 1).
 */
export async function takeRoom(
  database: Firestore,
  room: DayRoom,
  count: number,
  at: number,
  random: number,
): Promise<boolean> {
  if (!(await hasRoom(database, room, at))) return false;
  if (random * STEP < count) await writeDown(database, room, at);
  return true;
}

async function hasRoom(database: Firestore, { path, most }: DayRoom, at: number): Promise<boolean> {
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

async function writeDown(database: Firestore, { path }: DayRoom, at: number): Promise<void> {
  const day = latestDateOnEarth(at);
  const document = database.doc(path);
  await database.runTransaction(async (transaction) => {
    const isToday = (await transaction.get(document)).get('day') === day;
    const kept = isToday ? FieldValue.increment(STEP) : STEP;
    transaction.set(document, { day, kept }, { merge: true });
  });
}
