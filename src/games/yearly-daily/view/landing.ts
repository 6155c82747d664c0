/** Where a piece would come to lie: under a finger that drags it, or on a square that was tapped. */
import { isOnBoard, SQUARES, squareAt } from '../rules/calendar.ts';
import { apply } from '../rules/rules.ts';
import type { Board, Placement, State } from '../rules/types.ts';
import { MARKS } from './marks.ts';
import { cellsIn, cellWhenTurned, extentOf } from './turning.ts';

/** How far a dragged piece may be off, in cells, to slip into a place that takes it. */
const REACH = 0.95;

/** A sentence why the piece cannot lie there, or null when it can. */
export function problemOf(
  board: Board,
  state: State,
  piece: number,
  placement: Placement,
): string | null {
  const next = apply(board, state, { type: 'place', piece, ...placement });
  return next.ok ? null : next.problem.message;
}

/** The whole numbers on either side. Never −0, which no saved move may hold. */
export function around(value: number): readonly [number, number] {
  return [Math.floor(value) + 0, Math.ceil(value) + 0];
}

/**
 * The place that takes the piece nearest to where it is held; null when none is in reach.
 *
 * @param row of the piece's top left corner, in cells with fractions.
 */
export function landingNear(
  board: Board,
  state: State,
  piece: number,
  orientation: number,
  row: number,
  col: number,
): Placement | null {
  let best: Placement | null = null;
  let nearest = REACH;
  for (const r of around(row)) {
    for (const c of around(col)) {
      const distance = Math.hypot(r - row, c - col);
      const placement = { orientation, row: r, col: c };
      if (distance < nearest && problemOf(board, state, piece, placement) === null) {
        nearest = distance;
        best = placement;
      }
    }
  }
  return best;
}

/**
 * The place that takes the piece with one of its cells on the tapped square: the one whose middle
 * is nearest to the tap. Null when the piece does not fit there this way round.
 *
 * @param x of the tap, in cells with fractions from the board's left edge; y from its top.
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
  let best: Placement | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const [row, col] of cellsIn(piece, orientation)) {
    const placement = { orientation, row: Math.floor(y) - row + 0, col: Math.floor(x) - col + 0 };
    const distance = Math.hypot(placement.row + rows / 2 - y, placement.col + cols / 2 - x);
    if (distance < nearest && problemOf(board, state, piece, placement) === null) {
      nearest = distance;
      best = placement;
    }
  }
  return best;
}

/** A place within the board's frame, whether or not the piece fits: for moving it with keys. */
export function within(piece: number, { orientation, row, col }: Placement): Placement {
  const { rows, cols } = extentOf(piece, orientation);
  return {
    orientation,
    row: Math.min(7 - rows, Math.max(0, row)),
    col: Math.min(7 - cols, Math.max(0, col)),
  };
}

/** The square of a piece that carries its stamp, or where that is off the board, the next best. */
export function squareUnder(piece: number, { orientation, row, col }: Placement): number {
  const [r, c] = cellWhenTurned(piece, MARKS[piece]?.cell ?? [0, 0], orientation);
  if (isOnBoard(row + r, col + c)) return squareAt(row + r, col + c);
  return SQUARES.reduce((best, square) => {
    const away = (one: number) => Math.abs((one >> 3) - row - r) + Math.abs((one & 7) - col - c);
    return away(square) < away(best) ? square : best;
  });
}
