/**
 * The rules of Sudoku Shift: the effect of a move, and when a board is won.
 *
 * States are made only by `start` and `apply`, so their lists always fit the board.
 */

import { fail, ok, type Result } from '../../../lib/result.ts';
import type { Status } from '../../contract/game.ts';
import { arePeers } from './peers.ts';
import { columnOf, digitAt, givenAt, isPinned } from './standing.ts';
import type { Board, Move, State } from './types.ts';

export function start(board: Board): State {
  const zeros = Array.from({ length: board.size }, () => 0);
  const grid = zeros.map(() => zeros);
  return { slides: zeros, fills: grid, marks: grid };
}

function replaced<T>(list: readonly T[], index: number, value: T): readonly T[] {
  return list.map((old, i) => (i === index ? value : old));
}

function withCell(grid: State['fills'], row: number, cell: number, value: number): State['fills'] {
  return replaced(grid, row, replaced(grid[row]!, cell, value));
}

/**
 * The board's pencil marks without `digit` in the cells where `digit` would clash with the cell
 * that the player wrote it into.
 */
function swept(
  board: Board,
  state: State,
  row: number,
  cell: number,
  digit: number,
): State['marks'] {
  return state.marks.map((marks, otherRow) =>
    marks.map((bits, other) =>
      (bits >> digit) & 1 && arePeers(board, state, row, cell, otherRow, other)
        ? bits ^ (1 << digit)
        : bits,
    ),
  );
}

/** The state after a move, or why the move cannot be made. */
export function apply(board: Board, state: State, move: Move): Result<State> {
  const { size } = board;
  const { row } = move;
  if (status(board, state) === 'won') return fail('finished', 'This board is already solved.');
  if (row >= size) return fail('off-board', 'There is no such row on this board.');
  if (move.type === 'shift') {
    if (move.by >= size) return fail('off-board', 'A row can’t slide further than its length.');
    if (isPinned(board, row)) return fail('pinned', 'This row is pinned and can’t slide.');
    const slide = (state.slides[row]! + move.by) % size;
    return ok({ ...state, slides: replaced(state.slides, row, slide) });
  }
  const { cell } = move;
  if (cell >= size) return fail('off-board', 'There is no such cell on this board.');
  if (givenAt(board, row, cell) > 0)
    return fail('given', 'This digit is part of the puzzle and can’t be changed.');
  if (move.type === 'clear') {
    return ok({
      ...state,
      fills: withCell(state.fills, row, cell, 0),
      marks: withCell(state.marks, row, cell, 0),
    });
  }
  const { digit } = move;
  if (digit > size) return fail('bad-digit', `This board uses the digits 1 to ${size}.`);
  if (move.type === 'fill') {
    const marks = withCell(state.marks, row, cell, 0);
    return ok({
      ...state,
      fills: withCell(state.fills, row, cell, digit),
      marks: move.sweeps ? swept(board, { ...state, marks }, row, cell, digit) : marks,
    });
  }
  if (state.fills[row]![cell]! > 0) {
    return fail('filled', 'Pencil marks can only go in empty cells.');
  }
  const marks = state.marks[row]![cell]! ^ (1 << digit);
  return ok({ ...state, marks: withCell(state.marks, row, cell, marks) });
}

/**
 * The state is won when every cell holds a digit and rows, columns and boxes hold each digit once.
 */
export function status(board: Board, state: State): Status {
  const { size, box } = board;
  const [boxRows, boxCols] = box;
  const boxesPerBand = size / boxCols;
  const columns = new Uint16Array(size);
  const boxes = new Uint16Array(size);
  for (let row = 0; row < size; row++) {
    let inRow = 0;
    for (let cell = 0; cell < size; cell++) {
      const digit = digitAt(board, state, row, cell);
      const bit = 1 << digit;
      const column = columnOf(state, row, cell);
      const box = Math.floor(row / boxRows) * boxesPerBand + Math.floor(column / boxCols);
      if (digit === 0 || (inRow | columns[column]! | boxes[box]!) & bit) return 'playing';
      inRow |= bit;
      columns[column]! |= bit;
      boxes[box]! |= bit;
    }
  }
  return 'won';
}

/**
 * The share of the board's work done, 0 to 1: blanks filled and rows slid, right or wrong. Only a
 * won board reaches 1.
 */
export function progress(board: Board, state: State): number {
  if (status(board, state) === 'won') return 1;
  let work = 0;
  let done = 0;
  for (let row = 0; row < board.size; row++) {
    if (!isPinned(board, row)) {
      work++;
      if (state.slides[row] !== 0) done++;
    }
    for (let cell = 0; cell < board.size; cell++) {
      if (givenAt(board, row, cell) > 0) continue;
      work++;
      if (state.fills[row]![cell]! > 0) done++;
    }
  }
  return work === 0 ? 0 : Math.min(done, work - 1) / work;
}
