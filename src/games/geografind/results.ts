/** Geografind's results: the guessed countries and whether the game was won. */
import { fail, ok, type Result } from '../../lib/result.ts';
import type { Results } from '../contract/results.ts';
import { isCode } from './codes.ts';

export const MAX_GUESSES = 6;

/**
 * A result as stored in the player's profile: the guessed countries in order, then `win` or `loss`
 * once the game is over.
 */
export type GuessList = readonly string[];

/**
 * Parses a stored result: up to six different countries, then `win` or `loss` if the game is over.
 */
function parse(json: unknown): Result<GuessList> {
  if (!Array.isArray(json) || json.length > MAX_GUESSES + 1) {
    return fail('bad-result', `A result must be a list of at most ${MAX_GUESSES} guesses.`);
  }
  const words: readonly unknown[] = Array.from(json);
  const over = words.at(-1) === 'win' || words.at(-1) === 'loss';
  const guesses = over ? words.slice(0, -1) : words;
  if (!guesses.every(isCode)) {
    return fail('unknown-country', 'A guess must be the code of a country.');
  }
  const least = words.at(-1) === 'loss' ? MAX_GUESSES : over ? 1 : 0;
  if (guesses.length < least || guesses.length > MAX_GUESSES) {
    return fail('bad-count', 'A game is won in one to six guesses and lost in six.');
  }
  if (new Set(guesses).size < guesses.length) {
    return fail('repeated', 'A country can be guessed only once.');
  }
  return ok(words as GuessList);
}

/** The guesses and outcome of a complete result; null for anything else. */
function finished(result: unknown): { readonly guesses: GuessList; readonly won: boolean } | null {
  const parsed = parse(result);
  if (!parsed.ok) return null;
  const end = parsed.value.at(-1);
  if (end !== 'win' && end !== 'loss') return null;
  return { guesses: parsed.value.slice(0, -1), won: end === 'win' };
}

/** The guessed countries of a result, in order; empty if the result is invalid. */
export function guessesOf(result: unknown): GuessList {
  const parsed = parse(result);
  return parsed.ok ? parsed.value.filter(isCode) : [];
}

export const results: Results = {
  parse,
  isComplete: (result) => finished(result) !== null,
  isWin: (result) => finished(result)?.won ?? false,
  /**
   * The figure by which leaderboards order results: the number of guesses. A loss ranks after every
   * win.
   */
  rank(result) {
    const end = finished(result);
    if (end === null) return Number.POSITIVE_INFINITY;
    return end.won ? end.guesses.length : MAX_GUESSES + 1;
  },
  timesOf: () => [],
};
