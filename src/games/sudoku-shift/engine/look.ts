/** The place where a hint's deduction ends: a row, column or box, so that the cell is left to find. */
import type { Hint, HintLook } from '../../contract/engine.ts';
import type { Board, Focus, Move } from '../rules/types.ts';
import { unitsOf } from './units.ts';
import { unitName } from './wording.ts';

export function lookOf(board: Board, { steps, move }: Hint<Move, Focus>): HintLook<Focus> {
  const unit = steps.at(-1)!.evidence.find((place) => 'unit' in place);
  if (unit === undefined) {
    const { row } = move;
    return { text: `Look at row ${row + 1}.`, places: [{ row }] };
  }
  const { unit: kind, index } = unit;
  const named = unitsOf(board.size).all.find((one) => one.kind === kind && one.index === index)!;
  return { text: `Look at ${unitName(board, named)}.`, places: [unit] };
}
