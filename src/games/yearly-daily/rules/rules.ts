/**
 * The rules of Yearly Daily: legal moves, and the end of the game.
 *
 * Only `start` and `apply` make states, so the pieces in a state never overlap.
 */

import { fail, ok, type Result } from '../../../lib/result.ts';
import type { Status } from '../../contract/game.ts';
import { daySquare, isOnBoard, monthSquare, squareAt } from './calendar.ts';
import { canonical, oriented } from './orientations.ts';
import { PIECES } from './pieces.ts';
import type { Board, Move, Placement, State } from './types.ts';

/** The two squares that stay free on a date: its month, then its day. */
export function dateSquares({
  month,
  day,
}: Pick<Board, 'month' | 'day'>): readonly [number, number] {
  return [monthSquare(month), daySquare(day)];
}

/** The squares that a placed piece covers, or null when it sticks out over the edge. */
export function squaresUnder(
  piece: number,
  { orientation, row, col }: Placement,
): readonly number[] | null {
  const cells = oriented(PIECES[piece]?.cells ?? [], orientation);
  return cells.every(([r, c]) => isOnBoard(row + r, col + c))
    ? cells.map(([r, c]) => squareAt(row + r, col + c))
    : null;
}

/** For each covered square, the piece on it. */
export function coverOf(state: State): ReadonlyMap<number, number> {
  const cover = new Map<number, number>();
  for (const [piece, placement] of state.entries()) {
    if (!placement) continue;
    for (const square of squaresUnder(piece, placement) ?? []) cover.set(square, piece);
  }
  return cover;
}

/** The state at the start: every piece is in the tray. */
export function start(): State {
  return PIECES.map(() => null);
}

function lying(state: State, piece: number, placement: Placement | null): State {
  return state.map((old, i) => (i === piece ? placement : old));
}

/** The state after a move, or the reason why the move is illegal. */
export function apply(board: Board, state: State, move: Move): Result<State> {
  const { piece } = move;
  const name = `The ${PIECES[piece]?.name}`;
  if (status(board, state) === 'won') return fail('finished', 'This calendar is already covered.');
  if (move.type === 'lift') {
    return state[piece]
      ? ok(lying(state, piece, null))
      : fail('in-tray', `${name} is already in the tray.`);
  }
  const { orientation, row, col } = move;
  const squares = squaresUnder(piece, move);
  if (!squares) return fail('off-board', `${name} would stick out over the edge.`);
  if (squares.some((square) => dateSquares(board).includes(square))) {
    return fail('on-date', `${name} would cover the date, which must stay free.`);
  }
  const cover = coverOf(lying(state, piece, null));
  const below = squares.map((square) => cover.get(square)).find((other) => other !== undefined);
  if (below !== undefined) {
    return fail('overlap', `${name} would overlap the ${PIECES[below]?.name}.`);
  }
  return ok(lying(state, piece, { orientation, row, col }));
}

function placed(state: State): number {
  return state.filter(Boolean).length;
}

/**
 * A game is won when all pieces are placed, because they have as many cells as there are squares to
 * cover.
 */
export function status(_board: Board, state: State): Status {
  return placed(state) === PIECES.length ? 'won' : 'playing';
}

/** The share of the pieces that lie on the board, 0 to 1. */
export function progress(_board: Board, state: State): number {
  return placed(state) / PIECES.length;
}

/**
 * The moves that lead to a state: its placements, in the order of the pieces. Equal coverings of
 * the calendar give equal moves.
 */
export function movesTo(_board: Board, state: State): readonly Move[] {
  return state.flatMap((placement, piece): Move[] => {
    if (!placement) return [];
    const { orientation, row, col } = placement;
    const cells = PIECES[piece]?.cells ?? [];
    return [{ type: 'place', piece, orientation: canonical(cells, orientation), row, col }];
  });
}
