/**
 * The countries that the editor offers for a day, each with the weeks to its nearest other days as
 * a daily puzzle.
 */
import { count } from '../../../lib/count.ts';
import type { Code } from '../codes.ts';
import { type Country, countryOf } from '../world/countries.ts';
import { type Appearances, appearancesOf, countriesOn, weeksToNearest } from '../world/targets.ts';

/**
 * Each country returns about every 28 weeks, so a larger number would mark most of a weekday's
 * countries, and the mark would say nothing.
 */
const SOON_WEEKS = 8;

export interface Choice {
  readonly country: Country;
  /** A sentence that tells when the country is a daily puzzle before and after this day. */
  readonly words: string;
  /** Whether the country is also a daily puzzle fewer than SOON_WEEKS before or after this day. */
  readonly soon: boolean;
}

const inWeeks = (weeks: number) => count(weeks, 'week');

export function wordsOf({ before, after }: Appearances): string {
  const was = before === null ? null : `${inWeeks(before)} before`;
  const comes = after === null ? null : `${inWeeks(after)} after`;
  if (was === null && comes === null) return 'On no other day.';
  return `Also ${[was, comes].filter((one) => one !== null).join(' and ')}.`;
}

/**
 * The countries of a weekday, those furthest from their other days as a daily puzzle first.
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
    .map(({ country, words, weeks }) => ({ country, words, soon: weeks < SOON_WEEKS }));
}
