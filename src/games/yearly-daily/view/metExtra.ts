/** Whether a finished calendar meets its date's extra. */
import type { FinalMoves } from '../../contract/game.ts';
import { extraOf, finishOf } from '../rules/extras.ts';
import { squaresUnder } from '../rules/rules.ts';
import { replayed } from './years.ts';

/**
 * @param id of the puzzle: its date and year.
 * @param ending the final board, where this device knows it.
 */
export function isExtraMet(id: string, ending: FinalMoves | null): boolean {
  if (ending === null) return false;
  const [, month, day] = id.split('-').map(Number);
  const state = replayed({ month: month!, day: day!, solutions: 1, beans: 1 }, ending);
  return (
    state !== null &&
    extraOf(id).holds(finishOf(state.map((one, piece) => squaresUnder(piece, one!) ?? [])))
  );
}
