/** The move that the game makes when the player writes a digit. */
import { cellKey, conflicts } from './conflicts.ts';
import { apply } from './rules.ts';
import type { Board, Move, State } from './types.ts';

/**
 * The move also removes the pencil marks of the same digit in the cell's row, column and box,
 * unless the digit clashes: a wrong digit must not erase notes.
 */
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
