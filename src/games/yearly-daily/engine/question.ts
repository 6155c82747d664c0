/** The squares that a state leaves to be covered, and the pieces in its tray, as the search asks for them. */
import { SQUARES } from '../rules/calendar.ts';
import { PIECES } from '../rules/pieces.ts';
import { coverOf, dateSquares } from '../rules/rules.ts';
import type { Board, Placement, State } from '../rules/types.ts';
import type { Question } from './coverings.ts';
import { without } from './squares.ts';
import { makeTable } from './table.ts';

/** No two of the pieces are alike, so a shape's number is its piece's. */
export const TABLE = makeTable(
  PIECES.map(({ cells }) => cells),
  SQUARES,
);

export function questionOf(date: Pick<Board, 'month' | 'day'>, state: State): Question {
  return {
    table: TABLE,
    free: without(TABLE.board, [...dateSquares(date), ...coverOf(state).keys()]),
    hand: state.map((placement) => (placement ? 0 : 1)),
  };
}

/** How a lie of the table stands in a state. */
export function placementOf(lie: number): Placement & { readonly piece: number } {
  const { shape, orientation, row, col } = TABLE.lies[lie]!;
  return { piece: shape, orientation, row, col };
}
