/** Adds a blank to a board, or fills one, for the staff's editor. */

import { fail, ok, type Result } from '../../../lib/result.ts';
import { makeRng } from '../../../lib/rng.ts';
import { givenAt } from '../rules/standing.ts';
import type { Board } from '../rules/types.ts';
import { countSolutions, firstSolutions, isLogical } from './solver.ts';

interface Place {
  readonly row: number;
  readonly cell: number;
}

function places(board: Board, isWanted: (digit: number) => boolean): Place[] {
  return board.rows.flatMap((_, row) =>
    Array.from({ length: board.size }, (_, cell) => ({ row, cell })).filter((at) =>
      isWanted(givenAt(board, at.row, at.cell)),
    ),
  );
}

/** The board with another digit in a cell, `.` for a blank. */
function withDigit(board: Board, { row, cell }: Place, digit: number | '.'): Board {
  const text = board.rows[row]!;
  const changed = `${text.slice(0, cell)}${digit}${text.slice(cell + 1)}`;
  return { ...board, rows: Object.assign([...board.rows], { [row]: changed }) };
}

/** Removes a digit that a player can still deduce by the techniques of techniques.ts. */
export function blankOneMore(board: Board, seed: string): Result<Board> {
  if (countSolutions(board, 2) !== 1) {
    return fail('not-unique', 'First the board needs exactly one solution.');
  }
  for (const at of makeRng(seed).shuffled(places(board, (digit) => digit > 0))) {
    const changed = withDigit(board, at, '.');
    if (isLogical(changed) && countSolutions(changed, 2) === 1) return ok(changed);
  }
  return fail('none', 'Whichever digit is taken out, logic does not find it again.');
}

/**
 * Fills a blank with its digit in the solution; if the board has several solutions, preferably a
 * blank in which the first two differ.
 */
export function fillOneMore(board: Board, seed: string): Result<Board> {
  const [solution, other] = firstSolutions(board);
  if (!solution) return fail('no-solution', 'The board has no solution to take a digit from.');
  const blanks = makeRng(seed).shuffled(places(board, (digit) => digit === 0));
  const differs = ({ row, cell }: Place) =>
    other !== undefined && other.digits[row]![cell] !== solution.digits[row]![cell];
  const at = blanks.find(differs) ?? blanks[0];
  if (!at) return fail('full', 'There is no blank left.');
  return ok(withDigit(board, at, solution.digits[at.row]![at.cell]!));
}
