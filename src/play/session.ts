/**
 * One puzzle being played, whatever the game: the moves of each board with unlimited undo and
 * redo, the time spent and the hints taken. Pure; time comes in as arguments. What of it is saved
 * is in savedSession.ts, what comes of it in finished.ts.
 *
 * A board's log holds every entry in order; the first `cursor` of them are in force, the rest can
 * be redone. `'restart'` is an entry like any other, so a restart can be undone.
 */
import type { Hint } from '../games/contract/engine.ts';
import type { Game, Puzzle, Status } from '../games/contract/game.ts';
import { fail, ok, type Result } from '../lib/result.ts';

export type LogEntry<Move> = Move | 'restart';

export interface BoardSession<State, Move> {
  readonly entries: readonly LogEntry<Move>[];
  readonly cursor: number;
  /** The states after 0, 1, … `cursor` entries. */
  readonly states: readonly State[];
  readonly status: Status;
  /** Time spent on this board in ms, without penalties. */
  readonly elapsed: number;
  readonly hints: number;
  /** Keys of the hints that were paid for, and are told again for nothing (`keyOfHint`). */
  readonly paid: readonly string[];
}

export interface Session<Board = unknown, State = unknown, Move = unknown> {
  readonly game: Game<Board, State, Move>;
  readonly puzzle: Puzzle<Board>;
  readonly boards: readonly BoardSession<State, Move>[];
  /** The board on the table. */
  readonly current: number;
}

export function startSession<B, S, M>(game: Game<B, S, M>, puzzle: Puzzle<B>): Session<B, S, M> {
  const boards = puzzle.boards.map((board): BoardSession<S, M> => {
    const state = game.start(board);
    return {
      entries: [],
      cursor: 0,
      states: [state],
      status: game.status(board, state),
      elapsed: 0,
      hints: 0,
      paid: [],
    };
  });
  return { game, puzzle, boards, current: 0 };
}

export function boardAt<B, S, M>(session: Session<B, S, M>, index: number): BoardSession<S, M> {
  const board = session.boards[index];
  if (!board) throw new RangeError(`There is no board ${index}.`);
  return board;
}

export function stateOf<S, M>(board: BoardSession<S, M>): S {
  return board.states[board.cursor] as S;
}

function replaceBoard<B, S, M>(
  session: Session<B, S, M>,
  index: number,
  board: BoardSession<S, M>,
): Session<B, S, M> {
  return { ...session, boards: session.boards.map((old, i) => (i === index ? board : old)) };
}

function stepTo<B, S, M>(
  session: Session<B, S, M>,
  index: number,
  changes: Partial<BoardSession<S, M>>,
): Session<B, S, M> {
  const board = { ...boardAt(session, index), ...changes };
  const status = session.game.status(session.puzzle.boards[index] as B, stateOf(board));
  return replaceBoard(session, index, { ...board, status });
}

function nextState<B, S, M>(
  session: Session<B, S, M>,
  index: number,
  state: S,
  entry: LogEntry<M>,
): Result<S> {
  const board = session.puzzle.boards[index] as B;
  return entry === 'restart'
    ? ok(session.game.start(board))
    : session.game.apply(board, state, entry);
}

const FINISHED = fail('finished', 'This board is finished.');

/** Writes an entry into the log of the current board; what could be redone is forgotten. */
function enter<B, S, M>(session: Session<B, S, M>, entry: LogEntry<M>): Result<Session<B, S, M>> {
  const index = session.current;
  const board = boardAt(session, index);
  if (board.status !== 'playing') return FINISHED;
  const next = nextState(session, index, stateOf(board), entry);
  if (!next.ok) return next;
  return ok(
    stepTo(session, index, {
      entries: [...board.entries.slice(0, board.cursor), entry],
      states: [...board.states.slice(0, board.cursor + 1), next.value],
      cursor: board.cursor + 1,
    }),
  );
}

/** Plays a move on the current board. */
export function play<B, S, M>(session: Session<B, S, M>, move: M): Result<Session<B, S, M>> {
  return enter(session, move);
}

/** Takes the current board back to its start; undo brings everything back. */
export function restart<B, S, M>(session: Session<B, S, M>): Session<B, S, M> {
  if (!session.game.reversible) return session;
  const result = enter(session, 'restart');
  return result.ok ? result.value : session;
}

export function canUndo<B, S, M>(session: Session<B, S, M>): boolean {
  const board = boardAt(session, session.current);
  return session.game.reversible && board.status === 'playing' && board.cursor > 0;
}

export function canRedo<B, S, M>(session: Session<B, S, M>): boolean {
  const board = boardAt(session, session.current);
  if (!session.game.reversible || board.status !== 'playing') return false;
  return board.cursor < board.entries.length;
}

export function undo<B, S, M>(session: Session<B, S, M>): Session<B, S, M> {
  if (!canUndo(session)) return session;
  const board = boardAt(session, session.current);
  return stepTo(session, session.current, {
    cursor: board.cursor - 1,
    states: board.states.slice(0, board.cursor),
  });
}

export function redo<B, S, M>(session: Session<B, S, M>): Session<B, S, M> {
  if (!canRedo(session)) return session;
  const board = boardAt(session, session.current);
  const next = nextState(
    session,
    session.current,
    stateOf(board),
    board.entries[board.cursor] as LogEntry<M>,
  );
  if (!next.ok) return session;
  return stepTo(session, session.current, {
    cursor: board.cursor + 1,
    states: [...board.states, next.value],
  });
}

/**
 * A fresh board with a whole log entered, taken back to where the player had left it. Linear in
 * the log, where entering one by one would copy it with every step: saves come from outside too.
 */
export function replayBoard<B, S, M>(
  session: Session<B, S, M>,
  index: number,
  saved: Omit<BoardSession<S, M>, 'states' | 'status'>,
): Result<Session<B, S, M>> {
  const board = session.puzzle.boards[index] as B;
  const states = [session.game.start(board)];
  for (const entry of saved.entries) {
    const state = states.at(-1) as S;
    if (session.game.status(board, state) !== 'playing') return FINISHED;
    const next = nextState(session, index, state, entry);
    if (!next.ok) return next;
    states.push(next.value);
  }
  states.length = saved.cursor + 1;
  return ok(stepTo(session, index, { ...saved, states }));
}

export function selectBoard<B, S, M>(session: Session<B, S, M>, index: number): Session<B, S, M> {
  boardAt(session, index);
  return { ...session, current: index };
}

/** Adds time to a board. Clocks that jump backwards add nothing. */
export function addTime<B, S, M>(
  session: Session<B, S, M>,
  index: number,
  ms: number,
): Session<B, S, M> {
  if (!(ms > 0) || !Number.isFinite(ms)) return session;
  const board = boardAt(session, index);
  return replaceBoard(session, index, { ...board, elapsed: board.elapsed + ms });
}

export function countHint<B, S, M>(session: Session<B, S, M>): Session<B, S, M> {
  const board = boardAt(session, session.current);
  return replaceBoard(session, session.current, { ...board, hints: board.hints + 1 });
}

/**
 * What makes a hint the same as another: the mistake that it names, or what it tells. In one position
 * it is always the same, however often the player has left it and come back; and where ticks or
 * pencil change nothing of what it tells, it has been paid for too.
 */
export function keyOfHint({ mistake, steps, move }: Hint<unknown>): string {
  return shortKey(mistake ?? [steps.map(({ text }) => text), move]);
}

/** What the player has been told the ways of: a position, however it was come to. */
export function keyOfWays(state: unknown): string {
  return `w${shortKey(state)}`;
}

/** FNV-1a: short enough to be saved with every move. */
function shortKey(told: unknown): string {
  let hash = 0x811c9dc5;
  for (const char of JSON.stringify(told)) {
    hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** Counts a hint, unless it was paid for already. */
export function payForHint<B, S, M>(
  session: Session<B, S, M>,
  hint: Hint<unknown>,
): Session<B, S, M> {
  return payOnce(session, keyOfHint(hint));
}

/** Counts what is told under a key as a hint, unless it was paid for already. */
export function payOnce<B, S, M>(session: Session<B, S, M>, key: string): Session<B, S, M> {
  const board = boardAt(session, session.current);
  if (board.paid.includes(key)) return session;
  return replaceBoard(session, session.current, {
    ...board,
    hints: board.hints + 1,
    paid: [...board.paid, key],
  });
}

/** Whether the player has done anything that is worth keeping. */
export function isTouched<B, S, M>(session: Session<B, S, M>): boolean {
  return session.boards.some((board) => board.entries.length > 0 || board.hints > 0);
}

export function isFinished<B, S, M>(session: Session<B, S, M>): boolean {
  return session.boards.every((board) => board.status !== 'playing');
}

/** The board to play after `index` is finished: the next unfinished one, or null. */
export function nextUnfinished<B, S, M>(session: Session<B, S, M>, index: number): number | null {
  const count = session.boards.length;
  for (let step = 1; step <= count; step++) {
    const candidate = (index + step) % count;
    if (boardAt(session, candidate).status === 'playing') return candidate;
  }
  return null;
}

/** How much of the whole puzzle is done, 0 to 1, every board counting the same. */
export function progressOf<B, S, M>(session: Session<B, S, M>): number {
  const parts = session.boards.map((board, i) =>
    session.game.progress(session.puzzle.boards[i] as B, stateOf(board)),
  );
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

/** A board's time in whole ms, penalties included. */
export function timeOf<B, S, M>(session: Session<B, S, M>, index: number): number {
  const board = boardAt(session, index);
  return Math.round(board.elapsed) + board.hints * (session.game.hintCost ?? 0);
}
