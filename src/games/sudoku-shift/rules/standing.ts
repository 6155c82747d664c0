/** Where the rows of a board stand, and what is in their cells. */
import type { Board, State } from './types.ts';

/** The frame's column in which a cell of a row stands now. */
export function columnOf(state: State, row: number, cell: number): number {
  return (cell + state.slides[row]!) % state.slides.length;
}

/** The cell of a row that stands in a column of the frame now. */
export function cellAt(state: State, row: number, column: number): number {
  const size = state.slides.length;
  return (column + size - state.slides[row]!) % size;
}

/** The digit that the board gives, 0 for a blank. */
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
 * Whether a row still stands as it was first displayed although it may be slid. Nobody has said
 * yet where it belongs, so it takes no part in conflicts of columns and boxes.
 */
export function isLoose(board: Board, state: State, row: number): boolean {
  return state.slides[row] === 0 && !isPinned(board, row);
}
