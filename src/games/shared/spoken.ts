/** Sentences for the ear: lists that end before they become too long to keep in mind. */
import { joinWithAnd } from '../../lib/joinWithAnd.ts';
import { type Asked, MOST_SPOKEN_WORDS } from '../contract/questions.ts';

export const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/**
 * "Open: 1, 4 and 7.": the items behind the words, as many as a listener keeps in mind, then the
 * number of the others.
 * @param none the whole sentence where there are no items.
 * @param join how the items become a list; items with an "and" of their own need semicolons.
 */
export function spokenList(
  before: string,
  items: readonly string[],
  none: string,
  join = joinWithAnd,
): string {
  if (items.length === 0) return none;
  const sentence = (kept: number) => {
    const rest = items.length - kept;
    return `${before} ${join([...items.slice(0, kept), ...(rest > 0 ? [`${rest} more`] : [])])}.`;
  };
  let kept = items.length;
  while (kept > 1 && wordsIn(sentence(kept)) > MOST_SPOKEN_WORDS) kept--;
  return sentence(kept);
}

export const withSemicolons = (items: readonly string[]) => items.join('; ');

/** An answer about clashes, for players who have their marks switched on. */
export const clashes =
  <Board, State>(answer: (asked: Asked<Board, State>) => string) =>
  (asked: Asked<Board, State>): string =>
    asked.preferences.markConflicts ? answer(asked) : '“Mark clashes” is off in your settings.';
