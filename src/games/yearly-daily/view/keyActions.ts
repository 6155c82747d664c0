/** The actions of the board's keys (useCalendarKeys.ts), with the focus moves that follow them. */
import type { State } from '../rules/types.ts';
import type { CalendarKeysOptions } from './useCalendarKeys.ts';
import type { useFlight } from './useFlight.ts';
import type { useHand } from './useHand.ts';
import { middleOfSquare } from './usePointing.ts';
import type { useStops } from './useStops.ts';

export interface KeyActionOptions {
  readonly state: State;
  readonly held: ReturnType<typeof useHand>;
  readonly flight: ReturnType<typeof useFlight>;
  readonly stops: ReturnType<typeof useStops>;
  /** For each covered square, the piece on it. */
  readonly cover: ReadonlyMap<number, number>;
  takeByKeys(piece: number): void;
  announce(text: string): void;
}

export type KeyActions = Pick<
  CalendarKeysOptions,
  | 'onTrayStep'
  | 'onCursorStep'
  | 'onNudge'
  | 'onEnter'
  | 'onTake'
  | 'onTurn'
  | 'onFlip'
  | 'onLetGo'
  | 'onPutBack'
>;

export function keyActions(options: KeyActionOptions): KeyActions {
  const { state, held, stops, cover, takeByKeys, announce } = options;
  const { drag } = options.flight;
  const { hand } = held;
  const { cursor, refocus } = stops;

  /** Moves the focus from a piece just laid to the next piece in the tray. */
  function leaveBoard(piece: number): void {
    const next = [...state.keys()].find((other) => other !== piece && !state[other]);
    stops.slot.set(next ?? piece);
    refocus('tray');
  }

  /** Keeps the focus on the board while a piece moved by keys turns. */
  function keepFocus(): void {
    if (hand?.hover) refocus('grid');
  }

  return {
    onTrayStep: (step) => stops.stepSlot(step, state.length),
    onCursorStep: stops.stepCursor,
    onNudge(step) {
      refocus('grid');
      held.nudge(...step);
    },
    onEnter() {
      if (hand?.hover) {
        if (held.lay(hand.piece, hand.hover)) leaveBoard(hand.piece);
        return;
      }
      const below = cover.get(cursor.now());
      if (below !== undefined && below !== hand?.piece) takeByKeys(below);
      else held.tapBoard(...middleOfSquare(cursor.now()));
    },
    onTake: takeByKeys,
    onTurn() {
      keepFocus();
      held.turn(1, drag.isDragging());
    },
    onFlip() {
      keepFocus();
      held.flip(drag.isDragging());
    },
    onLetGo() {
      const dragged = drag.cancel();
      if (!dragged && hand && stops.grid.current?.contains(document.activeElement)) {
        stops.slot.set(hand.piece);
        refocus('tray');
      }
      held.letGo();
      announce('Let go.');
    },
    onPutBack() {
      const piece = hand?.piece ?? cover.get(cursor.now());
      if (piece === undefined) return;
      if (hand) refocus('tray');
      stops.slot.set(piece);
      held.putBack(piece);
    },
  };
}
