/**
 * Results: the guesses, whether they found the country, and what that tells. The service worker
 * bundles this file: it takes no rules.
 */
import type { Json } from '../../lib/json.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import { isCode } from './codes.ts';
import { type Board, MAX_GUESSES, type Move } from './types.ts';

/** An entry of the profile: the guesses in order, and `win` or `loss` once it is over. */
export type GuessList = readonly string[];

/** Up to six countries, each once, then `win` or `loss` when the game is over. */
export function parseResult(json: unknown): Result<GuessList> {
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
    return fail('repeated', 'A country can be guessed once only.');
  }
  return ok(words as GuessList);
}

// What a result says: the functions below take anything that `parseResult` accepts.

const listOf = (result: Json): GuessList => result as GuessList;

/** Complete when it includes `win` or `loss` (specification, section 4). */
export function isComplete(result: Json): boolean {
  const parsed = parseResult(result);
  return parsed.ok && (parsed.value.includes('win') || parsed.value.includes('loss'));
}

export function isWin(result: Json): boolean {
  return isComplete(result) && listOf(result).at(-1) === 'win';
}

/** The number of guesses; a loss comes after every win. */
export function rank(result: Json): number {
  if (!isComplete(result)) return Number.POSITIVE_INFINITY;
  return isWin(result) ? listOf(result).length - 1 : MAX_GUESSES + 1;
}

/** The guesses as moves. The hints that were told are not part of a result. */
export function movesOf(_board: Board, result: Json): readonly Move[] {
  return listOf(result)
    .filter(isCode)
    .map((country) => ({ type: 'guess', country }));
}
