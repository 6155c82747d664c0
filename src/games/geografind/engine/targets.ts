/**
 * Which country is to be found on which day.
 *
 * Countries are ranked by how readily people find them, in seven tiers: one for each day of the
 * week, Monday's the easiest. A tier is gone through in cycles, each in another order, such that a
 * country comes back after 22 weeks at the earliest. A puzzle follows from its number alone.
 */

import { makeRng } from '../../../lib/rng.ts';
import type { Puzzle } from '../../contract/game.ts';
import { BEANS_BY_WEEKDAY } from '../plan.ts';
import { seal } from '../rules/seal.ts';
import type { Board, Code } from '../rules/types.ts';
import { TIERS } from './tiers.ts';

/** How many places a country may move forward from one cycle to the next. */
const EARLIER = 6;

/** The order of one cycle, from that of the cycle before; null for the first. */
function nextCycle(tier: readonly Code[], before: readonly Code[] | null, seed: string): Code[] {
  const rng = makeRng(seed);
  if (!before) return rng.shuffled(tier);
  const left = [...before];
  return before.map((_, place) => {
    // Those that stood no more than EARLIER places behind. `left` keeps the old order.
    const free = left.filter((country) => before.indexOf(country) <= place + EARLIER).length;
    return left.splice(rng.below(free), 1)[0]!;
  });
}

/** The country of a week, counted from 0, on a weekday. */
function targetOf(week: number, weekday: number): Code {
  const tier = TIERS[weekday]!;
  const cycle = Math.floor(week / tier.length);
  let order: Code[] | null = null;
  for (let i = 0; i <= cycle; i++) {
    order = nextCycle(tier, order, `geografind cycle ${weekday} ${i}`);
  }
  return order![week % tier.length]!;
}

/** @param weekday 0 (Monday) to 6 (Sunday). */
export function generate(id: string, weekday: number): Puzzle<Board> {
  // Number 1 was a Sunday, the last day of week 0.
  const week = Math.floor((Number(id) + 5) / 7);
  const rng = makeRng(`geografind salt ${id}`);
  const salt = Array.from({ length: 4 }, () => rng.below(36).toString(36)).join('');
  const answer = seal(targetOf(week, weekday), salt);
  return { id, boards: [{ answer, beans: BEANS_BY_WEEKDAY[weekday]! }] };
}
