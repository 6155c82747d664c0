/** A played log, moment by moment: for somebody who looks at how a result came about. */
import type { Game, Puzzle } from '../games/contract/game.ts';
import { ok, type Result } from '../lib/result.ts';
import type { LogEntry, Word } from '../play/log.ts';
import { replay } from '../play/replay.ts';
import type { Session } from '../play/session.ts';

export interface Moment {
  /** How many entries of the log have happened: from 0 to all of them. */
  readonly entries: number;
  /** Playing time since the start over all boards, in ms. */
  readonly at: number;
  /** Since the moment before, in ms. */
  readonly after: number;
  /** The board on the table. */
  readonly board: number;
  /** What was done: a word, or `move`; `start` for the first moment. */
  readonly what: Word | 'move' | 'start';
}

export interface Play {
  readonly moments: readonly Moment[];
  /** The whole, as it was left. */
  readonly end: Session;
  /** The session at a moment. */
  at(moment: Moment): Session;
}

/**
 * Accepts anything; a log that does not replay is a problem whose sentence names the entry. A check
 * and its answer are one moment.
 */
export function momentsOf(game: Game, puzzle: Puzzle, text: string): Result<Play> {
  let json: unknown = null;
  try {
    json = JSON.parse(text);
  } catch {
    // Not JSON: `replay` reports it as "not a list".
  }
  const end = replay(game, puzzle, json);
  if (!end.ok) return end;
  const { log } = end.value;
  const moments: Moment[] = [{ entries: 0, at: 0, after: 0, board: 0, what: 'start' }];
  let at = 0;
  let after = 0;
  for (const [i, [ms, board, what]] of log.entries()) {
    at += ms;
    after += ms;
    // The entry after it is its answer.
    if (what === 'check') continue;
    const isAnswer = log[i - 1]?.[2] === 'check';
    moments.push({ entries: i + 1, at, after, board, what: isAnswer ? 'check' : wordOf(what) });
    after = 0;
  }
  return ok({
    moments,
    end: end.value,
    at({ entries }) {
      const part = replay(game, puzzle, log.slice(0, entries));
      // A log that replays does so up to each of its entries.
      if (!part.ok) throw new Error(part.problem.message);
      return part.value;
    },
  });
}

const wordOf = (what: LogEntry[2]): Moment['what'] =>
  typeof what === 'string' ? (what as Word) : 'move';
