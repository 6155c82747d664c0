/** Geografind at the desk: another country of the same weekday, and nothing to be worked out. */
import { weekdayOf } from '../../daily/date.ts';
import { dateOf } from '../../daily/numbering.ts';
import { makeRng } from '../../lib/rng.ts';
import type { Bench } from '../contract/bench.ts';
import { definition } from './definition.ts';
import { judge } from './engine/judge.ts';
import { answerOf } from './rules/rules.ts';
import type { Board, State } from './rules/types.ts';
import { appearancesOf, boardOf, countriesOn, generate, weeksToNearest } from './world/targets.ts';

/** Of so many countries that were longest not seen one is proposed. */
const CHOICE = 8;

export const bench: Bench<Board, State> = {
  /** One of the weekday's countries that are furthest from their own days in the packs. */
  propose({ id, seed }) {
    const weekday = weekdayOf(dateOf(definition.schedule, id));
    const rng = makeRng(`geografind/desk/${id}/${seed}`);
    const [packed] = generate(id, weekday).boards;
    const far = countriesOn(id, weekday)
      .filter((country) => country !== answerOf(packed!))
      .map((country) => ({ country, weeks: weeksToNearest(appearancesOf(id, country)) }))
      .sort((a, b) => b.weeks - a.weeks);
    return boardOf(far[rng.below(Math.min(CHOICE, far.length))]!.country, weekday, rng);
  },
  report: judge,
};
