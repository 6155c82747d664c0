/** The countries that a day can have, with what speaks for and against each. */
import type { Code } from '../codes.ts';
import { WEEKS_APART } from '../plan.ts';
import { type Country, countryOf } from '../world/countries.ts';
import { type Appearances, appearancesOf, countriesOn, weeksToNearest } from '../world/targets.ts';

export interface Choice {
  readonly country: Country;
  /** When the packs give it out otherwise, as a sentence. */
  readonly words: string;
  /** Sooner than the plan has it: the calendar would raise an alarm. */
  readonly soon: boolean;
}

const inWeeks = (weeks: number): string => (weeks === 1 ? 'a week' : `${weeks} weeks`);

export function wordsOf({ before, after }: Appearances): string {
  const was = before === null ? null : `${inWeeks(before)} before`;
  const comes = after === null ? null : `${inWeeks(after)} after`;
  if (was === null && comes === null) return 'On no other day.';
  return `Also ${[was, comes].filter((one) => one !== null).join(', and ')}.`;
}

/**
 * Of one weekday, those first that are furthest from their own days.
 *
 * @param weekday 0 (Monday) to 6 (Sunday).
 */
export function choicesOn(id: string, weekday: number): Choice[] {
  return countriesOn(id, weekday)
    .map((code: Code) => {
      const appearances = appearancesOf(id, code);
      return {
        country: countryOf(code),
        words: wordsOf(appearances),
        weeks: weeksToNearest(appearances),
      };
    })
    .sort((a, b) => b.weeks - a.weeks || a.country.name.localeCompare(b.country.name))
    .map(({ country, words, weeks }) => ({ country, words, soon: weeks < WEEKS_APART }));
}
