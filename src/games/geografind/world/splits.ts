/**
 * What guesses leave: how many countries still fit after each, and which guess would have left the
 * fewest. Counted by what a player sees at a glance, the colour and the point of the compass: by the
 * kilometre, one guess would leave one country, which nobody can measure out on a map.
 */
import { CODES } from '../codes.ts';
import type { Code } from '../rules/types.ts';
import { COMPASS, measure } from './measure.ts';

export interface Split {
  readonly guess: Code;
  /** How many countries fit all that was told up to this guess. */
  readonly left: number;
  /** The guess that would have left the fewest on average, and how many; null where one was left. */
  readonly best: { readonly code: Code; readonly left: number } | null;
}

const FOUND = -1;

/** A number for each thing that a guess can tell, if it is that country. */
function tellOf(guess: Code, country: Code): number {
  const { step, bearing } = measure(guess, country);
  if (bearing === null) return FOUND;
  return step * COMPASS.length + (Math.round(bearing / 45) % COMPASS.length);
}

/** How many are left on average, if any of them may be the one. */
function leftOnAverage(guess: Code, fitting: readonly Code[]): number {
  const counts = new Map<number, number>();
  for (const country of fitting) {
    const tell = tellOf(guess, country);
    counts.set(tell, (counts.get(tell) ?? 0) + 1);
  }
  let sum = 0;
  for (const [tell, count] of counts) if (tell !== FOUND) sum += count * count;
  return sum / fitting.length;
}

/** Of equals, one that may be the country itself. */
function bestOf(fitting: readonly Code[], tried: readonly Code[]): Split['best'] {
  if (fitting.length < 2) return null;
  let best: { code: Code; left: number } | null = null;
  const others = CODES.filter((code) => !fitting.includes(code));
  for (const code of [...fitting, ...others]) {
    if (tried.includes(code)) continue;
    const left = leftOnAverage(code, fitting);
    if (best === null || left < best.left) best = { code, left };
  }
  return best;
}

export function splitsOf(guesses: readonly Code[], answer: Code): readonly Split[] {
  let fitting: readonly Code[] = CODES;
  return guesses.map((guess, i) => {
    const best = bestOf(fitting, guesses.slice(0, i));
    const told = tellOf(guess, answer);
    fitting = fitting.filter((country) => tellOf(guess, country) === told);
    return { guess, left: guess === answer ? 0 : fitting.length, best };
  });
}
