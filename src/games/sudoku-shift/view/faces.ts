/** The appearance of each cell of the board. */
import type { Status } from '../../contract/game.ts';
import { cellKey, conflicts } from '../rules/conflicts.ts';
import { arePeers } from '../rules/peers.ts';
import { columnOf, digitAt, givenAt, isPinned } from '../rules/standing.ts';
import type { Board, State } from '../rules/types.ts';
import type { CellFace } from './Cell.tsx';
import type { HintMarks } from './hintMarks.ts';
import type { Selection } from './selection.ts';

const NO_CONFLICTS: ReadonlySet<number> = new Set();

/** The cells whose digits clash, by `cellKey`; none if the player does not want them marked. */
export function clashesOn(board: Board, state: State, wanted: boolean): ReadonlySet<number> {
  return wanted ? conflicts(board, state) : NO_CONFLICTS;
}

/** Words for the clashes that a move causes, appended to its announcement to screen readers. */
export function clashWords(
  board: Board,
  before: ReadonlySet<number>,
  after: ReadonlySet<number>,
  written: Selection | null,
): string {
  if (after.size === 0) return before.size > 0 ? ' Nothing clashes any more.' : '';
  if (written && after.has(cellKey(board, written.row, written.cell))) return ' It clashes.';
  return after.size > before.size ? ` ${after.size} digits clash.` : '';
}

/** Words for the number of rows that the player has slid, whether or not they are home. */
export function movedWords(board: Board, { slides }: State, status: Status): string {
  if (status === 'won') return 'Every row is home.';
  const movable = slides.filter((_, row) => !isPinned(board, row));
  return `${movable.filter((slide) => slide !== 0).length} of ${movable.length} rows moved`;
}

/** The digits that are on the board as often as on a solved board. */
export function usedUp(board: Board, state: State): Set<number> {
  const counts = new Map<number, number>();
  for (let row = 0; row < board.size; row++) {
    for (let cell = 0; cell < board.size; cell++) {
      const digit = digitAt(board, state, row, cell);
      counts.set(digit, (counts.get(digit) ?? 0) + 1);
    }
  }
  return new Set([...counts].filter(([, count]) => count >= board.size).map(([digit]) => digit));
}

export interface FaceOptions {
  readonly board: Board;
  readonly state: State;
  readonly selection: Selection | null;
  /** The cells whose digits clash, by `cellKey`. */
  readonly clashes: ReadonlySet<number>;
  readonly marks: HintMarks;
}

/** Returns a function that gives a cell's appearance by row and cell (counted within the row). */
export function facesOf({ board, state, selection, clashes, marks }: FaceOptions) {
  const selectedDigit = selection ? digitAt(board, state, selection.row, selection.cell) : 0;
  const isPeer = (row: number, cell: number) =>
    selection !== null && arePeers(board, state, selection.row, selection.cell, row, cell);
  return (row: number, cell: number): CellFace => {
    const digit = digitAt(board, state, row, cell);
    return {
      digit,
      given: givenAt(board, row, cell) > 0,
      marks: state.marks[row]?.[cell] ?? 0,
      clashes: clashes.has(cellKey(board, row, cell)),
      twin: digit > 0 && digit === selectedDigit,
      peer: isPeer(row, cell),
      hint: marks.ofCell(row, cell),
      struck: marks.struckAt(row, columnOf(state, row, cell)),
    };
  };
}
