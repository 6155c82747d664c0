/**
 * Yearly Daily's adapter for the staff's app (the desk). The date fixes the board, so the app shows
 * it but generates nothing.
 */
import type { Bench } from '../contract/bench.ts';
import { engine } from './engine/engine.ts';
import { generate } from './engine/generator.ts';
import { judge } from './engine/judge.ts';
import type { Board, State } from './rules/types.ts';

export const bench: Bench<Board, State> = {
  /** Proposes the only board that the date has. */
  propose: ({ id }) => generate(id).boards[0]!,
  report(board) {
    const { counted, complaints } = judge(board);
    const state = engine.solve(board);
    return {
      solutions: counted === 0 ? 0 : counted === 1 ? 1 : 2,
      solved: state === null ? [] : [state],
      logic: { solves: true, techniques: [], stall: null },
      beans: complaints.length === 0 ? board.beans : null,
      complaints,
    };
  },
};
