/** The selected cell, and its movement by arrow keys. Cells are counted as in types.ts. */
import type { Json } from '../../../lib/json.ts';
import { arrowStep } from '../../../ui/keys.ts';
import { cellAt, columnOf } from '../rules/standing.ts';
import type { State } from '../rules/types.ts';

export interface Selection {
  readonly row: number;
  /** The cell's index within its row, so that the selection travels with the row. */
  readonly cell: number;
}

/** The cell selected after an arrow key, wrapping round the frame; null for any other key. */
export function moveSelection(state: State, from: Selection, key: string): Selection | null {
  const step = arrowStep(key);
  if (!step) return null;
  const size = state.slides.length;
  const row = (from.row + step[0] + size) % size;
  const column = (columnOf(state, from.row, from.cell) + step[1] + size) % size;
  return { row, cell: cellAt(state, row, column) };
}

/** The selected cell as a number, for `BoardViewProps.savedCursor`. */
export const placeOf = ({ row, cell }: Selection, size: number): number => row * size + cell;

/**
 * The cell that a saved number stands for (`placeOf`).
 * @returns null if `place` is not a valid cell.
 */
export function selectionAt(place: Json | undefined, size: number): Selection | null {
  const at = place as number;
  return Number.isInteger(at) && at >= 0 && at < size * size
    ? { row: Math.floor(at / size), cell: at % size }
    : null;
}
