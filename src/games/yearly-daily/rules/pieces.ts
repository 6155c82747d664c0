/**
 * The eight pieces: seven pentominoes and a hexomino, 41 cells in all. They cover each of the 366
 * dates in at least 40 ways; a search found no better set of its kind (docs/decisions/0014).
 *
 * Do not change the pieces or their order: saved moves and packs depend on both.
 */
import { type Cell, cellsOfRows } from './orientations.ts';

export interface Piece {
  /** The piece's name, a noun, as it follows "the". */
  readonly name: string;
  /** The piece as it first lies in the tray (orientation 0), drawn as rows of `X` and `.`. */
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
