/**
 * Finds clashing digits for the view to mark. A digit that occurs twice in its row clashes wherever
 * the row is. In columns and boxes, only digits of rows with a known position count: pinned rows
 * and rows that the player has slid. Other rows would cause meaningless marks.
 */
import { columnOf, digitAt, isLoose } from './standing.ts';
import type { Board, State } from './types.ts';

/** The number of a cell: row × size + cell. */
export function cellKey(board: Board, row: number, cell: number): number {
  return row * board.size + cell;
}

/** The `cellKey`s of all cells whose digit occurs again in their row, column or box. */
export function conflicts(board: Board, state: State): ReadonlySet<number> {
  const { size, box } = board;
  const [boxRows, boxCols] = box;
  const found = new Set<number>();
  /** The first cell seen with each digit in each row, column and box. */
  const seen = new Map<string, number>();

  function note(unit: string, digit: number, key: number): void {
    const place = `${unit}/${digit}`;
    const other = seen.get(place);
    if (other === undefined) {
      seen.set(place, key);
      return;
    }
    found.add(other);
    found.add(key);
  }

  for (let row = 0; row < size; row++) {
    const loose = isLoose(board, state, row);
    for (let cell = 0; cell < size; cell++) {
      const digit = digitAt(board, state, row, cell);
      if (digit === 0) continue;
      const key = cellKey(board, row, cell);
      note(`row ${row}`, digit, key);
      if (loose) continue;
      const column = columnOf(state, row, cell);
      note(`column ${column}`, digit, key);
      note(`box ${Math.floor(row / boxRows)} ${Math.floor(column / boxCols)}`, digit, key);
    }
  }
  return found;
}
