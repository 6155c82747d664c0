/**
 * Assigns countries to days. Countries are ranked by how readily people find them, in seven tiers:
 * one per weekday, Monday's the easiest. Each tier is used in cycles of varying order, such that a
 * country recurs after 22 weeks at the earliest. A puzzle depends on its number alone. This is the
 * older rule, which holds up to the last pack of puzzles made by it. Afterwards all weekdays share
 * cycles, and with each cycle countries at a tier's margins may move to the next tier: a weekday's
 * fixed 28 countries could be learnt by heart.
 */

import { makeRng, type Rng } from '../../../lib/rng.ts';
import type { Puzzle } from '../../contract/game.ts';
import { BEANS_BY_WEEKDAY, WEEKS_APART } from '../plan.ts';
import { seal } from '../rules/seal.ts';
import type { Board, Code } from '../rules/types.ts';
import { TIERS } from './tiers.ts';

/** From one cycle to the next, a country may come at most this many weeks earlier. */
const EARLIER = 6;

/**
 * The order of a weekday's countries in a cycle, derived from the order in the previous cycle
 * (`before`; null for the first cycle).
 */
function nextCycle(tier: readonly Code[], before: readonly Code[] | null, seed: string): Code[] {
  const rng = makeRng(seed);
  if (!before) return rng.shuffled(tier);
  const left = [...before];
  return before.map((_, place) => {
    // Candidates come from at most EARLIER positions behind in the previous cycle; `left` keeps
    // that cycle's order.
    const free = left.filter((country) => before.indexOf(country) <= place + EARLIER).length;
    return left.splice(rng.below(free), 1)[0]!;
  });
}

/** Cache of `nextCycle`: each weekday's cycles so far. */
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

/**
 * The first week in which the new rule assigns countries; the last pack by the older one ends in
 * February 2027.
 */
const MOVING_FROM = 71;
/**
 * The number of weeks in a cycle that all weekdays share. In each cycle one of the 197 countries
 * sits out.
 */
const CYCLE = 28;
/** The fewest weeks until a country recurs on any weekday, by the new rule. */
const MOVED_APART = WEEKS_APART + 1;
/** How far a country may move towards an easier or harder weekday, as a share of a tier. */
const MARGIN = 0.5;

/** The countries of a cycle by weekday, in the order of the weeks. */
type Cycle = readonly (readonly Code[])[];

/** A cycle's countries in seven groups of 28 by difficulty, shuffled at the tiers' margins. */
function membersOf(rng: Rng, satOut: Code | null): Code[][] {
  const ranked = TIERS.flatMap((tier, at) =>
    tier.map((code) => ({ code, rank: at + rng.next() + MARGIN * (2 * rng.next() - 1) })),
  )
    .sort((a, b) => a.rank - b.rank)
    .map(({ code }) => code);
  // No country sits out two cycles in a row.
  const last = ranked.at(-1) === satOut ? ranked.length - 2 : ranked.length - 1;
  ranked.splice(last, 1);
  return TIERS.map((_, weekday) => ranked.slice(CYCLE * weekday, CYCLE * (weekday + 1)));
}

/** An order of a weekday's countries in which none recurs too soon; null if the attempt fails. */
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

/** The last week in which each country was used before a cycle. */
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

/** The country of the daily puzzle of a weekday in a week, counted from 0. */
function targetOf(week: number, weekday: number): Code {
  if (week < MOVING_FROM) return ownTarget(week, weekday);
  const since = week - MOVING_FROM;
  return cycleOf(Math.floor(since / CYCLE))[weekday]![since % CYCLE]!;
}

/** The week of a puzzle by its number; puzzle 1 belonged to a Sunday, the last day of week 0. */
const weekOf = (id: string): number => Math.floor((Number(id) + 5) / 7);

/**
 * Makes a board with a country, obfuscated with a salt of its own.
 * @param weekday 0 (Monday) to 6 (Sunday).
 */
export function boardOf(country: Code, weekday: number, rng: Rng): Board {
  const salt = Array.from({ length: 4 }, () => rng.below(36).toString(36)).join('');
  return { answer: seal(country, salt), beans: BEANS_BY_WEEKDAY[weekday]! };
}

/**
 * The daily puzzle with a number.
 * @param weekday 0 (Monday) to 6 (Sunday).
 */
export function generate(id: string, weekday: number): Puzzle<Board> {
  const rng = makeRng(`geografind salt ${id}`);
  return { id, boards: [boardOf(targetOf(weekOf(id), weekday), weekday, rng)] };
}

/**
 * The weeks from a day to a country's nearest days as a daily puzzle, before and after; null if
 * there is none within REACH weeks.
 */
export interface Appearances {
  readonly before: number | null;
  readonly after: number | null;
}

/**
 * The countries of a weekday in the cycle to which a puzzle's day belongs, in no particular order.
 */
export function countriesOn(id: string, weekday: number): readonly Code[] {
  const since = weekOf(id) - MOVING_FROM;
  return since < 0 ? TIERS[weekday]! : cycleOf(Math.floor(since / CYCLE))[weekday]!;
}

/**
 * How many weeks before and after a day a country's other days are sought: several cycles, because
 * a country may sit out a cycle.
 */
const REACH = 4 * CYCLE;

/**
 * A country's nearest days as a daily puzzle on either side of the puzzle's own week, which does
 * not count.
 */
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
