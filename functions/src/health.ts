/** The daily look at the site for the desk (src/desk/health.ts). */
import { FieldValue, type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { addDays, DAY_MS, latestDateOnEarth } from '../../src/daily/date.ts';
import { releasedOn, type Schedule } from '../../src/daily/numbering.ts';
import { AUDIT, ERRORS, REPORTS } from '../../src/desk/documents.ts';
import { HEALTH, HEALTH_DAYS, type HealthDocument } from '../../src/desk/health.ts';
import { reachOf } from '../../src/desk/supply.ts';
import { DEFINITIONS, type GameId } from '../../src/games/definitions.ts';
import { puzzlePath } from '../../src/leaderboard/paths.ts';
import { isPacked } from './puzzles.ts';
import { openSums } from './sum.ts';

const HOUR_MS = 3_600_000;
/** Changes of the desk that are read for one look: more than editors make in a day. */
const MOST_CHANGES_A_DAY = 2_000;

export type IsPacked = (game: GameId, schedule: Schedule, id: string) => boolean;

/**
 * Writes the day's look; a second one on the same day replaces it.
 *
 * @param at epoch ms.
 * @param has whether a pack has a puzzle.
 */
export async function writeHealth(
  database: Firestore,
  at: number,
  has: IsPacked = isPacked,
): Promise<HealthDocument> {
  const day = latestDateOnEarth(at);
  const since = Timestamp.fromMillis(at - DAY_MS);
  const held = database.collectionGroup('held').orderBy('arrivedAt');
  const unsettled = database.collection(REPORTS).where('settled', '==', false);
  const [stuck, errors, changes, heldCount, oldest, reports, results] = await Promise.all([
    openSums(database, at - HOUR_MS),
    countOf(database.collection(ERRORS).where('at', '>=', since).orderBy('at', 'desc')),
    database
      .collection(AUDIT)
      .where('at', '>=', since)
      .orderBy('at', 'desc')
      .select('kind')
      .limit(MOST_CHANGES_A_DAY)
      .get(),
    countOf(held),
    held.limit(1).get(),
    countOf(unsettled.orderBy('at', 'desc')),
    resultsOn(database, addDays(day, -1)),
  ]);
  const first = oldest.docs[0]?.get('arrivedAt') as Timestamp | undefined;
  const look: HealthDocument = {
    day,
    packs: Object.fromEntries(
      DEFINITIONS.map(({ id, schedule }) => [
        id,
        reachOf(schedule, day, (puzzle) => has(id, schedule, puzzle)).days,
      ]),
    ) as HealthDocument['packs'],
    openSums: stuck,
    errors,
    refused: changes.docs.filter((one) => ['refuse', 'take-off'].includes(one.get('kind'))).length,
    held: heldCount,
    heldHours: first === undefined ? 0 : Math.max(0, Math.floor((at - first.toMillis()) / HOUR_MS)),
    reports,
    results,
  };
  await database.doc(`${HEALTH}/${day}`).set({
    ...look,
    at: FieldValue.serverTimestamp(),
    until: Timestamp.fromMillis(at + HEALTH_DAYS * DAY_MS),
  });
  return look;
}

async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

/** Results on the boards of the puzzles that were released on a day, listed and unchecked. */
async function resultsOn(database: Firestore, day: HealthDocument['day']): Promise<number> {
  const boards = DEFINITIONS.flatMap(({ id: game, schedule }) => {
    const id = day < schedule.first ? null : releasedOn(schedule, day);
    return id === null ? [] : [database.doc(puzzlePath(game, id))];
  });
  if (boards.length === 0) return 0;
  const found = await database.getAll(...boards, { fieldMask: ['players', 'unchecked'] });
  const number = (value: unknown) => (typeof value === 'number' ? value : 0);
  return found.reduce(
    (sum, board) => sum + number(board.get('players')) + number(board.get('unchecked')),
    0,
  );
}
