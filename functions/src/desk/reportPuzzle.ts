/**
 * Takes what players say is wrong with a puzzle. Nobody is asked who they are, so what is kept is short,
 * of each version no more than somebody reads, and in a day no more than a flood may cost, of one puzzle
 * still less. What comes beyond is counted where it is about a puzzle, and dropped at the end of the day's
 * room.
 */
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { type CivilDate, latestDateOnEarth } from '../../../src/daily/date.ts';
import type { ReportPuzzleReply } from '../../../src/desk/callables.ts';
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
} from '../../../src/desk/documents.ts';
import { definitionOf } from '../../../src/games/definitions.ts';
import { isReleased } from '../../../src/storage/tables.ts';
import { ServerError } from '../../../src/sync/status.ts';
import type { Data } from '../callable.ts';
import { versionByHash } from '../versions.ts';
import { commitOnce } from './commitOnce.ts';
import { type DayRoom, takeRoom } from './dayRoom.ts';
import { parseReport } from './payload.ts';

/** More than that tells nobody anything, and would be written for nothing. */
const MOST_COUNTED = 1_000;

const ROOM: DayRoom = { path: REPORT_CALLS_LIMIT, most: MOST_REPORT_CALLS_A_DAY };

/**
 * The same key twice is one report. Throws a `ServerError`: `invalid-argument` for what cannot be read,
 * `not-found` for a puzzle that nobody has, or that is not out.
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
  // A process that has seen the day's room used up asks nothing more.
  if (fullDay.get(database) === day) return { kept: false };
  if (!isReleased(game, id, at)) throw new ServerError('not-found', 'That puzzle is not out yet.');
  if (!(await takeRoom(database, ROOM, 1, at, random()))) return { kept: false };
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
  const limit = database.doc(REPORTS_LIMIT);
  const [[same, counted, today], unsettled] = await Promise.all([
    database.getAll(report, overflow, limit),
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
  const isToday = today?.get('day') === day;
  if (isToday && Number(today.get('kept')) >= MOST_REPORTS_A_DAY) {
    fullDay.set(database, day);
    return { kept: false };
  }
  const parts = { game, id, version, settled: false, at: FieldValue.serverTimestamp() };
  const isGoingOn = counted?.get('settled') === false;
  const name = `${game}~${id}`;
  const ofPuzzle = isToday ? Number((today.get('of') as Counts | undefined)?.[name] ?? 0) : 0;
  const isFull = unsettled.data().count - (isGoingOn ? 1 : 0) >= MOST_REPORTS;
  // Of those that come at the same moment a few may be too many: a lock would make all others wait.
  if (isFull || ofPuzzle >= MOST_REPORTS_OF_A_PUZZLE) {
    if (isGoingOn && Number(counted.get('more')) >= MOST_COUNTED) return { kept: false };
    const more = isGoingOn ? FieldValue.increment(1) : 1;
    await overflow.set({ ...parts, reason: 'other', text: '', more }, { merge: true });
    return { kept: false };
  }
  // Of two that see yesterday's document each would begin the day anew, and forget the other.
  if (!isToday) await beginDay(database, day);
  const document: ReportDocument = { ...parts, reason, text };
  const batch = database.batch();
  batch.create(report, document);
  const one = FieldValue.increment(1);
  batch.set(limit, { day, kept: one, of: { [name]: one } }, { merge: true });
  // Where it is there already, the same report was faster.
  await commitOnce(batch);
  return { kept: true };
}

/** The day's counts from nothing, unless somebody has begun it: yesterday's puzzles go as a whole. */
async function beginDay(database: Firestore, day: CivilDate): Promise<void> {
  const limit = database.doc(REPORTS_LIMIT);
  await database.runTransaction(async (transaction) => {
    const stored = (await transaction.get(limit)).get('day');
    if (stored !== day) transaction.set(limit, { day, kept: 0, of: {} });
  });
}

type Counts = Readonly<Record<string, unknown>>;

/** The day whose room this process has seen used up. */
const fullDay = new WeakMap<Firestore, CivilDate>();
