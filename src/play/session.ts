/**
 * One puzzle being played, whatever the game: one log over all boards (log.ts), and what follows from
 * it: the boards with unlimited undo and redo, the time spent, the hints taken. Pure; time comes in
 * as arguments. What of it is saved is in savedSession.ts, what comes of it in finished.ts.
 */
import type { Hint } from '../games/contract/engine.ts';
import type { Game, Puzzle, Status } from '../games/contract/game.ts';
import type { Json } from '../lib/json.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import type { PlayLog, Word } from './log.ts';

/** States, the nearest first. A list shares its rest with others: a step costs no copy. */
interface States<State> {
  readonly state: State;
  readonly rest: States<State> | null;
}

export interface BoardSession<State> {
  readonly state: State;
  /** What undo leads back through. */
  readonly past: States<State> | null;
  /** What redo leads on through; a move forgets it. */
  readonly undone: States<State> | null;
  readonly status: Status;
  /** Time spent on this board in whole ms, without penalties. */
  readonly elapsed: number;
  readonly hints: number;
  /** Keys of the hints that were paid for, and are told again for nothing (`keyOfHint`). */
  readonly paid: readonly string[];
}

export interface Session<Board = unknown, State = unknown, Move = unknown> {
  readonly game: Game<Board, State, Move>;
  readonly puzzle: Puzzle<Board>;
  readonly log: PlayLog;
  /** Time on the board on the table since the last entry of the log, in whole ms. */
  readonly since: number;
  /** False for games from before moves carried times: the log's moves are right, its times are not. */
  readonly timed: boolean;
  readonly boards: readonly BoardSession<State>[];
  /** The board on the table. */
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
  return { game, puzzle, log: [], since: 0, timed: true, boards, current: 0 };
}

export function boardAt<B, S, M>(session: Session<B, S, M>, index: number): BoardSession<S> {
  const board = session.boards[index];
  if (!board) throw new RangeError(`There is no board ${index}.`);
  return board;
}

export const stateOf = <S>(board: BoardSession<S>): S => board.state;

const onTable = <B, S, M>(session: Session<B, S, M>) => boardAt(session, session.current);

/** Changes the board on the table. */
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

/** The board on the table as a step of the player leaves it. */
function stepTo<B, S, M>(
  session: Session<B, S, M>,
  step: Pick<BoardSession<S>, 'state' | 'past' | 'undone'>,
): Session<B, S, M> {
  const board = session.puzzle.boards[session.current] as B;
  return change(session, { ...step, status: session.game.status(board, step.state) });
}

const FINISHED = fail('finished', 'This board is finished.');
const NOTHING_TO_UNDO = fail('no-undo', 'There is nothing to undo.');
const NOTHING_TO_REDO = fail('no-redo', 'There is nothing to redo.');
const NOT_REVERSIBLE = fail('final', 'Moves of this game cannot be taken back.');

/** What an entry on the board on the table leads to. The log is not touched: see `enter`. */
export function follow<B, S, M>(
  session: Session<B, S, M>,
  what: Exclude<Word, 'select'> | M,
): Result<Session<B, S, M>> {
  const { game, puzzle, current } = session;
  const { state, past, undone, status, hints } = onTable(session);
  const board = puzzle.boards[current] as B;
  if (status !== 'playing') return FINISHED;
  if (what === 'hint' || what === 'check') {
    if (game.hintCost === null) return fail('no-hints', 'This game charges for no hints.');
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

/** Puts an entry at the end of the log, with the time since the one before. */
function append<B, S, M>(
  session: Session<B, S, M>,
  what: Word | M,
  current = session.current,
): Session<B, S, M> {
  // A move is a small JSON value, whatever its type is called.
  const entry = [session.since, current, what as Json] as const;
  return { ...session, log: [...session.log, entry], since: 0, current };
}

/** Follows an entry and puts it into the log. */
function enter<B, S, M>(
  session: Session<B, S, M>,
  what: Exclude<Word, 'select'> | M,
): Result<Session<B, S, M>> {
  const next = follow(session, what);
  return next.ok ? ok(append(next.value, what)) : next;
}

/** The same where nothing happens when it cannot be done. */
function entered<B, S, M>(
  session: Session<B, S, M>,
  what: Exclude<Word, 'select'>,
): Session<B, S, M> {
  const next = enter(session, what);
  return next.ok ? next.value : session;
}

/** Plays a move on the current board; what could be redone is forgotten. */
export function play<B, S, M>(session: Session<B, S, M>, move: M): Result<Session<B, S, M>> {
  return enter(session, move);
}

/** Takes the current board back to its start; undo brings everything back. */
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

/** Puts another board on the table. Once all are finished, looking at them is no part of the log. */
export function selectBoard<B, S, M>(session: Session<B, S, M>, index: number): Session<B, S, M> {
  boardAt(session, index);
  if (index === session.current) return session;
  return isFinished(session) ? { ...session, current: index } : append(session, 'select', index);
}

/**
 * Adds whole ms to the board on the table. Clocks that jump backwards add nothing, and neither does
 * anything once the board is finished.
 */
export function addTime<B, S, M>(session: Session<B, S, M>, ms: number): Session<B, S, M> {
  const { status, elapsed } = onTable(session);
  if (!(ms > 0) || !Number.isSafeInteger(ms) || status !== 'playing') return session;
  return { ...change(session, { elapsed: elapsed + ms }), since: session.since + ms };
}

/** Plays the engine's answer to a check, which is charged like a hint. */
export function playVerdict<B, S, M>(session: Session<B, S, M>, move: M): Result<Session<B, S, M>> {
  const asked = enter(session, 'check');
  return asked.ok ? enter(asked.value, move) : asked;
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

/** Counts a hint, unless it was paid for already or tells what is marked on the board. */
export function payForHint<B, S, M>(
  session: Session<B, S, M>,
  hint: Hint<unknown>,
): Session<B, S, M> {
  return hint.isShown ? session : payOnce(session, keyOfHint(hint));
}

/** Counts what is told under a key as a hint, unless it was paid for already. */
export function payOnce<B, S, M>(session: Session<B, S, M>, key: string): Session<B, S, M> {
  const { paid } = onTable(session);
  if (paid.includes(key)) return session;
  const told = enter(session, 'hint');
  return told.ok ? change(told.value, { paid: [...paid, key] }) : session;
}

/** Whether the player has done anything but look, at one board or at several. */
export function isTouched<B, S, M>(session: Session<B, S, M>): boolean {
  return session.log.some(([, , what]) => what !== 'select');
}

/** Whether the player has been here at all: looking takes time, too. */
export function isSeen<B, S, M>({ log, since }: Session<B, S, M>): boolean {
  return since > 0 || log.length > 0;
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
    session.game.progress(session.puzzle.boards[i] as B, board.state),
  );
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

/** A board's time in whole ms, penalties included. */
export function timeOf<B, S, M>(session: Session<B, S, M>, index: number): number {
  const { elapsed, hints } = boardAt(session, index);
  return elapsed + hints * (session.game.hintCost ?? 0);
}
