/**
 * The rules of Yearly Daily: what a move does, and when the calendar is covered.
 *
 * A state is only ever made by `start` and `apply`, so no two pieces overlap in it.
 */

import { fail, ok, type Result } from '../../../lib/result.ts';
import type { Status } from '../../contract/game.ts';
import { daySquare, isOnBoard, monthSquare, squareAt } from './calendar.ts';
import { canonical, oriented } from './orientations.ts';
import { PIECES } from './pieces.ts';
import type { Board, Move, Placement, State } from './types.ts';

/** The two squares that stay free: month, then day. */
export function dateSquares({
  month,
  day,
}: Pick<Board, 'month' | 'day'>): readonly [number, number] {
  return [monthSquare(month), daySquare(day)];
}

/** The squares under a piece, or null where it sticks out over the edge. */
export function squaresUnder(
  piece: number,
  { orientation, row, col }: Placement,
): readonly number[] | null {
  const cells = oriented(PIECES[piece]?.cells ?? [], orientation);
  return cells.every(([r, c]) => isOnBoard(row + r, col + c))
    ? cells.map(([r, c]) => squareAt(row + r, col + c))
    : null;
}

/** By square: the piece that lies there. */
export function coverOf(state: State): ReadonlyMap<number, number> {
  const cover = new Map<number, number>();
  for (const [piece, placement] of state.entries()) {
    if (!placement) continue;
    for (const square of squaresUnder(piece, placement) ?? []) cover.set(square, piece);
  }
  return cover;
}

/** With every piece in the tray. */
export function start(): State {
  return PIECES.map(() => null);
}

function lying(state: State, piece: number, placement: Placement | null): State {
  return state.map((old, i) => (i === piece ? placement : old));
}

/** The state after the move, or why the move cannot be made. */
export function apply(board: Board, state: State, move: Move): Result<State> {
  const { piece } = move;
  const name = `The ${PIECES[piece]?.name}`;
  if (status(board, state) === 'won') return fail('finished', 'This calendar is covered already.');
  if (move.type === 'lift') {
    return state[piece]
      ? ok(lying(state, piece, null))
      : fail('in-tray', `${name} is in the tray already.`);
  }
  const { orientation, row, col } = move;
  const squares = squaresUnder(piece, move);
  if (!squares) return fail('off-board', `${name} would stick out over the edge.`);
  if (squares.some((square) => dateSquares(board).includes(square))) {
    return fail('on-date', `${name} would cover the date, and that stays free.`);
  }
  const cover = coverOf(lying(state, piece, null));
  const below = squares.map((square) => cover.get(square)).find((other) => other !== undefined);
  if (below !== undefined) {
    return fail('overlap', `${name} would lie on the ${PIECES[below]?.name}.`);
  }
  return ok(lying(state, piece, { orientation, row, col }));
}

function placed(state: State): number {
  return state.filter(Boolean).length;
}

/** The pieces have as many cells as there are squares to cover: all of them placed is a covering. */
export function status(_board: Board, state: State): Status {
  return placed(state) === PIECES.length ? 'won' : 'playing';
}

/** The share of pieces that lie on the board. */
export function progress(_board: Board, state: State): number {
  return placed(state) / PIECES.length;
}

/** The placements in the order of the pieces. Equal coverings give equal moves. */
export function movesTo(_board: Board, state: State): readonly Move[] {
  return state.flatMap((placement, piece): Move[] => {
    if (!placement) return [];
    const { orientation, row, col } = placement;
    const cells = PIECES[piece]?.cells ?? [];
    return [{ type: 'place', piece, orientation: canonical(cells, orientation), row, col }];
  });
}
