/**
 * Where the rows of a board being made belong. A solution tells it for as long as there is exactly one; a
 * digit that leaves none is compared with the others where the rows belonged before it was written.
 */
import { conflicts } from '../rules/conflicts.ts';
import { start } from '../rules/rules.ts';
import type { Board, State } from '../rules/types.ts';

export interface Homes {
  /** The board that the homes are known for, as `contentOf` names it. */
  readonly of: string;
  /** By row: how far it slides to the right from where it is displayed. */
  readonly slides: readonly number[];
}

const contentOf = ({ rows, pinned }: Board): string => `${rows.join('/')} ${pinned.join()}`;

export const homesOf = (board: Board, { slides }: State): Homes => ({
  ...{ of: contentOf(board), slides },
});

export const isKnownOf = (homes: Homes | null, board: Board): homes is Homes =>
  homes?.of === contentOf(board);

/** The same after an edit that has slid a row by so many columns, 0 for none. Null where they are not known. */
export function homesAfter(
  homes: Homes | null,
  before: Board,
  after: Board,
  { row, by }: { readonly row: number; readonly by: number },
): Homes | null {
  if (!isKnownOf(homes, before)) return null;
  const { size } = before;
  const slide = (((homes.slides[row]! - by) % size) + size) % size;
  return { of: contentOf(after), slides: homes.slides.with(row, slide) };
}

/**
 * The `cellKey`s of the digits that clash: of all rows where they belong, where that is known, else of the
 * pinned ones, for a row as it is displayed says nothing of its columns.
 */
export function clashesIn(board: Board, homes: Homes | null): ReadonlySet<number> {
  if (!isKnownOf(homes, board)) return conflicts(board, start(board));
  const pinned = board.rows.map((_, row) => row);
  return conflicts({ ...board, pinned }, { ...start(board), slides: homes.slides });
}
