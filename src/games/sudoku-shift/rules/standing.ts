/** Positions of a board's rows, and the contents of their cells. */
import type { Board, State } from './types.ts';

/** The column of the frame where a cell of a row is after the player's slides. */
export function columnOf(state: State, row: number, cell: number): number {
  return (cell + state.slides[row]!) % state.slides.length;
}

/** The cell of a row that is in a column of the frame after the player's slides. */
export function cellAt(state: State, row: number, column: number): number {
  const size = state.slides.length;
  return (column + size - state.slides[row]!) % size;
}

/** The digit that the board gives in a cell, 0 for a blank. */
export function givenAt(board: Board, row: number, cell: number): number {
  const digit = board.rows[row]!.charCodeAt(cell) - 48;
  return digit > 0 ? digit : 0;
}

/** The digit in a cell, given or filled in, 0 for none. */
export function digitAt(board: Board, state: State, row: number, cell: number): number {
  return givenAt(board, row, cell) || state.fills[row]![cell]!;
}

export function isPinned(board: Board, row: number): boolean {
  return board.pinned.includes(row);
}

/**
 * Whether the player has not yet slid a movable row. Such a row's home position is unknown, so the
 * row is left out of conflicts in columns and boxes.
 */
export function isLoose(board: Board, state: State, row: number): boolean {
  return state.slides[row] === 0 && !isPinned(board, row);
}
