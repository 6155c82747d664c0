/**
 * The board's keys: arrows choose a piece in the tray, move the cursor on the board, or the
 * selected piece; Enter takes and lays a piece, R turns it, F flips it, Escape lets go, Delete puts
 * it back, 1 to 8 take a piece.
 */
import type { RefObject } from 'react';
import { arrowStep, digitOf, letterOf } from '../../../ui/keys.ts';
import { type BoardKeys, useBoardKeys } from '../../../ui/useBoardKeys.ts';
import type { State } from '../rules/types.ts';
import type { useFlight } from './useFlight.ts';
import type { useHand } from './useHand.ts';
import { middleOfSquare } from './usePointing.ts';
import type { useStops } from './useStops.ts';

export interface CalendarKeysOptions extends Pick<BoardKeys, 'keys' | 'locked'> {
  readonly state: State;
  readonly held: ReturnType<typeof useHand>;
  readonly flight: ReturnType<typeof useFlight>;
  readonly stops: ReturnType<typeof useStops>;
  /** For each covered square, the piece on it. */
  readonly cover: ReadonlyMap<number, number>;
  takeByKeys(piece: number): void;
  announce(text: string): void;
}

const isIn = (part: RefObject<HTMLElement | null>, element: Element | null) =>
  part.current?.contains(element) ?? false;

export function useCalendarKeys(options: CalendarKeysOptions): void {
  const { keys, locked, state, held, flight, stops, cover, takeByKeys, announce } = options;
  const { hand } = held;
  const { grid, tray, cursor, refocus } = stops;

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

  function enter(): void {
    if (hand?.hover) {
      if (held.lay(hand.piece, hand.hover)) leaveBoard(hand.piece);
      return;
    }
    const below = cover.get(cursor.now());
    if (below !== undefined && below !== hand?.piece) takeByKeys(below);
    else held.tapBoard(...middleOfSquare(cursor.now()));
  }

  function letGo(): void {
    const dragged = flight.cancel();
    if (!dragged && hand && isIn(grid, document.activeElement)) {
      stops.slot.set(hand.piece);
      refocus('tray');
    }
    held.letGo();
    announce('Put down.');
  }

  function putBack(): void {
    const piece = hand?.piece ?? cover.get(cursor.now());
    if (piece === undefined) return;
    if (hand) refocus('tray');
    stops.slot.set(piece);
    held.putBack(piece);
  }

  /** Performs the action of a key; returns whether the key was handled. */
  function onKey(event: KeyboardEvent): boolean {
    const { key, repeat } = event;
    const letter = letterOf(event);
    const written = digitOf(event, 'rf');
    const focused = document.activeElement;
    const inGrid = isIn(grid, focused);
    const onPage = focused === null || focused === document.body;
    const step = arrowStep(key);
    if (step) {
      if (isIn(tray, focused)) stops.stepSlot(step, state.length);
      else if (hand && (inGrid || onPage)) {
        refocus('grid');
        held.nudge(...step);
      } else if (inGrid) stops.stepCursor(step);
      else return false;
    } else if (key === 'Enter' || key === ' ') {
      if (!inGrid && !(onPage && hand)) return false;
      if (!repeat) enter();
    } else if (letter === 'r') {
      keepFocus();
      held.turn(1, flight.isDragging());
    } else if (letter === 'f') {
      keepFocus();
      held.flip(flight.isDragging());
    } else if (written) {
      // The keys 0 and 9 are handled too, without effect: they would start the browser's search in
      // the page.
      if (written.digit >= 1 && written.digit <= 8) takeByKeys(written.digit - 1);
    } else if (key === 'Escape') {
      if (!hand) return false;
      letGo();
    } else if (key === 'Backspace' || key === 'Delete') {
      if (!hand && !inGrid) return false;
      putBack();
    } else return false;
    return true;
  }

  useBoardKeys({
    keys,
    locked,
    isOwn: (element) => isIn(grid, element) || isIn(tray, element),
    onKey,
    // Keeps the page's own shortcuts from running while a piece is dragged: a hint costs time, and
    // undo would change the board under the piece.
    swallows: (event) =>
      flight.isDragging() && !['r', 'f'].includes(letterOf(event)) && event.key !== 'Escape',
  });
}
