/**
 * Reads a saved session (a puzzle being played): validates and replays all of it. A separate chunk,
 * because a new puzzle has no saved session.
 */
import type { Game, Puzzle } from '../games/contract/game.ts';
import type { Json } from '../lib/json.ts';
import { isWhole } from '../lib/reading.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import type { ProgressRow } from '../storage/entities.ts';
import type { Storage } from '../storage/port.ts';
import { isStarted } from '../storage/rows.ts';
import { hashOf } from './hash.ts';
import { LONGEST_WAIT_MS } from './log.ts';
import type { PuzzleRows } from './puzzleRows.ts';
import { replay } from './replay.ts';
import { addTime, type Session } from './session.ts';

/** The most entries of a saved log, which equal years of play: no player makes a longer log. */
const MOST_ENTRIES = 400_000;

/**
 * Limits on the keys by which a saved game records paid hints: the number of keys per board, and
 * the length of each key. The keys of real games stay below.
 */
const MOST_PAID = 1000;
const LONGEST_KEY = 8;

/**
 * Parses the keys of paid hints. Drops unreadable keys: the player then only pays for these hints
 * again.
 */
function parsePaid(json: unknown): readonly string[] {
  if (!Array.isArray(json)) return [];
  const keys = json
    .slice(0, MOST_PAID)
    .filter((key): key is string => typeof key === 'string' && key.length <= LONGEST_KEY);
  return [...new Set(keys)];
}

export type SaveProblem = 'broken-save' | 'other-puzzle';

/**
 * Reads a saved session and replays its log. Its JSON is untrusted; a log that does not replay
 * exactly is a problem, never repaired by a guess.
 */
export function parseSession<B, S, M>(
  game: Game<B, S, M>,
  puzzle: Puzzle<B>,
  json: unknown,
): Result<Session<B, S, M>, SaveProblem> {
  const broken = (what: string) =>
    fail('broken-save', `The saved game cannot be read: ${what}`) as Result<never, SaveProblem>;
  if (typeof json !== 'object' || json === null) return broken('it is not an object.');
  const save = json as Record<string, unknown>;
  const { version, hash, log, since, paid } = save;
  if (version !== 2) return broken('its version is unknown.');
  if (hash !== hashOf(game, puzzle)) {
    return fail('other-puzzle', 'The saved game is of another version of this puzzle.');
  }
  if (!Array.isArray(log) || log.length > MOST_ENTRIES) return broken('it has no log.');
  const replayed = replay(game, puzzle, log);
  if (!replayed.ok) return broken(replayed.problem.message);
  if (!isWhole(since, 0, LONGEST_WAIT_MS)) return broken('the time since the last move is none.');
  const session = addTime(replayed.value, since);
  if (session.since !== since) return broken('time has passed on a finished board.');
  const lists: readonly unknown[] = Array.isArray(paid) ? paid : [];
  const boards = session.boards.map((board, i) => ({ ...board, paid: parsePaid(lists[i]) }));
  return ok({ ...session, boards });
}

/**
 * The key in the database's table `meta` under which a saved game that does not replay is set aside
 * before a fresh start.
 */
const brokenKey = (row: ProgressRow) => `broken-save:${row.game}/${row.id}:${row.updatedAt}`;

const BROKEN_SAVE =
  'We couldn’t read your saved game, so you’re starting fresh. We’ve kept the old save.';

const OTHER_PUZZLE =
  'This puzzle was corrected after you started it, so you’re starting fresh. We’ve kept your old game.';

/**
 * Resumes a puzzle's unfinished game; otherwise starts afresh, with a sentence about the lost game.
 * @param storage opens the database; called only to keep an unreadable saved game.
 */
export async function resume(
  fresh: Session,
  { progress: row, isUnreadable }: PuzzleRows,
  storage: () => Promise<Pick<Storage, 'putMeta'>>,
): Promise<{ session: Session; notice: string | null }> {
  const { game, puzzle } = fresh;
  if (row === null) return { session: fresh, notice: isUnreadable ? BROKEN_SAVE : null };
  const parsed = parseSession(game, puzzle, row.session);
  if (parsed.ok) return { session: parsed.value, notice: null };
  const isOther = parsed.problem.code === 'other-puzzle';
  // A saved game of another version of the puzzle need not be kept if the player has only looked at
  // it.
  if (isOther && !isStarted(row)) return { session: fresh, notice: null };
  await (await storage()).putMeta(brokenKey(row), row as unknown as Json);
  console.warn(`${row.game}/${row.id}: ${parsed.problem.message} The old save is kept.`);
  return { session: fresh, notice: isOther ? OTHER_PUZZLE : BROKEN_SAVE };
}
