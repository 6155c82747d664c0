/**
 * Accepts players' reports of faulty puzzles. Callers are not identified, so reports are short and
 * limited: for each puzzle version to the number that staff can read, and for each day to what a
 * flood of reports may cost, with a lower limit for a single puzzle. Further reports are only
 * counted, and dropped once the limit of the day is reached.
 */
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
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
import { type DayRoom, takeRoom } from '../dayRoom.ts';
import { keptUntil } from '../kept.ts';
import { versionByHash } from '../versions.ts';
import { parseReport } from './payload.ts';

/**
 * Most reports of a puzzle version that are only counted: higher counts carry no information, and
 * would cost writes.
 */
const MOST_COUNTED = 1_000;

const CALLS: DayRoom = { path: REPORT_CALLS_LIMIT, most: MOST_REPORT_CALLS_A_DAY, step: 1_000 };
const KEPT: DayRoom = {
  ...{ path: REPORTS_LIMIT, most: MOST_REPORTS_A_DAY, mostOfOne: MOST_REPORTS_OF_A_PUZZLE },
  step: 1,
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
  if (!isReleased(game, id, at)) throw new ServerError('not-found', 'That puzzle isn’t out yet.');
  if ((await takeRoom(database, CALLS, at, random())) !== 'taken') return { kept: false };
  const version = await versionByHash(
    database,
    { game, definition: definitionOf(game), id },
    hash,
    at,
  );
  if (version === null) {
    throw new ServerError('not-found', 'There’s no such version of this puzzle.');
  }
  const report = database.doc(`${REPORTS}/${game}~${id}~${version}~${key}`);
  const overflow = database.doc(`${REPORTS}/${overflowKey(game, id, version)}`);
  const [[same, counted], unsettled] = await Promise.all([
    database.getAll(report, overflow),
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
  const times = { at: FieldValue.serverTimestamp(), until: keptUntil('reports', at) };
  const parts = { game, id, version, settled: false, ...times };
  const isGoingOn = counted?.get('settled') === false;
  const isFull = unsettled.data().count - (isGoingOn ? 1 : 0) >= MOST_REPORTS;
  const room = isFull ? 'full-of-one' : await takeRoom(database, KEPT, at, 0, `${game}~${id}`);
  if (room === 'full') return { kept: false };
  if (room === 'full-of-one') {
    if (isGoingOn && Number(counted.get('more')) >= MOST_COUNTED) return { kept: false };
    const more = isGoingOn ? FieldValue.increment(1) : 1;
    await overflow.set({ ...parts, reason: 'other', text: '', more }, { merge: true });
    return { kept: false };
  }
  const document: ReportDocument = { ...parts, reason, text };
  // The same report that comes twice at once is one document.
  await report.set(document);
  return { kept: true };
}
