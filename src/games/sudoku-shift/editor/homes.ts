/**
 * The home positions (correct slides) of the rows of a board that the staff edits. They come from
 * the solution while there is exactly one; after an edit that leaves no solution, clashes of digits
 * use the home positions from before that edit.
 */
import { conflicts } from '../rules/conflicts.ts';
import { start } from '../rules/rules.ts';
import type { Board, State } from '../rules/types.ts';

export interface Homes {
  /** The board that the home positions apply to, as returned by `contentOf`. */
  readonly of: string;
  /** For each row, its slide from the displayed to the home position, in columns to the right. */
  readonly slides: readonly number[];
}

const contentOf = ({ rows, pinned }: Board): string => `${rows.join('/')} ${pinned.join()}`;

export const homesOf = (board: Board, { slides }: State): Homes => ({
  ...{ of: contentOf(board), slides },
});

export const isKnownOf = (homes: Homes | null, board: Board): homes is Homes =>
  homes?.of === contentOf(board);

/**
 * The rows' home positions after an edit that slid a row by `by` columns, 0 for none; null if
 * unknown.
 */
export function homesAfter(
  homes: Homes | null,
  before: Board,
  after: Board,
  { row, by }: { readonly row: number; readonly by: number },
): Homes | null {
  if (!isKnownOf(homes, before)) return null;
  const { size } = before;
  const slide = (((homes.slides[row]! - by) % size) + size) % size;
  return { of: contentOf(after), slides: Object.assign([...homes.slides], { [row]: slide }) };
}

/**
 * The cells, by `cellKey`, whose digits clash: with all rows in their home positions if known,
 * otherwise among the pinned rows only, because other rows are not displayed in their right
 * columns.
 */
export function clashesIn(board: Board, homes: Homes | null): ReadonlySet<number> {
  if (!isKnownOf(homes, board)) return conflicts(board, start(board));
  const pinned = board.rows.map((_, row) => row);
  return conflicts({ ...board, pinned }, { ...start(board), slides: homes.slides });
}
