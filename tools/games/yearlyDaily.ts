/** Yearly Daily at the command line. */
import { SCHEDULES } from '../../src/daily/schedules.ts';
import { ROWS, SQUARES } from '../../src/games/yearly-daily/calendar.ts';
import { parseBoard } from '../../src/games/yearly-daily/codec.ts';
import { engine } from '../../src/games/yearly-daily/engine.ts';
import { beansOf } from '../../src/games/yearly-daily/generator.ts';
import { game } from '../../src/games/yearly-daily/index.ts';
import { PIECES } from '../../src/games/yearly-daily/pieces.ts';
import { coverOf } from '../../src/games/yearly-daily/rules.ts';
import { countTilings } from '../../src/games/yearly-daily/solver.ts';
import type { Board, Move, State } from '../../src/games/yearly-daily/types.ts';
import { fail, ok } from '../../src/lib/result.ts';
import type { Toolkit, Verdict } from './toolkit.ts';

/** Seven rows: each piece's first letter, a dot where the date stays free. */
function printed(state: State): string[] {
  const cover = coverOf(state);
  return Array.from({ length: ROWS }, (_, row) =>
    SQUARES.filter((square) => square >> 3 === row)
      .map((square) => PIECES[cover.get(square) ?? -1]?.name.charAt(0) ?? '.')
      .join(''),
  );
}

function verify({ month, day, solutions, beans }: Board): Verdict {
  const counted = countTilings(
    PIECES.map(({ rows }) => rows),
    month,
    day,
  );
  const complaint =
    counted !== solutions
      ? `The date can be covered in ${counted} ways, not in ${solutions}.`
      : beans !== beansOf(counted)
        ? `${counted} ways make ${beansOf(counted)} beans, not ${beans}.`
        : '';
  return { good: complaint === '', report: { solutions: counted }, complaint };
}

export const yearlyDaily: Toolkit<Board, State, Move> = {
  game,
  engine,
  schedule: SCHEDULES['yearly-daily'],
  parseBoard,
  solve(board) {
    const state = engine.solve(board);
    if (!state) return fail('unsolvable', 'The pieces do not cover this date.');
    return ok({ rows: printed(state) });
  },
  verify,
  /** The same date is the same puzzle, year after year. */
  recurrence: (id) => id.slice('yyyy-'.length),
};
