/**
 * Replays the log of a play, entry by entry, to a session (the boards and their states). The log is
 * untrusted.
 */
import type { Game, Puzzle } from '../games/contract/game.ts';
import type { Json } from '../lib/json.ts';
import { isWhole } from '../lib/reading.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { LONGEST_WAIT_MS, type LogCommand, type LogEntry } from './log.ts';
import { addTime, follow, isFinished, type Session, startSession } from './session.ts';

/** The commands in a log other than `select`, which makes another board the current one. */
const WORDS: readonly unknown[] = ['undo', 'redo', 'restart', 'hint', 'check'];

const wrong = (message: string) => fail('bad-log', message);

/** Validates an entry of a log independently of those before it. */
function parseEntry<B, S, M>(
  game: Game<B, S, M>,
  raw: unknown,
): Result<readonly [ms: number, board: unknown, what: LogCommand | M]> {
  if (!Array.isArray(raw) || raw.length !== 3)
    return wrong('An entry must be a time, a board and a move.');
  const [ms, board, what] = raw as readonly unknown[];
  if (!isWhole(ms, 0, LONGEST_WAIT_MS)) {
    return wrong('The time must be a whole number of ms, and not longer than anyone waits.');
  }
  if (what === 'select' || WORDS.includes(what)) return ok([ms, board, what as LogCommand]);
  if (typeof what === 'string') return wrong('This command does not exist.');
  const move = game.parseMove(what);
  return move.ok ? ok([ms, board, move.value]) : move;
}

/**
 * Applies the next entry of a log to a session.
 * @param asked the previous entry was a check, so this one must be its answer.
 */
function enterNext<B, S, M>(
  session: Session<B, S, M>,
  [ms, board, what]: readonly [number, unknown, LogCommand | M],
  asked: boolean,
): Result<Session<B, S, M>> {
  const { game, boards } = session;
  const isVerdict = typeof what !== 'string' && (game.checks?.isVerdict(what) ?? false);
  if (asked && !isVerdict) return wrong('A check must be answered before anything else.');
  if (isVerdict && !asked) return wrong('This answers a check that was not made.');
  if (isVerdict && ms > 0) return wrong('The time of an answer must be 0.');
  const timed = addTime(session, ms);
  if (ms > 0 && timed === session) return wrong('No time passes on a finished board.');
  if (what === 'select') {
    if (!isWhole(board, 0, boards.length - 1)) return wrong('There is no such board.');
    if (board === session.current) return wrong('That board is already open.');
    if (isFinished(session)) return wrong('Nothing comes after the finish.');
    return ok({ ...timed, current: board });
  }
  if (board !== session.current) return wrong('Another board is open.');
  return follow(timed, what);
}

/**
 * The session that a log leads to. A log that does not replay exactly gives a problem that names
 * the wrong entry. Takes linear time; playing the moves one by one (`play` in session.ts) would
 * copy the log for every entry.
 * @param onEntry receives the session after each entry, without its log.
 */
export function replay<B, S, M>(
  game: Game<B, S, M>,
  puzzle: Puzzle<B>,
  json: unknown,
  onEntry?: (session: Session<B, S, M>) => void,
): Result<Session<B, S, M>> {
  if (!Array.isArray(json)) return wrong('The log is not a list.');
  const log: LogEntry[] = [];
  let session = startSession(game, puzzle);
  let asked = false;
  /** For each board, the distinct moves so far that only a hint can make (`Game.isHinted`). */
  const hinted = session.boards.map(() => new Set<string>());
  for (const [i, raw] of json.entries()) {
    const entry = parseEntry(game, raw);
    const next = entry.ok ? enterNext(session, entry.value, asked) : entry;
    if (!entry.ok || !next.ok) {
      const { message } = (next as Extract<typeof next, { ok: false }>).problem;
      return wrong(`Entry ${i + 1}: ${message}`);
    }
    session = next.value;
    const [ms, , what] = entry.value;
    if (typeof what !== 'string' && game.isHinted?.(what)) {
      const made = hinted[session.current]!.add(JSON.stringify(what));
      if (made.size > session.boards[session.current]!.hints) {
        return wrong(`Entry ${i + 1}: Only a hint makes this move, and none was asked for.`);
      }
    }
    log.push([ms, session.current, what as Json]);
    onEntry?.(session);
    asked = what === 'check';
  }
  if (asked) return wrong('The last check has no answer.');
  return ok({ ...session, log, since: 0 });
}
