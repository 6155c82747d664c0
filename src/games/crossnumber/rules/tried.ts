/** Says that a short list of numbers is gone through, one by one. */
import { joinWithAnd } from '../../../lib/joinWithAnd.ts';
import { inWords, type Tied } from './kinds.ts';

/** The most numbers that a hint asks to go through one by one. */
export const MOST_TRIES = 12;
/** The most numbers that such a sentence lists as left. */
const LISTED = 6;

/**
 * "Of the five numbers left for 4 down, only 21 and 32 have an anagram that fits 7 across": for the
 * entry with fewer numbers; then in fewer words. Empty where both have too many.
 * @param does the verb for several numbers, of which "have" and "match" are put right for one.
 */
export function onlyTried(a: Tied, b: Tied, does = 'match a number left for'): string[] {
  const [few, many] = a.before.length <= b.before.length ? [a, b] : [b, a];
  const { before, after, name } = few;
  if (before.length > MOST_TRIES || before.length < 2 || after.length > LISTED) return [];
  if (after.length === before.length) return [];
  const [verb, fit] =
    after.length === 1
      ? [does.replace(/^have/, 'has').replace(/^match/, 'matches'), 'fits']
      : [does, 'fit'];
  const left = joinWithAnd(Array.from(after, String));
  const only = `of the ${inWords(`${before.length}`)} numbers left for ${name}, only ${left}`;
  // Every number has an anagram: without the other entry the verb would say something false.
  return [`${only} ${verb} ${many.name}`, `${only} ${fit}`];
}
