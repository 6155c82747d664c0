/** The sentences of the rules’ small board: what the last move did, and what to do next. */
import { arePeers } from '../rules/peers.ts';
import { status } from '../rules/rules.ts';
import { columnOf, digitAt, isLoose } from '../rules/standing.ts';
import type { Board, State } from '../rules/types.ts';
import { EXAMPLE_HOME } from './example.ts';

interface Placed {
  readonly row: number;
  readonly cell: number;
  readonly digit: number;
}

/** Two clashing cells: of a row with a wrong digit if there is one, else the first in reading order. */
function clashOf(board: Board, state: State): readonly [Placed, Placed] | null {
  const cells = board.rows.flatMap((text, row) =>
    [...text].map((_, cell): Placed => ({ row, cell, digit: digitAt(board, state, row, cell) })),
  );
  const pairs = cells
    .filter(({ digit }) => digit > 0)
    .flatMap((one, i, filled) => filled.slice(i + 1).map((other) => [one, other] as const))
    .filter(
      ([one, other]) =>
        one.digit === other.digit &&
        arePeers(board, state, one.row, one.cell, other.row, other.cell),
    );
  return pairs.find(([one, other]) => one.row === other.row) ?? pairs[0] ?? null;
}

function clashWords(state: State, [one, other]: readonly [Placed, Placed]): string {
  const { digit } = one;
  if (one.row === other.row) {
    return `Clash: row ${one.row + 1} has two ${digit}s. Try another digit.`;
  }
  const isColumn = columnOf(state, one.row, one.cell) === columnOf(state, other.row, other.cell);
  // No row has a digit twice, so the written digits are right, and a row is not home.
  const away = [one, other].find(({ row }) => state.slides[row] !== EXAMPLE_HOME[row])!;
  return `Clash: rows ${one.row + 1} and ${other.row + 1} both have a ${digit} in the same ${isColumn ? 'column' : 'box'}. Keep sliding row ${away.row + 1}.`;
}

/** @param board with two rows to slide home, and a blank in each of two rows. */
export function coach(board: Board, state: State): string {
  if (status(board, state) === 'won')
    return 'Solved! Every row, column and box has each digit once.';
  const clash = clashOf(board, state);
  if (clash) return clashWords(state, clash);
  const rows = board.rows.map((_, row) => row);
  const movable = rows.filter((row) => !board.pinned.includes(row));
  const [next, ...others] = movable.filter((row) => isLoose(board, state, row));
  if (next !== undefined) {
    return others.length > 0
      ? `Slide the rows and fill the blanks so that every row, column and box has each digit once. First, slide row ${next + 1} until it fits: drag it, or press the arrows beside it.`
      : `That row fits: no digit repeats in its columns or boxes. Now slide row ${next + 1}.`;
  }
  const blank = rows.filter((row) =>
    [...board.rows[row]!].some((_, cell) => digitAt(board, state, row, cell) === 0),
  );
  return blank.length > 1
    ? `All rows are home. Row ${blank[0]! + 1} is missing a digit: select the blank and enter it.`
    : `Right! One blank left, in row ${blank[0]! + 1}.`;
}
