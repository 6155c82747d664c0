/** What comes of a session that is over, and a puzzle that was finished before, to be shown again. */
import type { FinalMoves, Game, Play, Puzzle } from '../games/contract/game.ts';
import type { Json } from '../lib/json.ts';
import { LONGEST_LOG, MOST_ENTRIES } from '../lib/playLimits.ts';
import { hashOf } from './hash.ts';
import type { PlayLog } from './log.ts';
import { type BoardSession, type Session, startSession, stateOf } from './session.ts';

/** The result of a finished session, as the game's profile map holds it. */
export function resultOf<B, S, M>(session: Session<B, S, M>): Json {
  const plays = session.boards.map(
    // A result is a time that passed; 0 would read as "never played".
    (board): Play<S> => ({
      state: stateOf(board),
      elapsed: Math.max(1, board.elapsed),
      hints: board.hints,
    }),
  );
  return session.game.makeResult(session.puzzle, plays);
}

/** How a puzzle was played, as it is kept and sent beside the result. */
export interface Played {
  /** Which version of the puzzle it was (hash.ts). */
  readonly hash: string;
  readonly log?: PlayLog;
}

/** Without a log where its times are not to be believed, or where it is longer than is looked at. */
export function playedOf<B, S, M>({ game, puzzle, log, timed }: Session<B, S, M>): Played {
  const hash = hashOf(game, puzzle);
  return timed && isInBounds(log) ? { hash, log } : { hash };
}

/** Whether a log is short enough to be looked at. */
export function isInBounds(log: PlayLog): boolean {
  const counts = new Map<number, number>();
  for (const [, board] of log) counts.set(board, (counts.get(board) ?? 0) + 1);
  return (
    Math.max(0, ...counts.values()) <= MOST_ENTRIES && JSON.stringify(log).length <= LONGEST_LOG
  );
}

/** The moves to keep beside the result, one list a board; null when the game has no use for them. */
export function endingOf<B, S, M>({ game, puzzle, boards }: Session<B, S, M>): FinalMoves | null {
  if (!game.movesTo) return null;
  // A move is a small JSON value, whatever its type is called.
  const movesTo = game.movesTo as (board: B, state: S) => readonly Json[];
  return puzzle.boards.map((board, i) => movesTo(board, stateOf(boards[i] as BoardSession<S>)));
}

/**
 * The finished state that moves from outside lead to; null when they are no moves of this board,
 * or do not finish it.
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
 * A finished puzzle for showing again: how it was played is gone, the outcome is not.
 *
 * @param states the finished state of each board; null shows the board as it was at the start.
 * @param result complete.
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
