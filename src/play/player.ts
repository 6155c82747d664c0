/**
 * The play shell's engine room: owns the session, runs the timer, saves every move and hands over
 * the result. Knows no React and no database; what it needs from outside are its ports.
 */
import type { Ending, Hint, HintProblem } from '../games/game.ts';
import type { Json } from '../lib/json.ts';
import type { Result } from '../lib/result.ts';
import { makeSession } from './savedSession.ts';
import {
  addTime,
  boardAt,
  canRedo,
  canUndo,
  countHint,
  endingOf,
  isFinished,
  isTouched,
  play,
  progressOf,
  redo,
  restart,
  resultOf,
  type Session,
  selectBoard,
  stateOf,
  timeOf,
  undo,
} from './session.ts';

/** While the timer runs, the time is saved this often: what a killed tab can lose of it, in ms. */
export const SAVE_EVERY_MS = 5_000;

export interface PlayerPorts {
  /** A clock in ms that never goes back while the page lives. */
  now(): number;
  setTimer(run: () => void, ms: number): number;
  clearTimer(timer: number): void;
  /** Keeps the unfinished game. Its failure is the storage's to report; play goes on. */
  save(session: Json, progress: number): Promise<void>;
  /** Keeps the result, drops the unfinished game, and returns the result that now stands. */
  finish(result: Json, ending: Ending | null): Promise<Json>;
  /** The next step by logic, worked out off the main thread where there is one. */
  hint(board: unknown, state: unknown): Promise<Result<Hint<unknown>, HintProblem>>;
  /** The move that tells whether what stands at a place is right, worked out there too. */
  check(board: unknown, state: unknown, place: Json): Promise<Result<unknown>>;
}

/**
 * A running stretch is settled with every save, so a much longer one means that the computer was
 * asleep with the page in front, and nobody was playing. In ms.
 */
const LONGEST_STRETCH_MS = 120_000;

const passed = (ms: number) => Math.min(ms, LONGEST_STRETCH_MS);

/** How far the player has unfolded the present hint: where to look, why, done. */
export type HintStep = 'where' | 'why';

export interface Snapshot {
  readonly session: Session;
  /** The player has pressed pause: the board is covered. */
  readonly paused: boolean;
  readonly hint: { readonly hint: Hint<unknown>; readonly step: HintStep } | null;
  readonly thinking: boolean;
  /** A sentence about the last refused move, or null. */
  readonly notice: string | null;
  /** Another window plays this puzzle: nothing is taken and nothing saved here any more. */
  readonly elsewhere: boolean;
  /** The result that stands, once all boards are finished and it is kept. */
  readonly result: Json | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export interface Player {
  getSnapshot(): Snapshot;
  subscribe(listener: () => void): () => void;
  /** Time on the current board in ms at this moment, penalties included. */
  time(): number;
  move(move: unknown): void;
  undo(): void;
  redo(): void;
  restart(): void;
  select(board: number): void;
  /** Unfolds the hint by one step: where, why, do it. A hint that is free is taken at once. */
  hint(): Promise<void>;
  /** Asks whether what stands at a place is right, at the price of a hint. */
  check(place: Json): Promise<void>;
  dismissHint(): void;
  pause(): void;
  resume(): void;
  /** Also starts the timer of a game that goes on: to be called once the page is there. */
  setVisible(visible: boolean): void;
  /** Another window has played on: this one lets go, and never writes over the other's game. */
  abandon(): void;
  /** Saves what has not been saved and stops the timer; resolves when it is kept. */
  close(): Promise<void>;
}

/** The timer stands until `setVisible`: making a player has no effects. */
export function makePlayer(initial: Session, ports: PlayerPorts): Player {
  let session = initial;
  let paused = false;
  let shown: Snapshot['hint'] = null;
  let thinking = false;
  let notice: string | null = null;
  let result: Json | null = null;
  let isVisible = false;
  let closed = false;
  let elsewhere = false;

  /** When the running stretch of time began, or null while the timer stands. */
  let since: number | null = null;
  let saveTimer: number | null = null;
  let finishing: Promise<void> | null = null;
  let saving: Promise<void> = Promise.resolve();

  const listeners = new Set<() => void>();
  let snapshot = takeSnapshot();

  function takeSnapshot(): Snapshot {
    return {
      session,
      paused,
      hint: shown,
      thinking,
      notice,
      elsewhere,
      result,
      canUndo: canUndo(session),
      canRedo: canRedo(session),
    };
  }

  function emit(): void {
    snapshot = takeSnapshot();
    for (const listener of listeners) listener();
  }

  const current = () => boardAt(session, session.current);

  /** Moves the time that has passed into the session. */
  function settle(): void {
    if (since === null) return;
    const now = ports.now();
    session = addTime(session, session.current, passed(now - since));
    since = now;
  }

  function shouldRun(): boolean {
    const board = current();
    const started = board.entries.length > 0 || board.hints > 0;
    return !closed && isVisible && !paused && started && board.status === 'playing';
  }

  /** Starts or stops the timer after anything that bears on it. */
  function adjust(): void {
    settle();
    if (!shouldRun()) since = null;
    else since ??= ports.now();
    if (saveTimer !== null && since === null) {
      ports.clearTimer(saveTimer);
      saveTimer = null;
    } else if (saveTimer === null && since !== null) {
      saveTimer = ports.setTimer(onSaveTimer, SAVE_EVERY_MS);
    }
  }

  function onSaveTimer(): void {
    saveTimer = null;
    settle();
    save();
    adjust();
  }

  /** One save at a time, and always the newest state: moves come faster than a slow disk. */
  let queued = false;
  /** What storage holds already: a page that only looks must not write over another tab's game. */
  let saved = initial;
  function save(): void {
    if (queued || session === saved || !isTouched(session) || isFinished(session)) return;
    queued = true;
    saving = saving.then(async () => {
      queued = false;
      if (isFinished(session)) return;
      saved = session;
      // What storage cannot keep it reports itself; a failure here must not end the saving.
      await ports.save(makeSession(session), progressOf(session)).catch(() => {});
    });
  }

  function finishOnce(): void {
    finishing ??= saving.then(async () => {
      const made = resultOf(session);
      result = await ports.finish(made, endingOf(session)).catch(() => made);
      emit();
    });
  }

  function change(next: Session): void {
    settle();
    session = next;
    shown = null;
    notice = null;
    adjust();
    if (isFinished(session)) finishOnce();
    else save();
    emit();
  }

  const blocked = () => closed || paused;

  function move(value: unknown): void {
    if (blocked()) return;
    settle();
    const next = play(session, value);
    if (next.ok) {
      change(next.value);
    } else {
      notice = next.problem.message;
      emit();
    }
  }

  /** Asks the engine about the board on the table; an answer that comes too late is dropped. */
  async function ask<Answer>(
    question: (board: unknown, state: unknown) => Promise<Result<Answer>>,
    failure: string,
    take: (answer: Answer) => void,
  ): Promise<void> {
    thinking = true;
    emit();
    const asked = current();
    try {
      const answer = await question(session.puzzle.boards[session.current], stateOf(asked));
      // The player may have moved on while we were thinking.
      if (stateOf(current()) !== stateOf(asked) || blocked()) return;
      if (answer.ok) take(answer.value);
      else notice = answer.problem.message;
    } catch {
      notice = failure;
    } finally {
      thinking = false;
      adjust();
      save();
      emit();
    }
  }

  const mayAsk = () => !blocked() && !thinking && current().status === 'playing';

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    time() {
      const running = since === null ? 0 : Math.max(0, passed(ports.now() - since));
      return timeOf(session, session.current) + Math.round(running);
    },
    move,
    undo() {
      settle();
      if (!blocked() && canUndo(session)) change(undo(session));
    },
    redo() {
      settle();
      if (!blocked() && canRedo(session)) change(redo(session));
    },
    restart() {
      settle();
      if (!blocked()) change(restart(session));
    },
    select(board) {
      settle();
      session = selectBoard(session, board);
      shown = null;
      notice = null;
      paused = false;
      adjust();
      save();
      emit();
    },
    async hint() {
      if (!mayAsk()) return;
      if (shown?.step === 'where') {
        shown = { hint: shown.hint, step: 'why' };
        emit();
        return;
      }
      if (shown?.step === 'why') {
        move(shown.hint.move);
        return;
      }
      await ask(
        ports.hint,
        'The hint could not be worked out just now. Nothing was charged.',
        (hint) => {
          if (session.game.hintCost === null) {
            // There is nothing to unfold step by step where nothing is charged.
            move(hint.move);
            return;
          }
          settle();
          session = countHint(session);
          shown = { hint, step: 'where' };
          notice = null;
        },
      );
    },
    async check(place) {
      if (!mayAsk()) return;
      await ask(
        (board, state) => ports.check(board, state, place),
        'This could not be checked just now. Nothing was charged.',
        (verdict) => {
          settle();
          const next = play(session, verdict);
          if (next.ok) change(countHint(next.value));
          else notice = next.problem.message;
        },
      );
    },
    dismissHint() {
      shown = null;
      notice = null;
      emit();
    },
    pause() {
      if (paused || closed) return;
      settle();
      paused = true;
      adjust();
      save();
      emit();
    },
    resume() {
      if (!paused) return;
      paused = false;
      adjust();
      emit();
    },
    setVisible(value) {
      settle();
      isVisible = value;
      adjust();
      if (!value) save();
      emit();
    },
    abandon() {
      if (closed || isFinished(session)) return;
      closed = true;
      elsewhere = true;
      shown = null;
      adjust();
      saved = session;
      emit();
    },
    async close() {
      settle();
      closed = true;
      adjust();
      save();
      await saving;
      await finishing;
    },
  };
}
