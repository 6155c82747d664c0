/**
 * The eight pieces: seven pentominoes and a hexomino, 41 cells in all. With them each of the 366
 * dates is covered in at least 40 ways; tools/yearly-daily found no better set of its kind
 * (docs/decisions/0014).
 *
 * A published puzzle means these pieces in this order: saved moves and packs depend on both.
 */
import { type Cell, cellsOfRows } from './orientations.ts';

export interface Piece {
  /** A noun, as it follows "the". */
  readonly name: string;
  /** As it lies in the tray at first; all orientations are counted from it. */
  readonly rows: readonly string[];
  readonly cells: readonly Cell[];
}

const DRAWN: readonly (readonly [name: string, rows: readonly string[]])[] = [
  ['croissant', ['.XX', 'XX.', '.X.']],
  ['spoon', ['X...', 'XXXX']],
  ['wave', ['XX..', '.XXX']],
  ['mug', ['XXX', 'XX.']],
  ['bowl', ['X.X', 'XXX']],
  ['napkin', ['X..', 'X..', 'XXX']],
  ['twig', ['.X..', 'XXXX']],
  ['pan', ['XXXX', 'XX..']],
];

export const PIECES: readonly Piece[] = DRAWN.map(([name, rows]) => ({
  name,
  rows,
  cells: cellsOfRows(rows),
}));
