/** Turns and flips a piece's orientation (orientations.ts) as the player sees it. */
import { type Cell, oriented } from '../rules/orientations.ts';
import { PIECES } from '../rules/pieces.ts';

/** The orientation after clockwise quarter turns. */
export function turned(orientation: number, quarters = 1): number {
  return (orientation & 4) | ((orientation + quarters) & 3);
}

/** The orientation after a left-to-right flip. */
export function flipped(orientation: number): number {
  return ((orientation & 4) ^ 4) | (-orientation & 3);
}

export interface Extent {
  readonly rows: number;
  readonly cols: number;
}

export function cellsIn(piece: number, orientation: number): readonly Cell[] {
  return oriented(PIECES[piece]?.cells ?? [], orientation);
}

/** The size of the piece's bounding box in this orientation. */
export function extentOf(piece: number, orientation: number): Extent {
  const cells = cellsIn(piece, orientation);
  return {
    rows: 1 + Math.max(...cells.map(([row]) => row)),
    cols: 1 + Math.max(...cells.map(([, col]) => col)),
  };
}

/** The row and column of a cell of the unturned piece (pieces.ts) in another orientation. */
export function cellWhenTurned(piece: number, cell: Cell, orientation: number): Cell {
  const cells = PIECES[piece]?.cells ?? [];
  const rows = 1 + Math.max(...cells.map(([row]) => row));
  const cols = 1 + Math.max(...cells.map(([, col]) => col));
  const [row, col] = orientation & 4 ? [cell[0], cols - 1 - cell[1]] : cell;
  const ways: readonly Cell[] = [
    [row, col],
    [col, rows - 1 - row],
    [rows - 1 - row, cols - 1 - col],
    [cols - 1 - col, row],
  ];
  return ways[orientation & 3] as Cell;
}
