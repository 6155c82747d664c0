/**
 * Turning and flipping pieces. A shape is a list of cells; an orientation is a number from 0 to 7:
 * the two low bits count clockwise quarter turns, and 4 means a left-to-right flip before turning.
 */

export type Cell = readonly [row: number, col: number];

export const ORIENTATIONS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** The cells of a piece drawn as rows of `X` and `.`, in reading order. */
export function cellsOfRows(rows: readonly string[]): Cell[] {
  return rows.flatMap((text, row) =>
    [...text].flatMap((mark, col): Cell[] => (mark === 'X' ? [[row, col]] : [])),
  );
}

/** A shape's cells moved to the top left corner, in reading order. */
function normalised(cells: readonly Cell[]): Cell[] {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, col]) => col));
  return cells
    .map(([row, col]): Cell => [row - top, col - left])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** The cells of a shape in one orientation: at the top left corner, in reading order. */
export function oriented(cells: readonly Cell[], orientation: number): Cell[] {
  let turned = orientation & 4 ? cells.map(([row, col]): Cell => [row, -col]) : [...cells];
  for (let turns = orientation & 3; turns > 0; turns--) {
    turned = turned.map(([row, col]): Cell => [col, -row]);
  }
  return normalised(turned);
}

/** The lowest orientation in which a shape has the same cells as in this one. */
export function canonical(cells: readonly Cell[], orientation: number): number {
  const key = String(oriented(cells, orientation));
  return ORIENTATIONS.find((other) => String(oriented(cells, other)) === key) ?? orientation;
}
