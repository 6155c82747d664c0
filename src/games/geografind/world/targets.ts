/**
 * Which country is to be found on which day.
 *
 * Countries are ranked by how readily people find them, in seven tiers: one for each day of the
 * week, Monday's the easiest. A tier is gone through in cycles, each in another order, such that a
 * country comes back after 22 weeks at the earliest. A puzzle follows from its number alone.
 *
 * So it is up to the last pack that was made by that rule. From then on, all weekdays have cycles in common, and
 * countries from the margins of a tier may change to the next one with each: a weekday that always has the same 28
 * can be learnt by heart.
 */

import { makeRng, type Rng } from '../../../lib/rng.ts';
import type { Puzzle } from '../../contract/game.ts';
import { BEANS_BY_WEEKDAY, WEEKS_APART } from '../plan.ts';
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

/** The orders that a tier has been gone through in so far, by weekday. */
const orders: Code[][][] = TIERS.map(() => []);

function ownTarget(week: number, weekday: number): Code {
  const tier = TIERS[weekday]!;
  const found = orders[weekday]!;
  const cycle = Math.floor(week / tier.length);
  for (let i = found.length; i <= cycle; i++) {
    found.push(nextCycle(tier, found[i - 1] ?? null, `geografind cycle ${weekday} ${i}`));
  }
  return found[cycle]![week % tier.length]!;
}

/** The week after the last pack by the older rule, which ends in February 2027. */
const MOVING_FROM = 71;
/** Weeks of a cycle that all weekdays have in common. One country sits out: there are 197. */
const CYCLE = 28;
/** Weeks until a country comes back, from one weekday to another. */
const MOVED_APART = WEEKS_APART + 1;
/** How far a country may move, in tiers, either way. */
const MARGIN = 0.5;

/** By weekday, in the order of the weeks. */
type Cycle = readonly (readonly Code[])[];

/** The countries by how readily they are found, with those at the margins of their tiers shuffled, seven times 28. */
function membersOf(rng: Rng, satOut: Code | null): Code[][] {
  const ranked = TIERS.flatMap((tier, at) =>
    tier.map((code) => ({ code, rank: at + rng.next() + MARGIN * (2 * rng.next() - 1) })),
  )
    .sort((a, b) => a.rank - b.rank)
    .map(({ code }) => code);
  // Nothing sits out twice in succession.
  const last = ranked.at(-1) === satOut ? ranked.length - 2 : ranked.length - 1;
  ranked.splice(last, 1);
  return TIERS.map((_, weekday) => ranked.slice(CYCLE * weekday, CYCLE * (weekday + 1)));
}

/** An order in which none comes before it may; null where there is none. */
function orderOf(members: readonly Code[], free: (code: Code) => number, rng: Rng): Code[] | null {
  const left = rng.shuffled(members);
  const order: Code[] = [];
  for (let place = 0; place < members.length; place++) {
    const at = left.findIndex((code) => free(code) <= place);
    if (at === -1) return null;
    order.push(...left.splice(at, 1));
  }
  return order;
}

/** The weeks in which countries were given out last, before a cycle. */
function lastWeeks(cycle: number): ReadonlyMap<Code, number> {
  const last = new Map<Code, number>();
  const start = MOVING_FROM + CYCLE * cycle;
  for (let week = Math.max(0, start - 3 * CYCLE); week < start; week++) {
    for (const weekday of TIERS.keys()) last.set(targetOf(week, weekday), week);
  }
  return last;
}

const cycles: Cycle[] = [];

function cycleOf(number: number): Cycle {
  for (let i = cycles.length; i <= number; i++) {
    const last = lastWeeks(i);
    const before = new Set(cycles[i - 1]?.flat());
    const satOut = i === 0 ? null : TIERS.flat().find((code) => !before.has(code))!;
    const free = (code: Code) => (last.get(code) ?? 0) + MOVED_APART - (MOVING_FROM + CYCLE * i);
    let cycle: readonly (Code[] | null)[];
    let attempt = 0;
    do {
      const rng = makeRng(`geografind moving ${i} ${attempt}`);
      cycle = membersOf(rng, satOut).map((members) => orderOf(members, free, rng));
      attempt++;
    } while (cycle.includes(null));
    cycles.push(cycle as Cycle);
  }
  return cycles[number]!;
}

/** The country of a week, counted from 0, on a weekday. */
function targetOf(week: number, weekday: number): Code {
  if (week < MOVING_FROM) return ownTarget(week, weekday);
  const since = week - MOVING_FROM;
  return cycleOf(Math.floor(since / CYCLE))[weekday]![since % CYCLE]!;
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

/** The countries that a day's weekday has about then, in no order that means anything. */
export function countriesOn(id: string, weekday: number): readonly Code[] {
  const since = weekOf(id) - MOVING_FROM;
  return since < 0 ? TIERS[weekday]! : cycleOf(Math.floor(since / CYCLE))[weekday]!;
}

/** So far is looked for a country: it may sit out a cycle. */
const REACH = 4 * CYCLE;

/** The two nearest to the puzzle's own day, which itself does not count. */
export function appearancesOf(id: string, country: Code): Appearances {
  const week = weekOf(id);
  const first = (step: 1 | -1): number | null => {
    for (let weeks = 1; weeks <= REACH && week + step * weeks >= 0; weeks++) {
      const at = week + step * weeks;
      if (TIERS.some((_, weekday) => targetOf(at, weekday) === country)) return weeks;
    }
    return null;
  };
  return { before: first(-1), after: first(1) };
}

export function weeksToNearest({ before, after }: Appearances): number {
  return Math.min(before ?? Number.POSITIVE_INFINITY, after ?? Number.POSITIVE_INFINITY);
}
