/** Royal Family's engine: hints, the solution, the puzzle of a day. */
import { ok } from '../../../lib/result.ts';
import type { Engine } from '../../contract/engine.ts';
import { start } from '../rules/rules.ts';
import type { Board, Move, State } from '../rules/types.ts';
import { generate } from './generator.ts';
import { hint } from './hints.ts';
import { lookOf } from './look.ts';
import { solutionOf } from './solver.ts';

function solve(board: Board): State | null {
  const solution = solutionOf(board);
  if (!solution) return null;
  const placed = board.plates.map((_, plate) => solution.indexOf(plate));
  return { ...start(board), placed };
}

export const engine: Engine<Board, State, Move> = {
  hint(board, state) {
    const found = hint(board, state);
    return found.ok
      ? ok({ ...found.value, look: found.value.look ?? lookOf(board, found.value) })
      : found;
  },
  solve,
  generate,
};
