/** The move that writes a digit for a player. */
import { cellKey, conflicts } from './conflicts.ts';
import { apply } from './rules.ts';
import type { Board, Move, State } from './types.ts';

/** Sweeps the digit's pencil marks from its peers, unless it clashes: a wrong digit must take no notes along. */
export function writeMove(
  board: Board,
  state: State,
  row: number,
  cell: number,
  digit: number,
): Move {
  const fill: Move = { type: 'fill', row, cell, digit };
  const after = apply(board, state, fill);
  const clashes = after.ok && conflicts(board, after.value).has(cellKey(board, row, cell));
  return clashes ? fill : { ...fill, sweeps: true };
}
