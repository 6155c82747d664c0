/**
 * A limit of documents kept a day, over all and for a single subject, in a document
 * `{ day, kept, of }`. Concurrent calls may slightly exceed it: a lock would make all others wait.
 */
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type WriteBatch,
} from 'firebase-admin/firestore';
import type { CivilDate } from '../../../src/daily/date.ts';

export interface DayLimit {
  /** Path of the limit's document. */
  readonly path: string;
  readonly most: number;
  /** Limit for a single subject, so that one cannot use up the limit of all. */
  readonly mostOfOne: number;
}

export interface DayCounts {
  /** The limit over all is reached. */
  readonly isFull: boolean;
  /** The limit of this subject is reached. */
  readonly isFullOfOne: boolean;
  readonly isToday: boolean;
}

/** By the limit's path: the day on which this process has seen the limit reached. */
const fullDays = new WeakMap<Firestore, Map<string, CivilDate>>();

/** Whether the limit is known to be reached, without a read. */
export const isKnownFull = (database: Firestore, { path }: DayLimit, day: CivilDate): boolean =>
  fullDays.get(database)?.get(path) === day;

export function dayCounts(
  database: Firestore,
  { path, most, mostOfOne }: DayLimit,
  stored: DocumentSnapshot | undefined,
  day: CivilDate,
  subject: string,
): DayCounts {
  const isToday = stored?.get('day') === day;
  const isFull = isToday && Number(stored.get('kept')) >= most;
  if (isFull) {
    const known = fullDays.get(database) ?? new Map<string, CivilDate>();
    fullDays.set(database, known.set(path, day));
  }
  const of = (isToday ? stored.get('of') : {}) as Readonly<Record<string, unknown>> | undefined;
  return { isToday, isFull, isFullOfOne: Number(of?.[subject] ?? 0) >= mostOfOne };
}

/** Counts one more in the batch that keeps the document. */
export function countOne(
  database: Firestore,
  batch: WriteBatch,
  { path }: DayLimit,
  day: CivilDate,
  subject: string,
): void {
  const one = FieldValue.increment(1);
  batch.set(database.doc(path), { day, kept: one, of: { [subject]: one } }, { merge: true });
}

/**
 * Resets the counts for the day, unless another call has done so: two calls that see yesterday's
 * document would each reset them and lose the other's count.
 */
export async function beginDay(
  database: Firestore,
  { path }: DayLimit,
  day: CivilDate,
): Promise<void> {
  const limit = database.doc(path);
  await database.runTransaction(async (transaction) => {
    const stored = (await transaction.get(limit)).get('day');
    if (stored !== day) transaction.set(limit, { day, kept: 0, of: {} });
  });
}
