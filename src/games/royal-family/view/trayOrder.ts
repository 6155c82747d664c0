import type { Sex } from '../rules/kinship.ts';
import { plateOf } from '../rules/rules.ts';
import type { Board, State } from '../rules/types.ts';

/**
 * The tray's order of names: those of the sex `first`, then those of the other sex; within each
 * sex, unplaced names first.
 */
export function trayOrder(board: Board, state: State, first: Sex | null = null): readonly number[] {
  const rank = (name: number) =>
    2 * Number(first !== null && board.names[name]!.sex !== first) +
    Number(plateOf(state, name) !== null);
  return [...board.names.keys()].sort((a, b) => rank(a) - rank(b) || a - b);
}
