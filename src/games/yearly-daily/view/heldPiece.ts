/** The geometry of a piece that is dragged: where its middle is, and which cells it is over. */
import type { PointerDrag } from '../../../ui/usePointerDrag.ts';
import type { SecondFinger } from './secondFinger.ts';
import type { Extent } from './turning.ts';

/** How far a piece is held above the finger, in cells. */
const ABOVE_FINGER = 1.3;

/** Where a piece is on the screen, in px. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Side of one cell. */
  readonly cell: number;
}

export interface HeldPiece {
  readonly piece: number;
  /** Where it was taken up. */
  readonly home: Spot;
  /** From the pointer to the middle of the piece, in px, once it is as large as on the board. */
  toMiddle: readonly [x: number, y: number];
  /** Side of one cell by now, in px. */
  cell: number;
  second: SecondFinger | null;
}

export type PieceDrag = PointerDrag<HeldPiece>;

export function heldPiece(piece: number, home: Spot): HeldPiece {
  return { piece, home, toMiddle: [0, 0], cell: home.cell, second: null };
}

/** It is as large as on a board of that width now, and above a finger, so that it can be seen. */
export function lift({ item, kind, startX, startY }: PieceDrag, boardWidth: number): void {
  const { home } = item;
  item.cell = boardWidth / 7;
  const growth = item.cell / home.cell;
  item.toMiddle = [
    (home.x - startX) * growth,
    (home.y - startY) * growth - (kind === 'touch' ? item.cell * ABOVE_FINGER : 0),
  ];
}

export function middleOf({ x, y, item }: PieceDrag): readonly [x: number, y: number] {
  return [x + item.toMiddle[0], y + item.toMiddle[1]];
}

/** Row and column of the piece's top left corner on the board, with fractions. */
export function cornerOf(
  drag: PieceDrag,
  board: Element | null,
  extentOf: (piece: number) => Extent,
): readonly [row: number, col: number] {
  const { rows, cols } = extentOf(drag.item.piece);
  const { left, top } = board?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const [x, y] = middleOf(drag);
  const { cell } = drag.item;
  return [(y - top) / cell - rows / 2, (x - left) / cell - cols / 2];
}

/** Whether the middle of the piece is over the board. */
export function isOver(drag: PieceDrag, board: Element | null): boolean {
  const box = board?.getBoundingClientRect();
  const [x, y] = middleOf(drag);
  return box !== undefined && x > box.left && x < box.right && y > box.top && y < box.bottom;
}

/** How it was when it was lifted, off where it is now: from there it grows. */
export function originOf(drag: PieceDrag) {
  const [x, y] = middleOf(drag);
  const { home, cell } = drag.item;
  return {
    x: home.x + (drag.x - drag.startX) - x,
    y: home.y + (drag.y - drag.startY) - y,
    scale: home.cell / cell,
  };
}
