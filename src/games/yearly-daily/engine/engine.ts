/**
 * Yearly Daily's engine: hints, solutions (coverings of the calendar), and the board for a date.
 */
import { ok } from '../../../lib/result.ts';
import type { Engine } from '../../contract/engine.ts';
import { start } from '../rules/rules.ts';
import type { Board, Move, Placement, State } from '../rules/types.ts';
import { countCoverings, visitCoverings } from './coverings.ts';
import { generate } from './generator.ts';
import { hint } from './hints.ts';
import { lookOf } from './look.ts';
import { placementOf, questionOf } from './question.ts';

/** The first solution that the search finds, or null. */
function solve(board: Board): State | null {
  const state: (Placement | null)[] = [...start()];
  visitCoverings(questionOf(board, state), (lies) => {
    for (const lie of lies) {
      const { piece, ...placement } = placementOf(lie);
      state[piece] = placement;
    }
    return false;
  });
  return state.includes(null) ? null : state;
}

export const engine: Engine<Board, State, Move> = {
  hint(board, state, aim) {
    const found = hint(board, state, aim);
    return found.ok ? ok({ look: lookOf(found.value), ...found.value }) : found;
  },
  ways: (board, state) => countCoverings(questionOf(board, state)),
  solve,
  generate,
};
