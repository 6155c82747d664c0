/**
 * Counts the outcomes of puzzles, sent by players who agreed to be counted. Callers are not
 * identified; only the call's key is kept, so that a call repeated after a lost answer is not
 * counted twice.
 */
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { DAY_MS } from '../../../src/daily/date.ts';
import { MOST_COUNTS_A_DAY, TALLIES_LIMIT, TALLY_KEYS } from '../../../src/desk/documents.ts';
import { tallyOf } from '../../../src/desk/tally.ts';
import type { CountPuzzlesReply, PuzzleCount } from '../../../src/feedback/callables.ts';
import { definitionOf } from '../../../src/games/definitions.ts';
import { puzzlePath, TALLIES } from '../../../src/leaderboard/paths.ts';
import { boardIdOf } from '../../../src/published/listing.ts';
import { isReleased } from '../../../src/storage/tables.ts';
import type { Data } from '../callable.ts';
import { pickShard } from '../count.ts';
import { versionByHash } from '../versions.ts';
import { commitOnce } from './commitOnce.ts';
import { type DailyQuota, reserveDailyQuota } from './dailyQuota.ts';
import { parseCounts } from './payload.ts';

/** Number of days for which a call's key is kept: a device resends nothing older than a month. */
const KEY_LASTS_DAYS = 90;

const ROOM: DailyQuota = { path: TALLIES_LIMIT, most: MOST_COUNTS_A_DAY };

/**
 * Throws a `ServerError` with `invalid-argument` for unreadable data; nothing is counted then.
 * Counts of unreleased puzzles or unknown versions are refused individually.
 *
 * @param at epoch ms.
 * @param random in [0, 1).
 */
export async function countPuzzles(
  database: Firestore,
  data: Data,
  at: number,
  random: () => number = Math.random,
): Promise<CountPuzzlesReply> {
  const { key, puzzles } = parseCounts(data);
  // Outcomes beyond the day's limit, as in a flood of calls, are not requested again: statistics
  // tolerate gaps.
  if (!(await reserveDailyQuota(database, ROOM, puzzles.length, at, random()))) {
    return { counted: false, refused: [] };
  }
  const refused: CountPuzzlesReply['refused'][number][] = [];
  const batch = database.batch();
  // Rounded to the day, for privacy: the exact time of a call is not stored.
  const until = (Math.floor(at / DAY_MS) + KEY_LASTS_DAYS) * DAY_MS;
  batch.create(database.doc(`${TALLY_KEYS}/${key}`), { until: Timestamp.fromMillis(until) });
  for (const count of puzzles) {
    const board = await boardOf(database, count, at);
    if (board === null) {
      const { game, id } = count;
      refused.push({ game, id, message: 'There is no such puzzle, or it is not out yet.' });
      continue;
    }
    const tallies = `${puzzlePath(count.game, board)}/${TALLIES}`;
    const shard = database.doc(`${tallies}/${pickShard(database, tallies, at)}`);
    batch.set(shard, tallyOf(count.outcome, FieldValue.increment(1)), { merge: true });
  }
  if (refused.length === puzzles.length) return { counted: false, refused };
  return { counted: await commitOnce(batch), refused };
}

/** Id of the leaderboard of the puzzle version played; null where no such version is out. */
async function boardOf(
  database: Firestore,
  { game, id, hash }: PuzzleCount,
  at: number,
): Promise<string | null> {
  if (!isReleased(game, id, at)) return null;
  const of = { game, definition: definitionOf(game), id };
  const version = await versionByHash(database, of, hash, at);
  return version === null ? null : boardIdOf(id, version);
}
