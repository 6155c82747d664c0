/** Yearly Daily's adapter for the project's command-line tools. */

import { fail, ok } from '../../lib/result.ts';
import type { Toolkit, Verdict } from '../contract/toolkit.ts';
import { engine } from './engine/engine.ts';
import { judge } from './engine/judge.ts';
import { ROWS, SQUARES } from './rules/calendar.ts';
import { parseBoard } from './rules/codec.ts';
import { game } from './rules/game.ts';
import { PIECES } from './rules/pieces.ts';
import { coverOf } from './rules/rules.ts';
import type { Board, Move, State } from './rules/types.ts';

/**
 * The board as seven lines of text: the first letter of each square's piece, or a dot where the
 * square is free.
 */
function printed(state: State): string[] {
  const cover = coverOf(state);
  return Array.from({ length: ROWS }, (_, row) =>
    SQUARES.filter((square) => square >> 3 === row)
      .map((square) => PIECES[cover.get(square) ?? -1]?.name.charAt(0) ?? '.')
      .join(''),
  );
}

function verify(board: Board): Verdict {
  const { counted, complaints } = judge(board);
  return {
    good: complaints.length === 0,
    report: { solutions: counted },
    complaint: complaints.join(' '),
  };
}

export const toolkit: Toolkit<Board, State, Move> = {
  game,
  engine,
  parseBoard,
  solve(board) {
    const state = engine.solve(board);
    if (!state) return fail('unsolvable', 'The pieces cannot cover every square except this date.');
    return ok({ rows: printed(state) });
  },
  verify,
  /** Dates with the same month and day have the same puzzle every year. */
  recurrence: (id) => id.slice('yyyy-'.length),
  robot: {
    scribble(_board, state, rng) {
      const piece = rng.below(PIECES.length);
      const where = { orientation: rng.below(8), row: rng.below(ROWS), col: rng.below(7) };
      return state[piece] === null ? { type: 'place', piece, ...where } : undefined;
    },
  },
};
