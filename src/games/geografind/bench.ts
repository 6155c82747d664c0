/** Geografind at the desk: another country of the same weekday, and nothing to be worked out. */
import { weekdayOf } from '../../daily/date.ts';
import { dateOf } from '../../daily/numbering.ts';
import { makeRng } from '../../lib/rng.ts';
import type { Bench } from '../contract/bench.ts';
import { definition } from './definition.ts';
import { judge } from './engine/judge.ts';
import { generate } from './engine/targets.ts';
import { TIERS } from './engine/tiers.ts';
import { BEANS_BY_WEEKDAY, WEEKS_APART } from './plan.ts';
import { answerOf } from './rules/rules.ts';
import { seal } from './rules/seal.ts';
import type { Board, State } from './rules/types.ts';

/** In how many weeks, before or after, the packs give each country out; those nearest count. */
function distances(id: string, weekday: number): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (let weeks = 0; weeks < 2 * WEEKS_APART; weeks++) {
    for (const number of [Number(id) - 7 * weeks, Number(id) + 7 * weeks]) {
      if (number < 1) continue;
      for (const board of generate(String(number), weekday).boards) {
        const country = answerOf(board);
        if (!found.has(country)) found.set(country, weeks);
      }
    }
  }
  return found;
}

/** Of so many countries that were longest not seen one is proposed. */
const CHOICE = 8;

export const bench: Bench<Board, State> = {
  /** One of the weekday's countries that are furthest from their own days in the packs. */
  propose({ id, seed }) {
    const weekday = weekdayOf(dateOf(definition.schedule, id));
    const rng = makeRng(`geografind/desk/${id}/${seed}`);
    const weeks = distances(id, weekday);
    const far = [...TIERS[weekday]!].sort(
      (a, b) => (weeks.get(b) ?? Infinity) - (weeks.get(a) ?? Infinity),
    );
    const country = far[rng.below(Math.min(CHOICE, far.length))]!;
    const salt = Array.from({ length: 4 }, () => rng.below(36).toString(36)).join('');
    return { answer: seal(country, salt), beans: BEANS_BY_WEEKDAY[weekday]! };
  },
  report: judge,
};
