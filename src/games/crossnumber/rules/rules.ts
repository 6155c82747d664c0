/**
 * The rules of Crossnumber: moves, clues, and winning.
 *
 * States are only made by `start` and `apply`, so their lists always fit the board.
 */

import { fail, ok, type Result } from '../../../lib/result.ts';
import type { Status } from '../../contract/game.ts';
import { digitsOf } from './arithmetic.ts';
import { type Entry, type Grid, gridOf, numberAt } from './grid.ts';
import { entriesIn, testOf } from './meaning.ts';
import {
  type Board,
  CHECKED_RIGHT,
  CHECKED_WRONG,
  EMPTY,
  type Move,
  type State,
  UNCHECKED,
} from './types.ts';

export function start({ rows }: Board): State {
  const { numbers } = gridOf(rows);
  const zeros = numbers.map(() => 0);
  return { digits: numbers.map(() => EMPTY), marks: zeros, checked: zeros };
}

/** A change of one cell; missing fields stay as they are. */
interface Change {
  readonly cell: number;
  readonly digit?: number;
  readonly marks?: number;
  readonly checked?: number;
}

function changed(state: State, changes: readonly Change[]): State {
  const digits = [...state.digits];
  const marks = [...state.marks];
  const checked = [...state.checked];
  for (const change of changes) {
    digits[change.cell] = change.digit ?? digits[change.cell]!;
    marks[change.cell] = change.marks ?? marks[change.cell]!;
    checked[change.cell] = change.checked ?? checked[change.cell]!;
  }
  return { digits, marks, checked };
}

const cleared = (cell: number): Change => ({ cell, digit: EMPTY, marks: 0, checked: UNCHECKED });

/** The change that writes a digit. Rewriting the same digit keeps its check result. */
function written(state: State, cell: number, digit: number): Change {
  const checked = state.digits[cell] === digit ? state.checked[cell]! : UNCHECKED;
  return { cell, digit, marks: 0, checked };
}

function applyToEntry(
  state: State,
  { cells }: Entry,
  move: Extract<Move, { type: 'fill' | 'check' }>,
): Result<State> {
  if (move.type === 'fill') {
    const digits = digitsOf(move.value);
    if (digits.length !== cells.length) {
      return fail('bad-length', `This entry has ${cells.length} digits.`);
    }
    return ok(
      changed(
        state,
        digits.map((digit, i) => written(state, cells[i]!, digit)),
      ),
    );
  }
  if (numberAt(state.digits, cells) === null) {
    return fail('not-full', 'Only a full entry can be checked.');
  }
  if (move.wrong.some((place) => place >= cells.length)) {
    return fail('bad-length', `This entry has ${cells.length} digits.`);
  }
  return ok(
    changed(
      state,
      cells.map((cell, i) => ({
        cell,
        checked: move.wrong.includes(i) ? CHECKED_WRONG : CHECKED_RIGHT,
      })),
    ),
  );
}

/** Applies a hint's move to several cells at once. */
function applyToCells(
  state: State,
  through: Grid['through'],
  move: Extract<Move, { type: 'write' | 'note' }>,
): Result<State> {
  const { cells } = move;
  if (!cells.every((cell) => through[cell]?.length)) {
    return fail('off-board', 'There is no such cell on this board.');
  }
  if (move.type === 'note') {
    const notes = cells.map((cell, i) => ({ cell, marks: move.marks[i]! }));
    return ok(
      changed(
        state,
        notes.filter(({ cell }) => state.digits[cell] === EMPTY),
      ),
    );
  }
  return ok(
    changed(
      state,
      cells.map((cell, i) =>
        move.digits[i] === EMPTY ? cleared(cell) : written(state, cell, move.digits[i]!),
      ),
    ),
  );
}

/** The state after the move, or a problem if the move is illegal. */
export function apply(board: Board, state: State, move: Move): Result<State> {
  const { entries, indexOf, through } = gridOf(board.rows);
  if (status(board, state) === 'won') return fail('finished', 'This board is already solved.');
  if (move.type === 'write' || move.type === 'note') return applyToCells(state, through, move);
  if (move.type === 'fill' || move.type === 'check') {
    const index = indexOf.get(move.entry);
    if (index === undefined) return fail('off-board', 'There is no such entry on this board.');
    return applyToEntry(state, entries[index]!, move);
  }
  const { cell } = move;
  if (!through[cell]?.length) return fail('off-board', 'There is no such cell on this board.');
  if (move.type === 'clear') {
    return ok(changed(state, [cleared(cell)]));
  }
  if (move.type === 'enter') return ok(changed(state, [written(state, cell, move.digit)]));
  if (state.digits[cell] !== EMPTY) {
    return fail('filled', 'Pencil marks can only go in empty squares.');
  }
  return ok(changed(state, [{ cell, marks: state.marks[cell]! ^ (1 << move.digit) }]));
}

/** The number in an entry; null while a digit is missing or the first is 0. */
function numberIn(grid: Grid, digits: readonly number[], index: number): number | null {
  const { cells } = grid.entries[index]!;
  return digits[cells[0]!] === 0 ? null : numberAt(digits, cells);
}

/** Whether an entry satisfies its clue; null without a clue, or while digits are missing. */
export function holds(board: Board, state: State, index: number): boolean | null {
  const grid = gridOf(board.rows);
  const { id } = grid.entries[index]!;
  if (!Object.hasOwn(board.clues, id)) return null;
  const clue = board.clues[id]!;
  const value = numberIn(grid, state.digits, index);
  if (value === null) return null;
  const values = new Map<string, number>();
  for (const other of entriesIn(clue)) {
    const found = numberIn(grid, state.digits, grid.indexOf.get(other)!);
    if (found === null) return null;
    values.set(other, found);
  }
  return testOf(clue, (entry) => values.get(entry)!)(value);
}

/** Whether an entry is worth checking: it is full, and has changed since the last check. */
export function canCheck({ cells }: Entry, state: State): boolean {
  return (
    numberAt(state.digits, cells) !== null &&
    cells.some((cell) => state.checked[cell] === UNCHECKED)
  );
}

/** Whether an entry begins with 0. */
export function hasLeadingZero({ cells }: Entry, state: State): boolean {
  return state.digits[cells[0]!] === 0;
}

/** Whether every cell is filled, right or wrong. */
export function isFull({ rows }: Board, state: State): boolean {
  return gridOf(rows).cells.every((cell) => state.digits[cell] !== EMPTY);
}

/** Won when every cell is filled, no entry begins with 0 and every clue holds. */
export function status(board: Board, state: State): Status {
  const { entries } = gridOf(board.rows);
  if (!isFull(board, state)) return 'playing';
  if (entries.some((entry) => hasLeadingZero(entry, state))) return 'playing';
  return entries.every((_, i) => holds(board, state, i) !== false) ? 'won' : 'playing';
}

/** The share of filled cells, right or wrong, from 0 to 1. Only a won board reaches 1. */
export function progress(board: Board, state: State): number {
  if (status(board, state) === 'won') return 1;
  const { cells } = gridOf(board.rows);
  const filled = cells.filter((cell) => state.digits[cell] !== EMPTY).length;
  return Math.min(filled, cells.length - 1) / cells.length;
}
