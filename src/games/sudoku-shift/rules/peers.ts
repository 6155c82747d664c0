/**
 * The peers of a cell: cells in which the same digit would clash (conflicts.ts).
 *
 * Cells of one row are always peers. Columns and boxes include only pinned and slid rows: a loose
 * row may still go anywhere, so its columns are unknown.
 */
import { columnOf, isLoose } from './standing.ts';
import type { Board, State } from './types.ts';

/**
 * Whether the same digit in two different cells would clash. The cells are counted within their
 * rows.
 */
export function arePeers(
  board: Board,
  state: State,
  row: number,
  cell: number,
  otherRow: number,
  other: number,
): boolean {
  if (row === otherRow) return cell !== other;
  if (isLoose(board, state, row) || isLoose(board, state, otherRow)) return false;
  const [boxRows, boxCols] = board.box;
  const column = columnOf(state, row, cell);
  const otherColumn = columnOf(state, otherRow, other);
  return (
    column === otherColumn ||
    (Math.floor(row / boxRows) === Math.floor(otherRow / boxRows) &&
      Math.floor(column / boxCols) === Math.floor(otherColumn / boxCols))
  );
}
