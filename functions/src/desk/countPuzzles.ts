/**
 * Counts what players who agreed to it did with puzzles. Nobody is asked who they are and nothing is kept of
 * a call but its key, so that what is sent again, for its answer was lost, is not counted again.
 */
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { DAY_MS } from '../../../src/daily/date.ts';
import type { CountPuzzlesReply, PuzzleCount } from '../../../src/desk/callables.ts';
import { MOST_COUNTS_A_DAY, TALLIES_LIMIT, TALLY_KEYS } from '../../../src/desk/documents.ts';
import { tallyOf } from '../../../src/desk/tally.ts';
import { definitionOf } from '../../../src/games/definitions.ts';
import { puzzlePath, TALLIES } from '../../../src/leaderboard/paths.ts';
import { boardIdOf } from '../../../src/published/listing.ts';
import { isReleased } from '../../../src/storage/tables.ts';
import type { Data } from '../callable.ts';
import { pickShard } from '../count.ts';
import { versionByHash } from '../versions.ts';
import { commitOnce } from './commitOnce.ts';
import { type DayRoom, takeRoom } from './dayRoom.ts';
import { parseCounts } from './payload.ts';

/** A device sends nothing again that is older than a month. */
const KEY_LASTS_DAYS = 90;

const ROOM: DayRoom = { path: TALLIES_LIMIT, most: MOST_COUNTS_A_DAY };

/**
 * Throws a `ServerError` with `invalid-argument` for what cannot be read; nothing is counted then. What is
 * not out, or of a version that nobody knows, is refused by itself.
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
  // What a flood has crowded out is not asked for again: figures do without it.
  if (!(await takeRoom(database, ROOM, puzzles.length, at, random()))) {
    return { counted: false, refused: [] };
  }
  const refused: CountPuzzlesReply['refused'][number][] = [];
  const batch = database.batch();
  // To the day: when exactly somebody sent something is nobody's business.
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
    const shard = database.doc(`${tallies}/${pickShard(tallies, at)}`);
    batch.set(shard, tallyOf(count.outcome, FieldValue.increment(1)), { merge: true });
  }
  if (refused.length === puzzles.length) return { counted: false, refused };
  return { counted: await commitOnce(batch), refused };
}

/** The board of the version that was played; null where there is none. */
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
