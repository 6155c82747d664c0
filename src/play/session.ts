/**
 * A puzzle being played, for any game: one log of actions over all boards (log.ts), and the state
 * that follows from it: boards with unlimited undo and redo, times, hints. Pure functions; times
 * are passed as arguments. See savedSession.ts for saving, finished.ts for results.
 */
import type { Hint } from '../games/contract/engine.ts';
import type { Game, Puzzle, Status } from '../games/contract/game.ts';
import type { Json } from '../lib/json.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { keyOfHint } from './hintKeys.ts';
import type { LogCommand, PlayLog } from './log.ts';

/**
 * A linked list of a board's states; the state nearest to the present one comes first. Lists share
 * tails, so that moves, undo and redo copy no list.
 */
interface States<State> {
  readonly state: State;
  readonly rest: States<State> | null;
}

export interface BoardSession<State> {
  readonly state: State;
  /** The earlier states of the board, for undo. */
  readonly past: States<State> | null;
  /** The undone states of the board, for redo; a move clears them. */
  readonly undone: States<State> | null;
  readonly status: Status;
  /** The time spent on this board in whole ms, without the cost of hints. */
  readonly elapsed: number;
  readonly hints: number;
  /** The keys of paid hints (`keyOfHint`), which are free when shown again. */
  readonly paid: readonly string[];
}

export interface Session<Board = unknown, State = unknown, Move = unknown> {
  readonly game: Game<Board, State, Move>;
  readonly puzzle: Puzzle<Board>;
  readonly log: PlayLog;
  /** The time on the current board since the log's last entry, in whole ms. */
  readonly since: number;
  readonly boards: readonly BoardSession<State>[];
  /** Index of the current board. */
  readonly current: number;
}

export function startSession<B, S, M>(game: Game<B, S, M>, puzzle: Puzzle<B>): Session<B, S, M> {
  const boards = puzzle.boards.map((board): BoardSession<S> => {
    const state = game.start(board);
    return {
      state,
      past: null,
      undone: null,
      status: game.status(board, state),
      elapsed: 0,
      hints: 0,
      paid: [],
    };
  });
  return { game, puzzle, log: [], since: 0, boards, current: 0 };
}

export function boardAt<B, S, M>(session: Session<B, S, M>, index: number): BoardSession<S> {
  const board = session.boards[index];
  if (!board) throw new RangeError(`There is no board ${index}.`);
  return board;
}

export const stateOf = <S>(board: BoardSession<S>): S => board.state;

/** The board of a session that is shown and played. */
export const onTable = <B, S, M>(session: Session<B, S, M>) => boardAt(session, session.current);

/** Changes the session's current board. */
function change<B, S, M>(
  session: Session<B, S, M>,
  changes: Partial<BoardSession<S>>,
): Session<B, S, M> {
  const { boards, current } = session;
  return {
    ...session,
    boards: boards.map((board, i) => (i === current ? { ...board, ...changes } : board)),
  };
}

/** Moves the current board to other states, by undo or redo for example, and updates its status. */
function stepTo<B, S, M>(
  session: Session<B, S, M>,
  step: Pick<BoardSession<S>, 'state' | 'past' | 'undone'>,
): Session<B, S, M> {
  const board = session.puzzle.boards[session.current] as B;
  return change(session, { ...step, status: session.game.status(board, step.state) });
}

const FINISHED = fail('finished', 'This board is finished.');
const NOTHING_TO_UNDO = fail('no-undo', 'There’s nothing to undo.');
const NOTHING_TO_REDO = fail('no-redo', 'There’s nothing to redo.');
const NOT_REVERSIBLE = fail('final', 'You can’t undo moves in this game.');

/** Applies a log entry's action to the current board without logging it; see `enter`. */
export function follow<B, S, M>(
  session: Session<B, S, M>,
  what: Exclude<LogCommand, 'select'> | M,
): Result<Session<B, S, M>> {
  const { game, puzzle, current } = session;
  const { state, past, undone, status, hints } = onTable(session);
  const board = puzzle.boards[current] as B;
  if (status !== 'playing') return FINISHED;
  if (what === 'hint' || what === 'check') {
    if (game.hintCost === null) return fail('no-hints', 'This game has no hints that cost time.');
    return ok(change(session, { hints: hints + 1 }));
  }
  if (what === 'undo' || what === 'redo' || what === 'restart') {
    if (!game.reversible) return NOT_REVERSIBLE;
  }
  const before = { state, rest: past };
  if (what === 'undo') {
    if (!past) return NOTHING_TO_UNDO;
    const left = { state, rest: undone };
    return ok(stepTo(session, { state: past.state, past: past.rest, undone: left }));
  }
  if (what === 'redo') {
    if (!undone) return NOTHING_TO_REDO;
    return ok(stepTo(session, { state: undone.state, past: before, undone: undone.rest }));
  }
  const next = what === 'restart' ? ok(game.start(board)) : game.apply(board, state, what as M);
  return next.ok ? ok(stepTo(session, { state: next.value, past: before, undone: null })) : next;
}

/** Appends an action to the log, with the time since the previous entry. */
function append<B, S, M>(
  session: Session<B, S, M>,
  what: LogCommand | M,
  current = session.current,
): Session<B, S, M> {
  // Moves of every game are JSON.
  const entry = [session.since, current, what as Json] as const;
  return { ...session, log: [...session.log, entry], since: 0, current };
}

/** Applies an action to the current board and logs it. */
function enter<B, S, M>(
  session: Session<B, S, M>,
  what: Exclude<LogCommand, 'select'> | M,
): Result<Session<B, S, M>> {
  const next = follow(session, what);
  return next.ok ? ok(append(next.value, what)) : next;
}

/**
 * Applies and logs an action like `enter`, but returns the unchanged session if the action is not
 * possible.
 */
function entered<B, S, M>(
  session: Session<B, S, M>,
  what: Exclude<LogCommand, 'select'>,
): Session<B, S, M> {
  const next = enter(session, what);
  return next.ok ? next.value : session;
}

/**
 * Plays a move on the current board; clears the states for redo. The log gets the move as the game
 * reads it: with its fields in another order it would count as another move once it was saved and read.
 */
export function play<B, S, M>(session: Session<B, S, M>, move: M): Result<Session<B, S, M>> {
  const read = session.game.parseMove(move);
  return read.ok ? enter(session, read.value) : read;
}

/** Restarts the current board; undo restores everything. */
export function restart<B, S, M>(session: Session<B, S, M>): Session<B, S, M> {
  return entered(session, 'restart');
}

export function canUndo<B, S, M>(session: Session<B, S, M>): boolean {
  const { past, status } = onTable(session);
  return session.game.reversible && status === 'playing' && past !== null;
}

export function canRedo<B, S, M>(session: Session<B, S, M>): boolean {
  const { undone, status } = onTable(session);
  return session.game.reversible && status === 'playing' && undone !== null;
}

export function undo<B, S, M>(session: Session<B, S, M>): Session<B, S, M> {
  return entered(session, 'undo');
}

export function redo<B, S, M>(session: Session<B, S, M>): Session<B, S, M> {
  return entered(session, 'redo');
}

/** Selects another board of the puzzle. The log records it only until all boards are finished. */
export function selectBoard<B, S, M>(session: Session<B, S, M>, index: number): Session<B, S, M> {
  boardAt(session, index);
  if (index === session.current) return session;
  return isFinished(session) ? { ...session, current: index } : append(session, 'select', index);
}

/**
 * Adds whole ms to the time on the current board. Ignores negative times, from a clock set back,
 * and finished boards.
 */
export function addTime<B, S, M>(session: Session<B, S, M>, ms: number): Session<B, S, M> {
  const { status, elapsed } = onTable(session);
  if (!(ms > 0) || !Number.isSafeInteger(ms) || status !== 'playing') return session;
  return { ...change(session, { elapsed: elapsed + ms }), since: session.since + ms };
}

/** Plays the engine's answer to a check (is this entry right?), which is charged like a hint. */
export function playVerdict<B, S, M>(session: Session<B, S, M>, move: M): Result<Session<B, S, M>> {
  const asked = enter(session, 'check');
  return asked.ok ? play(asked.value, move) : asked;
}

/** Whether a hint costs nothing more: it was paid for, or the board shows its content anyway. */
export const isFree = <B, S, M>(session: Session<B, S, M>, hint: Hint<unknown>): boolean =>
  hint.isShown === true || onTable(session).paid.includes(keyOfHint(hint));

/** Charges a hint, unless it was paid for already or the board shows its content anyway. */
export function payForHint<B, S, M>(
  session: Session<B, S, M>,
  hint: Hint<unknown>,
): Session<B, S, M> {
  return hint.isShown ? session : payOnce(session, keyOfHint(hint));
}

/** Charges the price of a hint under a key, unless it was paid for already. */
export function payOnce<B, S, M>(session: Session<B, S, M>, key: string): Session<B, S, M> {
  const { paid } = onTable(session);
  if (paid.includes(key)) return session;
  const told = enter(session, 'hint');
  return told.ok ? change(told.value, { paid: [...paid, key] }) : session;
}

/** Whether the player has done more than look at the puzzle's boards. */
export function hasActions<B, S, M>(session: Session<B, S, M>): boolean {
  return session.log.some(([, , what]) => what !== 'select');
}

/** Whether the player has seen the puzzle: looking at it also takes time. */
export function hasElapsed<B, S, M>({ log, since }: Session<B, S, M>): boolean {
  return since > 0 || log.length > 0;
}

export function isFinished<B, S, M>(session: Session<B, S, M>): boolean {
  return session.boards.every((board) => board.status !== 'playing');
}

/** The board to play after the one at `index` is finished: the next unfinished one, or null. */
export function nextUnfinished<B, S, M>(session: Session<B, S, M>, index: number): number | null {
  const count = session.boards.length;
  for (let step = 1; step <= count; step++) {
    const candidate = (index + step) % count;
    if (boardAt(session, candidate).status === 'playing') return candidate;
  }
  return null;
}

/** The progress of the whole puzzle, 0 to 1, with equal weight for each board. */
export function progressOf<B, S, M>(session: Session<B, S, M>): number {
  const parts = session.boards.map((board, i) =>
    session.game.progress(session.puzzle.boards[i] as B, board.state),
  );
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

/** A board's time in whole ms, with the cost of hints. */
export function timeOf<B, S, M>(session: Session<B, S, M>, index: number): number {
  const { elapsed, hints } = boardAt(session, index);
  return elapsed + hints * (session.game.hintCost ?? 0);
}
