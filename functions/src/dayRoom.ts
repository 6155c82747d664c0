/**
 * Limits what public calls take in a day, over all processes, in a document `{ day, kept, of }`.
 * Concurrent calls may slightly exceed a limit: a lock would make all others wait.
 */
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { type CivilDate, latestDateOnEarth } from '../../src/daily/date.ts';

export interface DayRoom {
  /** Path of the document. */
  readonly path: string;
  readonly most: number;
  /** Room for a single subject, so that one cannot take that of all. */
  readonly mostOfOne?: number;
  /**
   * 1 counts everything. Of calls a random one in `step` is written, as `step` of them: more writes
   * would be too many for a document. Such a limit holds give or take some steps, a minute late.
   */
  readonly step: number;
}

/** How long a count in steps is not read again, in ms. A full day's is not read again at all. */
const FRESH_MS = 60_000;

interface Seen {
  readonly day: CivilDate;
  readonly at: number;
  readonly isFull: boolean;
}
/** By the path of the room's document. */
const seen = new WeakMap<Firestore, Map<string, Seen>>();

/**
 * Takes one from the day's room. Take it before any other work where that costs as well.
 *
 * @param at epoch ms.
 * @param random in [0, 1).
 * @param subject whose room it is, where there is `mostOfOne`.
 */
export async function takeRoom(
  database: Firestore,
  { path, most, mostOfOne = most, step }: DayRoom,
  at: number,
  random = Math.random(),
  subject?: string,
): Promise<'taken' | 'full' | 'full-of-one'> {
  const day = latestDateOnEarth(at);
  const known = seen.get(database) ?? new Map<string, Seen>();
  seen.set(database, known);
  const last = known.get(path);
  const isWritten = random * step < 1;
  if (last?.day === day) {
    if (last.isFull) return 'full';
    if (!isWritten && Math.abs(at - last.at) < FRESH_MS) return 'taken';
  }
  const document = database.doc(path);
  const stored = await document.get();
  const isToday = stored.get('day') === day;
  const isFull = isToday && Number(stored.get('kept')) >= most;
  known.set(path, { day, at, isFull });
  if (isFull) return 'full';
  const of = (isToday ? stored.get('of') : {}) as Readonly<Record<string, unknown>> | undefined;
  if (subject !== undefined && Number(of?.[subject] ?? 0) >= mostOfOne) return 'full-of-one';
  if (!isWritten) return 'taken';
  const one = FieldValue.increment(step);
  const more = { day, kept: one, ...(subject === undefined ? {} : { of: { [subject]: one } }) };
  if (isToday) await document.set(more, { merge: true });
  else {
    // Two calls may both see yesterday's document: the later one must not forget the earlier.
    await database.runTransaction(async (transaction) => {
      const isBegun = (await transaction.get(document)).get('day') === day;
      transaction.set(document, more, { merge: isBegun });
    });
  }
  return 'taken';
}
