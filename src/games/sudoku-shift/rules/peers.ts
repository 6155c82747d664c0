/**
 * The peers of a cell: those in which its digit would clash with it, as conflicts.ts tells clashes.
 *
 * A row is a row wherever it stands. In columns and boxes only rows meet that somebody has put
 * somewhere: a loose row may still go anywhere, so nothing in it is certain to stand below anything.
 */
import { columnOf, isLoose } from './standing.ts';
import type { Board, State } from './types.ts';

/** Whether two different cells are peers. Each is counted within its row. */
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
