/** Turns a state into a question for the search: the free squares, and the pieces in the tray. */
import { SQUARES } from '../rules/calendar.ts';
import { PIECES } from '../rules/pieces.ts';
import { coverOf, dateSquares } from '../rules/rules.ts';
import type { Board, Placement, State } from '../rules/types.ts';
import type { Question } from './coverings.ts';
import { without } from './squares.ts';
import { makeTable } from './table.ts';

/**
 * The table of all pieces' placements. All pieces differ, so a shape's number equals its piece's
 * number.
 */
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

/** The placement with index `lie` in the table, in the form that moves have. */
export function placementOf(lie: number): Placement & { readonly piece: number } {
  const { shape, orientation, row, col } = TABLE.lies[lie]!;
  return { piece: shape, orientation, row, col };
}
