/** The report on a board's difficulty and flaws, for the staff before publication. */
import type { BoardReport } from '../../contract/bench.ts';
import { CODES } from '../codes.ts';
import { unseal } from '../rules/seal.ts';
import type { Board, State } from '../rules/types.ts';
import { TIERS } from '../world/tiers.ts';

/** The weekday, 0 (Monday) to 6, whose group in TIERS has the board's country; −1 if none has. */
export function tierOf(board: Board): number {
  const country = unseal(board.answer);
  return TIERS.findIndex((codes) => country !== null && codes.includes(country));
}

export function isKnown(board: Board): boolean {
  const country = unseal(board.answer);
  return country !== null && CODES.includes(country);
}

export function judge(board: Board): BoardReport<State> {
  const country = unseal(board.answer);
  const known = country !== null && isKnown(board);
  return {
    solutions: known ? 1 : 0,
    solved: known ? [{ guesses: [country], revealed: 0 }] : [],
    logic: { solves: true, techniques: [], stall: null },
    // Difficulty (beans) is not measured: plan.ts fixes it by weekday.
    beans: null,
    complaints: !known
      ? ['The answer does not decode to a country.']
      : tierOf(board) === -1
        ? ['The country is not used on any day of the week.']
        : [],
  };
}
