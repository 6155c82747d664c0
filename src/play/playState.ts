/**
 * The state of playing a puzzle: the session, its timer, and what the panels beside the board show.
 * All changes pass through here, so that time is counted, the game saved and the page notified.
 */
import type { Hint } from '../games/contract/engine.ts';
import type { Json } from '../lib/json.ts';
import { makeSaveQueue, type SavePorts } from './saveQueue.ts';
import {
  addTime,
  type BoardSession,
  boardAt,
  canRedo,
  canUndo,
  isFinished,
  type Session,
  timeOf,
} from './session.ts';
import { makeStopwatch, type StopwatchPorts } from './stopwatch.ts';

export interface OpenHint {
  readonly hint: Hint<unknown>;
  /** The index of the hint's step that is shown, from 0; null while only the place is shown. */
  readonly step: number | null;
  /** Whether the hint was paid for before it was opened. */
  readonly free: boolean;
}

export type Question = 'hint' | 'check' | 'ways';

export interface Snapshot {
  readonly session: Session;
  /** Whether the player has paused the game: the board is covered. */
  readonly paused: boolean;
  /** Whether a menu or dialog covers the board. */
  readonly covered: boolean;
  readonly hint: OpenHint | null;
  /** The player's question that the engine has not yet answered, or null. */
  readonly thinking: Question | null;
  /** A sentence about the last refused move, or null. */
  readonly notice: string | null;
  /**
   * Whether another window plays this puzzle: then this window accepts no moves and saves nothing.
   */
  readonly elsewhere: boolean;
  /** The stored result, once all boards are finished and their result is saved; else null. */
  readonly result: Json | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

interface SittingState extends Omit<Snapshot, 'canUndo' | 'canRedo'> {
  readonly visible: boolean;
  readonly closed: boolean;
}

export type SittingChanges = Partial<SittingState>;

/** No hint and no notice: a move clears both, because they refer to the board before the move. */
export const NOTHING_SHOWN = { hint: null, notice: null } as const;

export type PlayState = ReturnType<typeof makePlayState>;

export function makePlayState(initial: Session, ports: StopwatchPorts & SavePorts) {
  let state: SittingState = {
    session: initial,
    paused: false,
    covered: false,
    ...NOTHING_SHOWN,
    thinking: null,
    elsewhere: false,
    result: null,
    visible: false,
    closed: false,
  };
  let snapshot = snapshotOf(state);
  const listeners = new Set<() => void>();

  const stopwatch = makeStopwatch(ports, () => {
    put({});
    saves.save();
  });
  const saves = makeSaveQueue(
    () => state.session,
    ports,
    (result) => show({ result }),
  );

  /** Adds the elapsed time to the session and returns the session. */
  function settled(): Session {
    const { session } = state;
    state = { ...state, session: addTime(session, stopwatch.take()) };
    return state.session;
  }

  /** Applies changes that affect the timer to the state, without notifying subscribers. */
  function put(changes: SittingChanges): void {
    settled();
    state = { ...state, ...changes };
    stopwatch.run(countsTime(state));
  }

  /** Applies changes to the state that affect neither the timer nor the saved game. */
  function show(changes: SittingChanges): void {
    state = { ...state, ...changes };
    snapshot = snapshotOf(state);
    for (const listener of listeners) listener();
  }

  /**
   * Applies changes to the state, saves the game and notifies subscribers. A new session must be
   * derived from `settled()`.
   */
  function update(changes: SittingChanges): void {
    put(changes);
    saves.save();
    show({});
  }

  return {
    saves,
    settled,
    put,
    show,
    update,
    /** Continues with the session that a move has led to. */
    advance(session: Session): void {
      update({ session, ...NOTHING_SHOWN });
      if (isFinished(session)) saves.finish();
    },
    state: () => state,
    board: () => boardOf(state),
    /** Whether the player's moves and questions are rejected. */
    isBlocked: () => state.closed || state.paused,
    time: () => timeOf(state.session, state.session.current) + stopwatch.running(),
    getSnapshot: () => snapshot,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const boardOf = ({ session }: SittingState): BoardSession<unknown> =>
  boardAt(session, session.current);

/** Whether playing time runs: while the player is present and the board unfinished. */
function countsTime(state: SittingState): boolean {
  const isThere = state.visible && !state.paused && !state.covered && !state.closed;
  return isThere && boardOf(state).status === 'playing';
}

function snapshotOf(state: SittingState): Snapshot {
  return { ...state, canUndo: canUndo(state.session), canRedo: canRedo(state.session) };
}
