/** The geometry of a dragged piece: its middle, and the squares of the board under it. */
import type { PointerDrag } from '../../../ui/usePointerDrag.ts';
import type { SecondFinger } from './secondFinger.ts';
import type { Extent } from './turning.ts';

/** The distance between the finger and the dragged piece above it, in cells. */
const ABOVE_FINGER = 1.3;

/** A piece's middle on the screen, in px of the window. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** The side of one of the piece's cells, in px. */
  readonly cell: number;
}

export interface HeldPiece {
  readonly piece: number;
  /** The position where the piece was picked up. */
  readonly home: Spot;
  /** The offset from the pointer to the piece's middle, in px, at the board's scale. */
  toMiddle: readonly [x: number, y: number];
  /** The present side of one of the piece's cells, in px. */
  cell: number;
  second: SecondFinger | null;
}

/** The offset of a released piece from the position where it lands, in cells. */
export interface Release {
  readonly piece: number;
  readonly rows: number;
  readonly cols: number;
}

export type PieceDrag = PointerDrag<HeldPiece>;

export function heldPiece(piece: number, home: Spot): HeldPiece {
  return { piece, home, toMiddle: [0, 0], cell: home.cell, second: null };
}

/**
 * Scales a lifted piece to the board's width, in px, and holds it above a finger so that it is
 * visible.
 */
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

/** The row and column of the dragged piece's top left corner on the board, as fractions. */
export function cornerOf(
  drag: PieceDrag,
  board: Element | null,
  { rows, cols }: Extent,
): readonly [row: number, col: number] {
  const { left, top } = board?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const [x, y] = middleOf(drag);
  const { cell } = drag.item;
  return [(y - top) / cell - rows / 2, (x - left) / cell - cols / 2];
}

/** Whether the dragged piece's middle is over the board. */
export function isOver(drag: PieceDrag, board: Element | null): boolean {
  const box = board?.getBoundingClientRect();
  const [x, y] = middleOf(drag);
  return box !== undefined && x > box.left && x < box.right && y > box.top && y < box.bottom;
}

/**
 * The offset from the piece's present position to the one where it was lifted, in px, and its scale
 * there.
 */
export function originOf(drag: PieceDrag) {
  const [x, y] = middleOf(drag);
  const { home, cell } = drag.item;
  return {
    x: home.x + (drag.x - drag.startX) - x,
    y: home.y + (drag.y - drag.startY) - y,
    scale: home.cell / cell,
  };
}
