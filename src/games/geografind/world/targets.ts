/**
 * Which country is to be found on which day.
 *
 * Countries are ranked by how readily people find them, in seven tiers: one for each day of the
 * week, Monday's the easiest. A tier is gone through in cycles, each in another order, such that a
 * country comes back after 22 weeks at the earliest. A puzzle follows from its number alone.
 */

import { makeRng, type Rng } from '../../../lib/rng.ts';
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

/** The week of a puzzle; number 1 was a Sunday, the last day of week 0. */
const weekOf = (id: string): number => Math.floor((Number(id) + 5) / 7);

/** A country as a board of a weekday, 0 (Monday) to 6 (Sunday), sealed with a salt of its own. */
export function boardOf(country: Code, weekday: number, rng: Rng): Board {
  const salt = Array.from({ length: 4 }, () => rng.below(36).toString(36)).join('');
  return { answer: seal(country, salt), beans: BEANS_BY_WEEKDAY[weekday]! };
}

/** @param weekday 0 (Monday) to 6 (Sunday). */
export function generate(id: string, weekday: number): Puzzle<Board> {
  const rng = makeRng(`geografind salt ${id}`);
  return { id, boards: [boardOf(targetOf(weekOf(id), weekday), weekday, rng)] };
}

/** When the packs give a country out, counted in weeks from some day; null where they never do. */
export interface Appearances {
  readonly before: number | null;
  readonly after: number | null;
}

/** The two nearest to the puzzle's own day, which itself does not count. */
export function appearancesOf(id: string, country: Code): Appearances {
  const week = weekOf(id);
  const weekday = TIERS.findIndex((tier) => tier.includes(country));
  const reach = 2 * (TIERS[weekday]?.length ?? 0);
  const first = (step: 1 | -1): number | null => {
    for (let weeks = 1; weeks <= reach && week + step * weeks >= 0; weeks++) {
      if (targetOf(week + step * weeks, weekday) === country) return weeks;
    }
    return null;
  };
  return { before: first(-1), after: first(1) };
}

export function weeksToNearest({ before, after }: Appearances): number {
  return Math.min(before ?? Number.POSITIVE_INFINITY, after ?? Number.POSITIVE_INFINITY);
}
