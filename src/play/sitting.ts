/**
 * A player at a puzzle: the session, whether time runs on it, what is shown beside it. Every change
 * of it goes through here, so that time is counted, the game kept and the page told.
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
  /** Which of its steps is shown, from 0. */
  readonly step: number;
  /** It was paid for before. */
  readonly free: boolean;
}

export type Question = 'hint' | 'check' | 'ways';

export interface Snapshot {
  readonly session: Session;
  /** The player has pressed pause: the board is covered. */
  readonly paused: boolean;
  /** A menu or a dialog lies over the board. */
  readonly covered: boolean;
  readonly hint: OpenHint | null;
  /** What the engine is asked just now, or null. */
  readonly thinking: Question | null;
  /** A sentence about the last refused move, or null. */
  readonly notice: string | null;
  /** Another window plays this puzzle: nothing is taken and nothing saved here any more. */
  readonly elsewhere: boolean;
  /** The result that stands, once all boards are finished and it is kept. */
  readonly result: Json | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

interface SittingState extends Omit<Snapshot, 'canUndo' | 'canRedo'> {
  /** The page is in front. */
  readonly visible: boolean;
  readonly closed: boolean;
}

export type SittingChanges = Partial<SittingState>;

/** A move clears what was shown: hint and notice spoke of the position before it. */
export const NOTHING_SHOWN = { hint: null, notice: null } as const;

export type Sitting = ReturnType<typeof makeSitting>;

export function makeSitting(initial: Session, ports: StopwatchPorts & SavePorts) {
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

  /** Moves the time that has passed into the session, which it returns. */
  function settled(): Session {
    const { session } = state;
    state = { ...state, session: addTime(session, stopwatch.take()) };
    return state.session;
  }

  /** Changes what bears on the time, without a word to anybody. */
  function put(changes: SittingChanges): void {
    settled();
    state = { ...state, ...changes };
    stopwatch.run(countsTime(state));
  }

  /** Changes what is only to be seen. */
  function show(changes: SittingChanges): void {
    state = { ...state, ...changes };
    snapshot = snapshotOf(state);
    for (const listener of listeners) listener();
  }

  /** Changes what bears on the time, and saves it. A new session has to be made of `settled()`. */
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
    /** Goes on with a position that a move has led to. */
    advance(session: Session): void {
      update({ session, ...NOTHING_SHOWN });
      if (isFinished(session)) saves.finish();
    },
    state: () => state,
    board: () => boardOf(state),
    /** Neither moves nor questions are taken. */
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

/** Time runs from the first look to the last move, while the player is there: studying is playing. */
function countsTime(state: SittingState): boolean {
  const isThere = state.visible && !state.paused && !state.covered && !state.closed;
  return isThere && boardOf(state).status === 'playing';
}

function snapshotOf(state: SittingState): Snapshot {
  return { ...state, canUndo: canUndo(state.session), canRedo: canRedo(state.session) };
}
