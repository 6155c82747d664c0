/**
 * Accepts players' reports of faulty puzzles. Callers are not identified, so reports are short and
 * limited: for each puzzle version to the number that staff can read, and for each day to what a
 * flood of reports may cost, with a lower limit for a single puzzle. Further reports are only
 * counted, and dropped once the limit of the day is reached.
 */
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { latestDateOnEarth } from '../../../src/daily/date.ts';
import { definitionOf } from '../../../src/games/definitions.ts';
import {
  MOST_REPORT_CALLS_A_DAY,
  MOST_REPORTS,
  MOST_REPORTS_A_DAY,
  MOST_REPORTS_OF_A_PUZZLE,
  overflowKey,
  REPORT_CALLS_LIMIT,
  REPORTS,
  REPORTS_LIMIT,
  type ReportDocument,
} from '../../../src/protocol/deskDocuments.ts';
import type { ReportPuzzleReply } from '../../../src/protocol/reportCallables.ts';
import { isReleased } from '../../../src/protocol/resultKeys.ts';
import { ServerError } from '../../../src/protocol/status.ts';
import type { Data } from '../callable.ts';
import { keptUntil } from '../kept.ts';
import { versionByHash } from '../versions.ts';
import { commitOnce } from './commitOnce.ts';
import { type DailyQuota, reserveDailyQuota } from './dailyQuota.ts';
import { beginDay, countOne, type DayLimit, dayCounts, isKnownFull } from './dayLimit.ts';
import { parseReport } from './payload.ts';

/**
 * Most reports of a puzzle version that are only counted: higher counts carry no information, and
 * would cost writes.
 */
const MOST_COUNTED = 1_000;

const ROOM: DailyQuota = { path: REPORT_CALLS_LIMIT, most: MOST_REPORT_CALLS_A_DAY };
const LIMIT: DayLimit = {
  path: REPORTS_LIMIT,
  most: MOST_REPORTS_A_DAY,
  mostOfOne: MOST_REPORTS_OF_A_PUZZLE,
};

/**
 * Idempotent by key. Throws a `ServerError`: `invalid-argument` for unreadable data, `not-found`
 * for an unknown or unreleased puzzle.
 *
 * @param at epoch ms.
 * @param random in [0, 1).
 */
export async function reportPuzzle(
  database: Firestore,
  data: Data,
  at: number,
  random: () => number = Math.random,
): Promise<ReportPuzzleReply> {
  const { game, id, hash, reason, text, key } = parseReport(data);
  const day = latestDateOnEarth(at);
  // Skip all reads when this process has seen that the day's limit is reached.
  if (isKnownFull(database, LIMIT, day)) return { kept: false };
  if (!isReleased(game, id, at)) throw new ServerError('not-found', 'That puzzle is not out yet.');
  if (!(await reserveDailyQuota(database, ROOM, 1, at, random()))) return { kept: false };
  const version = await versionByHash(
    database,
    { game, definition: definitionOf(game), id },
    hash,
    at,
  );
  if (version === null) {
    throw new ServerError('not-found', 'There is no such version of this puzzle.');
  }
  const report = database.doc(`${REPORTS}/${game}~${id}~${version}~${key}`);
  const overflow = database.doc(`${REPORTS}/${overflowKey(game, id, version)}`);
  const [[same, counted, today], unsettled] = await Promise.all([
    database.getAll(report, overflow, database.doc(LIMIT.path)),
    database
      .collection(REPORTS)
      .where('game', '==', game)
      .where('id', '==', id)
      .where('version', '==', version)
      .where('settled', '==', false)
      .limit(MOST_REPORTS + 1)
      .count()
      .get(),
  ]);
  if (same?.exists) return { kept: true };
  const name = `${game}~${id}`;
  const counts = dayCounts(database, LIMIT, today, day, name);
  if (counts.isFull) return { kept: false };
  const times = { at: FieldValue.serverTimestamp(), until: keptUntil('reports', at) };
  const parts = { game, id, version, settled: false, ...times };
  const isGoingOn = counted?.get('settled') === false;
  const isFull = unsettled.data().count - (isGoingOn ? 1 : 0) >= MOST_REPORTS;
  if (isFull || counts.isFullOfOne) {
    if (isGoingOn && Number(counted.get('more')) >= MOST_COUNTED) return { kept: false };
    const more = isGoingOn ? FieldValue.increment(1) : 1;
    await overflow.set({ ...parts, reason: 'other', text: '', more }, { merge: true });
    return { kept: false };
  }
  if (!counts.isToday) await beginDay(database, LIMIT, day);
  const document: ReportDocument = { ...parts, reason, text };
  const batch = database.batch();
  batch.create(report, document);
  countOne(database, batch, LIMIT, day, name);
  // If the document exists, a duplicate of this report was faster.
  await commitOnce(batch);
  return { kept: true };
}
