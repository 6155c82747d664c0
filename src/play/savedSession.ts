/**
 * A session as it is saved: the moves, not the states. Reading one back validates the whole and
 * replays it.
 */
import type { Game, Puzzle } from '../games/contract/game.ts';
import type { Json } from '../lib/json.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { type LogEntry, replayBoard, type Session, selectBoard, startSession } from './session.ts';

/** What `parseSession` reads back. */
export function makeSession<B, S, M>(session: Session<B, S, M>): Json {
  return {
    version: 1,
    current: session.current,
    boards: session.boards.map((board) => ({
      entries: board.entries as readonly Json[],
      cursor: board.cursor,
      elapsed: Math.round(board.elapsed),
      hints: board.hints,
      ...(board.paid.length > 0 && { paid: board.paid }),
    })),
  };
}

/** Years of play on one board; a save with more comes from no player. */
const MOST_MOVES = 100_000;

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

/** More hints than anyone pays for on one board, and longer than any key of one. */
const MOST_PAID = 1000;
const LONGEST_KEY = 8;

/** Older saves have none. What cannot be read was paid for in vain, which breaks no game. */
function parsePaid(json: unknown): readonly string[] {
  if (!Array.isArray(json)) return [];
  const keys = json
    .slice(0, MOST_PAID)
    .filter((key): key is string => typeof key === 'string' && key.length <= LONGEST_KEY);
  return [...new Set(keys)];
}

/**
 * Reads a saved session and replays its moves. Anything may come in; what does not replay to the
 * letter is a problem, never a guess.
 */
export function parseSession<B, S, M>(
  game: Game<B, S, M>,
  puzzle: Puzzle<B>,
  json: unknown,
): Result<Session<B, S, M>> {
  const broken = (what: string) => fail('broken-save', `The saved game cannot be read: ${what}.`);
  if (typeof json !== 'object' || json === null) return broken('it is not an object');
  const { version, current, boards } = json as Record<string, unknown>;
  if (version !== 1) return broken('its version is unknown');
  if (!Array.isArray(boards) || boards.length !== puzzle.boards.length) {
    return broken('it has the wrong number of boards');
  }
  if (!isCount(current) || current >= boards.length) return broken('its current board is missing');

  let session = startSession(game, puzzle);
  for (const [index, saved] of boards.entries()) {
    if (typeof saved !== 'object' || saved === null) return broken('a board is not an object');
    const { entries, cursor, elapsed, hints, paid } = saved as Record<string, unknown>;
    if (!Array.isArray(entries)) return broken('a board has no moves');
    if (entries.length > MOST_MOVES) return broken('a board has more moves than anyone can make');
    if (!isCount(cursor) || cursor > entries.length) return broken('a board has no valid cursor');
    if (!isCount(elapsed) || !isCount(hints)) return broken('a board has no valid time');
    const moves: LogEntry<M>[] = [];
    for (const raw of entries) {
      const move = raw === 'restart' ? ok('restart' as const) : game.parseMove(raw);
      if (!move.ok) return broken(move.problem.message);
      moves.push(move.value);
    }
    const replayed = replayBoard(session, index, {
      entries: moves,
      cursor,
      elapsed,
      hints,
      paid: parsePaid(paid),
    });
    if (!replayed.ok) return broken(replayed.problem.message);
    session = replayed.value;
  }
  return ok(selectBoard(session, current));
}
