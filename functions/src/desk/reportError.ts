/**
 * Accepts reports of errors in the app, which players send on a press. Callers are not identified,
 * so reports are short and limited: for a day, and for each file of ours. Further ones are
 * dropped: the same fault again says nothing new.
 */
import { createHash } from 'node:crypto';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { DAY_MS } from '../../../src/daily/date.ts';
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
import { type DayRoom, takeRoom } from '../dayRoom.ts';
import { parseErrorReport } from './payload.ts';
import { isOwnFrame, resolveStack } from './sourceMaps.ts';

const CALLS: DayRoom = { path: ERROR_CALLS_LIMIT, most: MOST_ERROR_CALLS_A_DAY, step: 1_000 };
const KEPT: DayRoom = {
  ...{ path: ERRORS_LIMIT, most: MOST_ERRORS_A_DAY, mostOfOne: MOST_ERRORS_OF_A_FILE, step: 1 },
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
  if ((await takeRoom(database, CALLS, at, random())) !== 'taken') return { kept: false };
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
  if ((await document.get()).exists) return { kept: true };
  if ((await takeRoom(database, KEPT, at, 0, subject)) !== 'taken') return { kept: false };
  const kept: ErrorDocument = { ...report, frames, place, settled: false };
  const until = Timestamp.fromMillis(at + ERROR_DAYS * DAY_MS);
  // The same report that comes twice at once is one document.
  await document.set({ ...kept, at: FieldValue.serverTimestamp(), until });
  return { kept: true };
}
