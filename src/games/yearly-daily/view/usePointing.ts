/** Handles presses, taps and the mouse on the board and the tray. */
import type { PointerEvent, RefObject } from 'react';
import type { Press } from '../../../ui/usePress.ts';
import { ROWS, squareAt } from '../rules/calendar.ts';
import type { Board, State } from '../rules/types.ts';
import { landingOn } from './landing.ts';
import { extentOf } from './turning.ts';
import type { useFlight } from './useFlight.ts';
import type { useHand } from './useHand.ts';
import type { useStops } from './useStops.ts';

export interface PointingOptions {
  readonly board: Board;
  readonly state: State;
  readonly locked: boolean;
  readonly held: ReturnType<typeof useHand>;
  readonly flight: ReturnType<typeof useFlight>;
  /** For each covered square, the piece on it. */
  readonly cover: ReadonlyMap<number, number>;
  readonly grid: RefObject<HTMLElement | null>;
  /** Called when a piece's slot in the tray is pressed without a pointer. */
  takeByKeys(piece: number): void;
  readonly stops: ReturnType<typeof useStops>;
}

/**
 * The middle of a square, in cells: it stands for a screen reader's press, which has no
 * coordinates.
 */
export const middleOfSquare = (square: number) =>
  [(square & 7) + 0.5, (square >> 3) + 0.5] as const;

export function usePointing(options: PointingOptions) {
  const { board, state, locked, held, flight, cover, grid } = options;
  const { showLanding } = flight;
  const { hand } = held;
  const boxOf = () => grid.current?.getBoundingClientRect() ?? new DOMRect();

  /** The fractional column and row on the board of a pointer event. */
  function placeOf(event: { clientX: number; clientY: number }): readonly [x: number, y: number] {
    const { left, top, width } = boxOf();
    const cell = width / ROWS || 1;
    return [(event.clientX - left) / cell, (event.clientY - top) / cell];
  }

  const pieceAt = (x: number, y: number) => cover.get(squareAt(Math.floor(y), Math.floor(x)));

  return {
    onPress(event: PointerEvent<HTMLElement>): void {
      const piece = pieceAt(...placeOf(event));
      const placement = piece === undefined ? null : state[piece];
      if (locked || piece === undefined || !placement) return;
      const { left, top, width } = boxOf();
      const { rows, cols } = extentOf(piece, placement.orientation);
      const cell = width / ROWS;
      flight.begin(event, piece, {
        x: left + (placement.col + cols / 2) * cell,
        y: top + (placement.row + rows / 2) * cell,
        cell,
      });
    },
    onHover(event: PointerEvent<HTMLElement>): void {
      if (event.pointerType !== 'mouse' || flight.isDragging()) return;
      const [x, y] = placeOf(event);
      const isFree = hand !== null && !hand.hover && pieceAt(x, y) === undefined;
      showLanding(isFree ? landingOn(board, state, hand.piece, hand.orientation, x, y) : null);
    },
    onLeave(): void {
      if (!flight.isDragging()) showLanding(null);
    },
    onTap(press: Press): void {
      if (flight.isEndOfDrag(press) || locked) return;
      showLanding(null);
      const square = (press.target as HTMLElement).dataset.square;
      if (press.detail === 0 && square !== undefined) {
        held.tapBoard(...middleOfSquare(Number(square)));
      } else held.tapBoard(...placeOf(press));
    },
    onSlot(press: Press, piece: number): void {
      if (flight.isEndOfDrag(press)) return;
      options.stops.slot.set(piece);
      if (press.detail === 0) options.takeByKeys(piece);
      else if (hand?.piece === piece) held.turn(1);
      else held.take(piece);
    },
  };
}
