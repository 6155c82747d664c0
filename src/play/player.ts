/**
 * The core of playing a puzzle: owns the session, runs the timer, saves every move and stores the
 * result. Independent of React and database; it accesses both through ports.
 */
import type { Json } from '../lib/json.ts';
import { type AskingPorts, makeEngineRequests } from './engineRequests.ts';
import { makePlayState, NOTHING_SHOWN, type Snapshot } from './playState.ts';
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
import type { StopwatchPorts } from './stopwatch.ts';

export type { Snapshot } from './playState.ts';
export { SAVE_EVERY_MS } from './stopwatch.ts';

export interface PlayerPorts extends StopwatchPorts, SavePorts, AskingPorts {}

export interface Player {
  getSnapshot(): Snapshot;
  subscribe(listener: () => void): () => void;
  /** The current time on the current board in ms, with the cost of hints. */
  time(): number;
  move(move: unknown): void;
  undo(): void;
  redo(): void;
  restart(): void;
  select(board: number): void;
  /**
   * Requests a hint and shows its place, free of charge; with each further call shows its next step,
   * the first of which is charged, and at last plays its move.
   * In a game where hints cost nothing, plays the move at once.
   * @param aim see `Engine.hint`.
   */
  hint(aim?: string): Promise<void>;
  /** Returns to the hint's previous step. */
  hintBack(): void;
  /** Checks whether the entry at a place on the board is right, at the price of a hint. */
  check(place: Json): Promise<void>;
  /**
   * Counts the ways to finish the board from its present state, at the price of a hint, which is
   * paid once per state of the board. Null if they cannot be counted.
   */
  ways(): Promise<number | null>;
  /** Cancels the player's pending question, free of charge. */
  cancelQuestion(): void;
  dismissHint(): void;
  pause(): void;
  resume(): void;
  /**
   * Sets whether the board is in view. Playing time runs while it is: call once the board is
   * rendered.
   */
  setVisible(visible: boolean): void;
  /** Sets whether a menu or dialog covers the board. No playing time runs meanwhile. */
  setCovered(covered: boolean): void;
  /**
   * Gives up the game, because another window plays the same game, whose progress this window must
   * not overwrite.
   *
   * @param how `saves`: a move that waits to be saved is saved first, because the other game came from
   *   another device, and storage keeps both.
   */
  abandon(how?: 'saves'): void;
}

/**
 * Makes a player for a session. The timer starts only with `setVisible`: making a player has no
 * side effects.
 */
export function makePlayer(initial: Session, ports: PlayerPorts): Player {
  const playState = makePlayState(initial, ports);
  const asking = makeEngineRequests(playState, ports, move);

  function move(value: unknown): void {
    if (playState.isBlocked()) return;
    const next = play(playState.settled(), value);
    if (next.ok) playState.advance(next.value);
    else playState.show({ notice: next.problem.message });
  }

  /** Applies undo, redo or restart, if possible now. */
  function walk(to: (session: Session) => Session, can: (session: Session) => boolean): void {
    const session = playState.settled();
    if (!playState.isBlocked() && can(session)) playState.advance(to(session));
  }

  return {
    getSnapshot: playState.getSnapshot,
    subscribe: playState.subscribe,
    time: playState.time,
    move,
    undo: () => walk(undo, canUndo),
    redo: () => walk(redo, canRedo),
    restart: () => walk(restart, () => true),
    select(board) {
      // A page that gave up the game saves nothing, not even the current board.
      if (playState.state().closed) return;
      const session = selectBoard(playState.settled(), board);
      playState.update({ session, paused: false, ...NOTHING_SHOWN });
    },
    hint: asking.hint,
    hintBack: asking.back,
    check: asking.check,
    ways: asking.ways,
    cancelQuestion: asking.cancel,
    dismissHint: () => playState.show(NOTHING_SHOWN),
    pause() {
      const { paused, closed } = playState.state();
      if (!paused && !closed) playState.update({ paused: true });
    },
    resume() {
      if (!playState.state().paused) return;
      playState.put({ paused: false });
      playState.show({});
    },
    setVisible(visible) {
      playState.put({ visible });
      if (!visible) playState.saves.flush();
      playState.show({});
    },
    setCovered(covered) {
      if (covered === playState.state().covered) return;
      playState.put({ covered });
      playState.show({});
    },
    abandon(how) {
      const { session, closed } = playState.state();
      if (closed || isFinished(session)) return;
      if (how === 'saves') playState.saves.flush();
      playState.put({ closed: true, elsewhere: true, hint: null });
      playState.saves.disown();
      playState.show({});
    },
  };
}
