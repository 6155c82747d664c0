/** Splits a played log into moments, for an editor reviewing a result and a player looking back. */
import type { Game, Puzzle } from '../games/contract/game.ts';
import { ok, type Result } from '../lib/result.ts';
import type { LogCommand, LogEntry } from './log.ts';
import { replay } from './replay.ts';
import { type Session, startSession } from './session.ts';

export interface Moment {
  /** Number of log entries up to this moment, from 0 to all. */
  readonly entries: number;
  /** Total playing time over all boards, in ms. */
  readonly at: number;
  /** Time since the previous moment, in ms. */
  readonly after: number;
  /** Index of the board being played. */
  readonly board: number;
  /** The player's action: a command of the log, or `move`; `start` for the first moment. */
  readonly what: LogCommand | 'move' | 'start';
}

export interface Play {
  readonly moments: readonly Moment[];
  /** The session at the end of the log. */
  readonly end: Session;
  at(moment: Moment): Session;
}

/**
 * The moments of an untrusted log. Where the log does not replay, the problem's sentence names the
 * failing entry. A check and its answer are one moment.
 */
export function momentsOf(game: Game, puzzle: Puzzle, json: unknown): Result<Play> {
  // Keeps all sessions: replaying the log for each shown moment would take quadratic time.
  const sessions = [startSession(game, puzzle)];
  const end = replay(game, puzzle, json, (session) => sessions.push(session));
  if (!end.ok) return end;
  const { log } = end.value;
  const moments: Moment[] = [{ entries: 0, at: 0, after: 0, board: 0, what: 'start' }];
  let at = 0;
  let after = 0;
  for (const [i, [ms, board, what]] of log.entries()) {
    at += ms;
    after += ms;
    // The next log entry is the check's answer, and makes the moment.
    if (what === 'check') continue;
    const isAnswer = log[i - 1]?.[2] === 'check';
    moments.push({ entries: i + 1, at, after, board, what: isAnswer ? 'check' : wordOf(what) });
    after = 0;
  }
  return ok({
    moments,
    end: end.value,
    at: ({ entries }) => ({ ...sessions[entries]!, log: log.slice(0, entries), since: 0 }),
  });
}

const wordOf = (what: LogEntry[2]): Moment['what'] =>
  typeof what === 'string' ? (what as LogCommand) : 'move';
