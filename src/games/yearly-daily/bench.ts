/** Yearly Daily at the desk: the date is the board, so it is looked at, and not made. */
import type { Bench } from '../contract/bench.ts';
import { engine } from './engine/engine.ts';
import { generate } from './engine/generator.ts';
import { judge } from './engine/judge.ts';
import type { Board, State } from './rules/types.ts';

export const bench: Bench<Board, State> = {
  /** The one board that there is of the date. */
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
