/** Finds where a dragged piece, or a tap on a square, would put a piece on the board. */
import { isOnBoard, SQUARES, squareAt } from '../rules/calendar.ts';
import { apply } from '../rules/rules.ts';
import type { Board, Placement, State } from '../rules/types.ts';
import { MARKS } from './marks.ts';
import { cellsIn, cellWhenTurned, extentOf } from './turning.ts';

/**
 * The greatest distance, in cells, from which a dragged piece snaps to a position where it fits.
 */
const REACH = 0.95;

/** A sentence why a piece cannot lie in a position, or null when it can. */
export function problemOf(
  board: Board,
  state: State,
  piece: number,
  placement: Placement,
): string | null {
  const next = apply(board, state, { type: 'place', piece, ...placement });
  return next.ok ? null : next.problem.message;
}

/** The integers on either side of a value. Never −0, which parsing a saved move rejects. */
const around = (value: number) => [Math.floor(value) + 0, Math.ceil(value) + 0];

/** The positions around one between the squares. */
export const placesAround = ({ orientation, row, col }: Placement): Placement[] =>
  around(row).flatMap((r) => around(col).map((c) => ({ orientation, row: r, col: c })));

/** The nearest of the positions where the piece fits; null if none is nearer than `reach`. */
function nearestFit(
  board: Board,
  state: State,
  piece: number,
  places: readonly Placement[],
  distanceOf: (placement: Placement) => number,
  reach: number,
): Placement | null {
  let best: Placement | null = null;
  let nearest = reach;
  for (const placement of places) {
    const distance = distanceOf(placement);
    if (distance < nearest && problemOf(board, state, piece, placement) === null) {
      nearest = distance;
      best = placement;
    }
  }
  return best;
}

/**
 * The nearest position where the piece fits, or null when none is within `REACH`.
 * @param row of the piece's top left corner, in fractional cells.
 */
export function landingNear(
  board: Board,
  state: State,
  piece: number,
  orientation: number,
  row: number,
  col: number,
): Placement | null {
  const places = placesAround({ orientation, row, col });
  const distanceOf = (place: Placement) => Math.hypot(place.row - row, place.col - col);
  return nearestFit(board, state, piece, places, distanceOf, REACH);
}

/**
 * The position in which the piece covers the tapped square and its middle is nearest to the tap, or
 * null when the piece does not fit in this orientation.
 * @param x of the tap, in fractional cells from the board's left edge; y from its top.
 */
export function landingOn(
  board: Board,
  state: State,
  piece: number,
  orientation: number,
  x: number,
  y: number,
): Placement | null {
  const { rows, cols } = extentOf(piece, orientation);
  const places = cellsIn(piece, orientation).map(([row, col]) => ({
    orientation,
    row: Math.floor(y) - row + 0,
    col: Math.floor(x) - col + 0,
  }));
  const distanceOf = ({ row, col }: Placement) =>
    Math.hypot(row + rows / 2 - y, col + cols / 2 - x);
  return nearestFit(board, state, piece, places, distanceOf, Number.POSITIVE_INFINITY);
}

/**
 * Limits the position of a piece moved by keys to the 7 × 7 box, whether or not the piece fits
 * there.
 */
export function within(piece: number, { orientation, row, col }: Placement): Placement {
  const { rows, cols } = extentOf(piece, orientation);
  return {
    orientation,
    row: Math.min(7 - rows, Math.max(0, row)),
    col: Math.min(7 - cols, Math.max(0, col)),
  };
}

/** The square under the drawing stamped into the piece, or the nearest square of the board. */
export function squareUnder(piece: number, { orientation, row, col }: Placement): number {
  const [r, c] = cellWhenTurned(piece, MARKS[piece]?.cell ?? [0, 0], orientation);
  if (isOnBoard(row + r, col + c)) return squareAt(row + r, col + c);
  return SQUARES.reduce((best, square) => {
    const away = (one: number) => Math.abs((one >> 3) - row - r) + Math.abs((one & 7) - col - c);
    return away(square) < away(best) ? square : best;
  });
}
