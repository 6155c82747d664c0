/**
 * The play shell's engine room: owns the session, runs the timer, saves every move and hands over
 * the result. Knows no React and no database; what it needs from outside are its ports.
 */
import type { Json } from '../lib/json.ts';
import { type AskingPorts, makeAsking } from './asking.ts';
import type { SavePorts } from './saveQueue.ts';
import {
  canRedo,
  canUndo,
  isFinished,
  play,
  redo,
  restart,
  type Session,
  selectBoard,
  undo,
} from './session.ts';
import { makeSitting, NOTHING_SHOWN, type Snapshot } from './sitting.ts';
import type { StopwatchPorts } from './stopwatch.ts';

export type { Snapshot } from './sitting.ts';
export { SAVE_EVERY_MS } from './stopwatch.ts';

export interface PlayerPorts extends StopwatchPorts, SavePorts, AskingPorts {}

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
  /** Asks for a hint, then goes on to its next step, at last to its move. A free one is taken at once. */
  hint(): Promise<void>;
  /** Back to the step before. */
  hintBack(): void;
  /** Asks whether what stands at a place is right, at the price of a hint. */
  check(place: Json): Promise<void>;
  /**
   * In how many ways the board can be finished from here, at the price of a hint, once a position. Null
   * where it could not be told.
   */
  ways(): Promise<number | null>;
  /** Takes back what the engine is asked just now: nothing is charged for it. */
  cancelQuestion(): void;
  dismissHint(): void;
  pause(): void;
  resume(): void;
  /** The board is in view, or is not any more. Time runs while it is: to be called once it is drawn. */
  setVisible(visible: boolean): void;
  /** A menu or a dialog lies over the board, or does not any more. No time runs under it. */
  setCovered(covered: boolean): void;
  /** Another window has played on: this one lets go, and never writes over the other's game. */
  abandon(): void;
}

/** The timer stands until `setVisible`: making a player has no effects. */
export function makePlayer(initial: Session, ports: PlayerPorts): Player {
  const sitting = makeSitting(initial, ports);
  const asking = makeAsking(sitting, ports, move);

  function move(value: unknown): void {
    if (sitting.isBlocked()) return;
    const next = play(sitting.settled(), value);
    if (next.ok) sitting.advance(next.value);
    else sitting.show({ notice: next.problem.message });
  }

  /** Goes through the moves made so far, where that is possible now. */
  function walk(to: (session: Session) => Session, can: (session: Session) => boolean): void {
    const session = sitting.settled();
    if (!sitting.isBlocked() && can(session)) sitting.advance(to(session));
  }

  return {
    getSnapshot: sitting.getSnapshot,
    subscribe: sitting.subscribe,
    time: sitting.time,
    move,
    undo: () => walk(undo, canUndo),
    redo: () => walk(redo, canRedo),
    restart: () => walk(restart, () => true),
    select(board) {
      // A page that has let go keeps nothing any more, not even which board is on the table.
      if (sitting.state().closed) return;
      const session = selectBoard(sitting.settled(), board);
      sitting.update({ session, paused: false, ...NOTHING_SHOWN });
    },
    hint: asking.hint,
    hintBack: asking.back,
    check: asking.check,
    ways: asking.ways,
    cancelQuestion: asking.cancel,
    dismissHint: () => sitting.show(NOTHING_SHOWN),
    pause() {
      const { paused, closed } = sitting.state();
      if (!paused && !closed) sitting.update({ paused: true });
    },
    resume() {
      if (!sitting.state().paused) return;
      sitting.put({ paused: false });
      sitting.show({});
    },
    setVisible(visible) {
      sitting.put({ visible });
      if (!visible) sitting.saves.flush();
      sitting.show({});
    },
    setCovered(covered) {
      if (covered === sitting.state().covered) return;
      sitting.put({ covered });
      sitting.show({});
    },
    abandon() {
      const { session, closed } = sitting.state();
      if (closed || isFinished(session)) return;
      sitting.put({ closed: true, elsewhere: true, hint: null });
      sitting.saves.disown();
      sitting.show({});
    },
  };
}
