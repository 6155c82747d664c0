/** Free polyominoes: every shape of n edge-joined squares, up to rotation and reflection. */
import {
  type Cell,
  cellsOfRows,
  ORIENTATIONS,
  oriented,
} from '../../src/games/yearly-daily/rules/orientations.ts';

/** A shape as rows of `X` and dots. */
export type Rows = readonly string[];

export function rowsOfCells(cells: readonly Cell[]): Rows {
  const height = Math.max(...cells.map(([row]) => row)) + 1;
  const width = Math.max(...cells.map(([, col]) => col)) + 1;
  const rows = Array.from({ length: height }, () => Array<string>(width).fill('.'));
  for (const [row, col] of cells) rows[row]![col] = 'X';
  return rows.map((row) => row.join(''));
}

/**
 * The orientation that stands for all orientations of a shape: with the fewest rows, and among
 * orientations with as few rows the greatest as text.
 */
function standing(cells: readonly Cell[]): Rows {
  const all = ORIENTATIONS.map((orientation) => rowsOfCells(oriented(cells, orientation)));
  return all.sort((a, b) => a.length - b.length || (a.join() < b.join() ? 1 : -1))[0]!;
}

/** All free polyominoes of a size: 1, 1, 2, 5, 12, 35, … of them (OEIS A000105). */
export function polyominoes(size: number): Rows[] {
  let found = new Map<string, Rows>([['X', ['X']]]);
  for (let n = 1; n < size; n++) {
    const next = new Map<string, Rows>();
    for (const rows of found.values()) {
      const cells = cellsOfRows(rows);
      const taken = new Set(cells.map(String));
      for (const [row, col] of cells) {
        for (const [r, c] of [
          [row - 1, col],
          [row + 1, col],
          [row, col - 1],
          [row, col + 1],
        ] as const) {
          if (taken.has(String([r, c]))) continue;
          const grown = standing([...cells, [r, c]]);
          next.set(grown.join('/'), grown);
        }
      }
    }
    found = next;
  }
  return [...found.values()];
}

/**
 * The usual letters of the twelve pentominoes (Golomb), by their rows in the form of `polyominoes`.
 */
const LETTERS: Readonly<Record<string, Rows>> = {
  F: ['.XX', 'XX.', '.X.'],
  I: ['XXXXX'],
  L: ['X...', 'XXXX'],
  N: ['XX..', '.XXX'],
  P: ['XXX', 'XX.'],
  T: ['XXX', '.X.', '.X.'],
  U: ['X.X', 'XXX'],
  V: ['X..', 'X..', 'XXX'],
  W: ['X..', 'XX.', '.XX'],
  X: ['.X.', 'XXX', '.X.'],
  Y: ['.X..', 'XXXX'],
  Z: ['XX.', '.X.', '.XX'],
};

/** The letter of a pentomino; the rows of any other shape. */
export function nameOf(rows: Rows): string {
  const key = standing(cellsOfRows(rows)).join('/');
  const letter = Object.entries(LETTERS).find(
    ([, drawn]) => standing(cellsOfRows(drawn)).join('/') === key,
  );
  return letter ? letter[0] : key;
}
