/** The sentences of the rules’ small board: what the last move did, and what to do next. */
import { conflicts } from '../rules/conflicts.ts';
import { status } from '../rules/rules.ts';
import { columnOf, digitAt, givenAt, isLoose } from '../rules/standing.ts';
import type { Board, State } from '../rules/types.ts';

interface Placed {
  readonly row: number;
  readonly cell: number;
  readonly digit: number;
  readonly column: number;
}

/** The first two cells in reading order whose digits clash; null if none do. */
function clashOf(board: Board, state: State): readonly [Placed, Placed] | null {
  const clashing = [...conflicts(board, state)]
    .sort((a, b) => a - b)
    .map((key): Placed => {
      const [row, cell] = [Math.floor(key / board.size), key % board.size];
      return {
        ...{ row, cell, digit: digitAt(board, state, row, cell) },
        column: columnOf(state, row, cell),
      };
    });
  for (const [i, one] of clashing.entries()) {
    const other = clashing.slice(i + 1).find(({ digit }) => digit === one.digit);
    if (other) return one.row < other.row ? [one, other] : [other, one];
  }
  return null;
}

function clashWords(board: Board, [one, other]: readonly [Placed, Placed]): string {
  const { digit } = one;
  const where =
    one.row === other.row
      ? `row ${one.row + 1} has two ${digit}s`
      : `rows ${one.row + 1} and ${other.row + 1} have a ${digit} in the same ${one.column === other.column ? 'column' : 'box'}`;
  const isWritten = [one, other].some(({ row, cell }) => givenAt(board, row, cell) === 0);
  const moved = [one, other].find(({ row }) => !board.pinned.includes(row));
  return `A clash: ${where}. ${isWritten || !moved ? 'Write another digit.' : `Slide row ${moved.row + 1} on.`}`;
}

/** @param board with two rows to slide home, and a blank in each of two rows. */
export function coach(board: Board, state: State): string {
  if (status(board, state) === 'won') return 'Solved: no row, column or box has a digit twice.';
  const clash = clashOf(board, state);
  if (clash) return clashWords(board, clash);
  const rows = board.rows.map((_, row) => row);
  const movable = rows.filter((row) => !board.pinned.includes(row));
  const [next, ...others] = movable.filter((row) => isLoose(board, state, row));
  if (next !== undefined) {
    return others.length > 0
      ? `No digit twice in a row, column or box. Row ${next + 1} has slipped sideways: slide it.`
      : `That row fits: none of its digits meets its equal. Now slide row ${next + 1}.`;
  }
  const blank = rows.filter((row) =>
    [...board.rows[row]!].some((_, cell) => digitAt(board, state, row, cell) === 0),
  );
  return blank.length > 1
    ? `All rows are home. Row ${blank[0]! + 1} lacks one digit: choose its blank and write it.`
    : `Right. One blank is left, in row ${blank[0]! + 1}.`;
}
