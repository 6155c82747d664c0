/** Geografind at the command line. */
import { SCHEDULES } from '../../src/daily/schedules.ts';
import { parseBoard } from '../../src/games/geografind/codec.ts';
import { CODES } from '../../src/games/geografind/codes.ts';
import { engine } from '../../src/games/geografind/engine.ts';
import { game } from '../../src/games/geografind/index.ts';
import { unseal } from '../../src/games/geografind/seal.ts';
import { TIERS } from '../../src/games/geografind/tiers.ts';
import type { Board, Move, State } from '../../src/games/geografind/types.ts';
import { fail, ok } from '../../src/lib/result.ts';
import type { Toolkit, Verdict } from './toolkit.ts';

const regions = new Intl.DisplayNames('en', { type: 'region' });

function verify(board: Board): Verdict {
  const country = unseal(board.answer);
  const known = country !== null && CODES.includes(country);
  const tier = TIERS.findIndex((codes) => country !== null && codes.includes(country));
  const complaint = !known
    ? 'The answer is not a sealed country.'
    : tier === -1
      ? 'The country is on no day of the week.'
      : '';
  return { good: complaint === '', report: { known, tier: tier + 1 }, complaint };
}

export const geografind: Toolkit<Board, State, Move> = {
  game,
  engine,
  schedule: SCHEDULES.geografind,
  parseBoard,
  solve(board) {
    const country = unseal(board.answer);
    if (country === null) return fail('bad-answer', 'The answer is not a sealed country.');
    return ok({ country, name: regions.of(country) ?? country });
  },
  verify,
};
