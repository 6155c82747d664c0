/**
 * Accepts reports of errors in the app, which players send on a press. Callers are not identified,
 * so reports are short and limited: for a day, and for each file of ours. Further ones are
 * dropped: the same fault again says nothing new.
 */
import { createHash } from 'node:crypto';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { DAY_MS, latestDateOnEarth } from '../../../src/daily/date.ts';
import {
  ERROR_CALLS_LIMIT,
  ERROR_DAYS,
  ERRORS,
  ERRORS_LIMIT,
  type ErrorDocument,
  fileOf,
  MOST_ERROR_CALLS_A_DAY,
  MOST_ERRORS_A_DAY,
  MOST_ERRORS_OF_A_FILE,
} from '../../../src/protocol/deskDocuments.ts';
import type { ReportErrorReply } from '../../../src/protocol/reportCallables.ts';
import type { Data } from '../callable.ts';
import { commitOnce } from './commitOnce.ts';
import { type DailyQuota, reserveDailyQuota } from './dailyQuota.ts';
import { beginDay, countOne, type DayLimit, dayCounts, isKnownFull } from './dayLimit.ts';
import { parseErrorReport } from './payload.ts';
import { isOwnFrame, resolveStack } from './sourceMaps.ts';

const QUOTA: DailyQuota = { path: ERROR_CALLS_LIMIT, most: MOST_ERROR_CALLS_A_DAY };
const LIMIT: DayLimit = {
  path: ERRORS_LIMIT,
  most: MOST_ERRORS_A_DAY,
  mostOfOne: MOST_ERRORS_OF_A_FILE,
};

const UNRESOLVED = 'unresolved';
/** A stack's first line may be thousands of letters: it is the heading at the desk. */
const LONGEST_PLACE = 200;

export interface ReportErrorOptions {
  /** In [0, 1). */
  readonly random?: () => number;
  /** The folder with the builds' source maps. */
  readonly maps?: string;
}

/**
 * Idempotent by key. Throws a `ServerError` with `invalid-argument` for unreadable data.
 *
 * @param at epoch ms.
 */
export async function reportError(
  database: Firestore,
  data: Data,
  at: number,
  { random = Math.random, maps }: ReportErrorOptions = {},
): Promise<ReportErrorReply> {
  const { key, ...report } = parseErrorReport(data);
  const day = latestDateOnEarth(at);
  if (isKnownFull(database, LIMIT, day)) return { kept: false };
  if (!(await reserveDailyQuota(database, QUOTA, 1, at, random()))) return { kept: false };
  const frames = resolveStack(report.stack, report.build, maps);
  const [line = ''] = report.stack.split('\n', 1);
  const place = (frames.find(isOwnFrame) ?? frames[0] ?? line).slice(0, LONGEST_PLACE);
  // A caller can invent columns, and without maps whole places: all of a file share its room, and all
  // of unknown files one more.
  const subject =
    frames.length === 0
      ? UNRESOLVED
      : createHash('sha256').update(fileOf(place)).digest('hex').slice(0, 16);
  const document = database.doc(`${ERRORS}/${key}`);
  const [same, today] = await database.getAll(document, database.doc(LIMIT.path));
  if (same?.exists) return { kept: true };
  const counts = dayCounts(database, LIMIT, today, day, subject);
  if (counts.isFull || counts.isFullOfOne) return { kept: false };
  if (!counts.isToday) await beginDay(database, LIMIT, day);
  const kept: ErrorDocument = { ...report, frames, place, settled: false };
  const until = Timestamp.fromMillis(at + ERROR_DAYS * DAY_MS);
  const batch = database.batch();
  batch.create(document, { ...kept, at: FieldValue.serverTimestamp(), until });
  countOne(database, batch, LIMIT, day, subject);
  await commitOnce(batch);
  return { kept: true };
}
