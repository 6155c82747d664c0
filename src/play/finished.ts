/**
 * Makes the result of a finished session (a puzzle being played), and the session of a puzzle
 * finished earlier.
 */
import type { FinalMoves, Game, Play, Puzzle } from '../games/contract/game.ts';
import type { Json } from '../lib/json.ts';
import { LONGEST_LOG, MOST_ENTRIES } from '../lib/playLimits.ts';
import { hashOf } from './hash.ts';
import type { PlayLog } from './log.ts';
import { type BoardSession, type Session, startSession, stateOf } from './session.ts';

/** The result of a finished session, in the format of the player's profile. */
export function resultOf<B, S, M>(session: Session<B, S, M>): Json {
  const plays = session.boards.map(
    // The time is at least 1 ms: in results a time of 0 means "never played".
    (board): Play<S> => ({
      state: stateOf(board),
      elapsed: Math.max(1, board.elapsed),
      hints: board.hints,
    }),
  );
  return session.game.makeResult(session.puzzle, plays);
}

/** Data on how a puzzle was played, stored and sent beside its result. */
export interface Played {
  /** The hash of the puzzle's version (hash.ts). */
  readonly hash: string;
  readonly log?: PlayLog;
}

/** The data on how a session was played. Omits a log that is too long to be checked. */
export function playedOf<B, S, M>({ game, puzzle, log }: Session<B, S, M>): Played {
  const hash = hashOf(game, puzzle);
  return isInBounds(log) ? { hash, log } : { hash };
}

/** Whether the log of a play is short enough to be checked. */
export function isInBounds(log: PlayLog): boolean {
  const counts = new Map<number, number>();
  for (const [, board] of log) counts.set(board, (counts.get(board) ?? 0) + 1);
  return (
    Math.max(0, ...counts.values()) <= MOST_ENTRIES && JSON.stringify(log).length <= LONGEST_LOG
  );
}

/**
 * The moves that lead to the final state of each board, stored beside the result; null where
 * the result tells everything.
 */
export function endingOf<B, S, M>({ game, puzzle, boards }: Session<B, S, M>): FinalMoves | null {
  // Moves of every game are JSON.
  const movesTo = game.movesTo as ((board: B, state: S) => readonly Json[]) | undefined;
  const moves = boards.map((board, i) => movesTo?.(puzzle.boards[i] as B, stateOf(board)) ?? []);
  return moves.some(({ length }) => length > 0) ? moves : null;
}

/**
 * The final state that untrusted moves lead to; null if they are invalid on this board or do not
 * finish it.
 */
export function stateAfter<B, S, M>(
  game: Game<B, S, M>,
  board: B,
  moves: readonly unknown[],
): S | null {
  let state = game.start(board);
  for (const raw of moves) {
    const move = game.parseMove(raw);
    const next = move.ok ? game.apply(board, state, move.value) : move;
    if (!next.ok) return null;
    state = next.value;
  }
  return game.status(board, state) === 'playing' ? null : state;
}

/**
 * A session that shows a finished puzzle again: its outcome is known, the moves and times are not.
 * @param states the finished state of each board; for null the board is shown at its start.
 * @param result must be complete.
 */
export function finishedSession<B, S, M>(
  game: Game<B, S, M>,
  puzzle: Puzzle<B>,
  states: readonly (S | null)[],
  result: Json,
): Session<B, S, M> {
  const session = startSession(game, puzzle);
  const times = game.results.timesOf(result);
  const status = game.results.isWin(result) ? 'won' : 'lost';
  const boards = session.boards.map(
    (board, i): BoardSession<S> => ({
      ...board,
      state: states[i] ?? stateOf(board),
      status,
      elapsed: times[i] ?? 0,
    }),
  );
  return { ...session, boards };
}
