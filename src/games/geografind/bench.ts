/**
 * Geografind's adapter for the staff's app (the desk): proposes another country for a day's puzzle.
 */
import { weekdayOf } from '../../daily/date.ts';
import { dateOf } from '../../daily/numbering.ts';
import { makeRng } from '../../lib/rng.ts';
import type { Bench } from '../contract/bench.ts';
import { definition } from './definition.ts';
import { judge } from './engine/judge.ts';
import { BEANS_BY_WEEKDAY } from './plan.ts';
import { answerOf } from './rules/rules.ts';
import type { Board, State } from './rules/types.ts';
import { appearancesOf, boardOf, countriesOn, generate, weeksToNearest } from './world/targets.ts';

/** A new country is drawn from this many countries, whose other daily puzzles are furthest away. */
const CHOICE = 8;

export const bench: Bench<Board, State> = {
  /**
   * Proposes a country of the day's weekday, or of one with the wanted beans, whose other days as a
   * daily puzzle are among the furthest away, in weeks.
   */
  propose({ id, beans, seed }) {
    const own = weekdayOf(dateOf(definition.schedule, id));
    const byWeekday: readonly number[] = BEANS_BY_WEEKDAY;
    const weekday = byWeekday[own] === beans ? own : byWeekday.indexOf(beans);
    const rng = makeRng(`geografind/desk/${id}/${seed}`);
    const [packed] = generate(id, own).boards;
    const far = countriesOn(id, weekday)
      .filter((country) => country !== answerOf(packed!))
      .map((country) => ({ country, weeks: weeksToNearest(appearancesOf(id, country)) }))
      .sort((a, b) => b.weeks - a.weeks);
    return boardOf(far[rng.below(Math.min(CHOICE, far.length))]!.country, weekday, rng);
  },
  report: judge,
};
