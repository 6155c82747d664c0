/**
 * Counts the countries still possible after each guess, and finds the guess that would have left
 * the fewest. Uses only the colour and the compass point, which a player sees at a glance: exact
 * kilometres would identify the country at once, but cannot be measured on a map.
 */
import { CODES } from '../codes.ts';
import type { Code } from '../rules/types.ts';
import { COMPASS, measure } from './measure.ts';

export interface Split {
  readonly guess: Code;
  /** The number of countries that fit the results of all guesses up to this one. */
  readonly left: number;
  /**
   * The guess that would have left the fewest countries possible on average, and that average; null
   * if only one country was possible before the guess.
   */
  readonly best: { readonly code: Code; readonly left: number } | null;
}

const FOUND = -1;

/** A number that stands for the visible result of `guess` if `country` is the answer. */
function tellOf(guess: Code, country: Code, arrowless: boolean): number {
  const { step, bearing } = measure(guess, country);
  if (bearing === null) return FOUND;
  if (arrowless) return step;
  return step * COMPASS.length + (Math.round(bearing / 45) % COMPASS.length);
}

/**
 * The average number of countries that a guess leaves possible, if all are equally likely to be the
 * answer.
 */
function leftOnAverage(guess: Code, fitting: readonly Code[], arrowless: boolean): number {
  const counts = new Map<number, number>();
  for (const country of fitting) {
    const tell = tellOf(guess, country, arrowless);
    counts.set(tell, (counts.get(tell) ?? 0) + 1);
  }
  let sum = 0;
  for (const [tell, count] of counts) if (tell !== FOUND) sum += count * count;
  return sum / fitting.length;
}

/**
 * The guess that leaves the fewest countries possible on average; ties favour countries that may be
 * the answer.
 */
function bestOf(
  fitting: readonly Code[],
  tried: readonly Code[],
  arrowless: boolean,
): Split['best'] {
  if (fitting.length < 2) return null;
  let best: { code: Code; left: number } | null = null;
  const others = CODES.filter((code) => !fitting.includes(code));
  for (const code of [...fitting, ...others]) {
    if (tried.includes(code)) continue;
    const left = leftOnAverage(code, fitting, arrowless);
    if (best === null || left < best.left) best = { code, left };
  }
  return best;
}

export function splitsOf(
  guesses: readonly Code[],
  answer: Code,
  arrowless = false,
): readonly Split[] {
  let fitting: readonly Code[] = CODES;
  return guesses.map((guess, i) => {
    const best = bestOf(fitting, guesses.slice(0, i), arrowless);
    const told = tellOf(guess, answer, arrowless);
    fitting = fitting.filter((country) => tellOf(guess, country, arrowless) === told);
    return { guess, left: guess === answer ? 0 : fitting.length, best };
  });
}
