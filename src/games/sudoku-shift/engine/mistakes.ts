/** Hints that name the player's mistakes. */
import type { Hint } from '../../contract/engine.ts';
import { columnOf, digitAt, givenAt } from '../rules/standing.ts';
import type { Board, Focus, Move, State } from '../rules/types.ts';
import { meetingUnit } from './explain.ts';
import { RATING } from './ratings.ts';
import type { Solution } from './solver.ts';
import { unitName } from './wording.ts';

/** The hint that names the first wrong digit in reading order; null if all digits are right. */
export function mistakeHint(
  board: Board,
  state: State,
  solution: Solution,
): Hint<Move, Focus> | null {
  for (let row = 0; row < board.size; row++) {
    for (let cell = 0; cell < board.size; cell++) {
      const digit = state.fills[row]![cell]!;
      if (digit === 0 || digit === solution.digits[row]![cell]) continue;
      const { text, rival } = clashOf(board, state, solution, row, cell);
      // This hint costs nothing if the wrong digit clashes with a given one, which shows the
      // mistake; otherwise the hint reveals it.
      const isShown = rival !== null && givenAt(board, rival.row, rival.cell) > 0;
      return {
        technique: 'mistake',
        about: null,
        rating: RATING.mistake,
        mistake: `${row} ${cell} ${digit}`,
        ...(isShown && { isShown }),
        steps: [{ text, evidence: rival ? [rival] : [], target: [{ row, cell }], rulesOut: [] }],
        move: { type: 'clear', row, cell },
      };
    }
  }
  return null;
}

/**
 * The digit with which the player's wrong digit visibly clashes, if any. A clash between two rows
 * counts only if both rows are in their home positions.
 */
function clashOf(
  board: Board,
  state: State,
  solution: Solution,
  row: number,
  cell: number,
): {
  readonly text: string;
  readonly rival: { readonly row: number; readonly cell: number } | null;
} {
  const { size } = board;
  const digit = state.fills[row]![cell]!;
  const at = row * size + columnOf(state, row, cell);
  const isHome = (one: number) => state.slides[one] === solution.slides[one];
  // Looks for a clash within the row first: it is visible wherever the row is.
  const rows = Array.from({ length: size }, (_, other) => other).filter((other) => other !== row);
  for (const other of [row, ...rows]) {
    if (other !== row && !(isHome(row) && isHome(other))) continue;
    for (let each = 0; each < size; each++) {
      if (other === row && each === cell) continue;
      if (digitAt(board, state, other, each) !== digit) continue;
      const unit = meetingUnit(board, at, other * size + columnOf(state, other, each));
      if (unit) {
        return {
          text: `Two ${digit}s in ${unitName(board, unit)}.`,
          rival: { row: other, cell: each },
        };
      }
    }
  }
  const text = `The ${digit} in row ${row + 1}, column ${columnOf(state, row, cell) + 1} is wrong: with it the board cannot be finished, wherever the rows slide.`;
  return { text, rival: null };
}
