/**
 * Oracles of the answers about a board: each says the whole sentence by itself, from nothing but what
 * the page shows. An answer that equals it is true, and tells no more than an eye sees.
 */
import type { BoardPreferences } from '../../../src/games/contract/view.ts';

/** A question as it is put, and the page on which it is. */
export interface Put<Board, State> {
  readonly board: Board;
  readonly state: State;
  readonly cursor: unknown;
  readonly about: string;
  readonly preferences: BoardPreferences;
}

/** The sentences by the question's id. */
export type Sentences<Board, State> = Readonly<Record<string, (put: Put<Board, State>) => string>>;

export const NO_MARKS = '“Mark clashes” is off in your settings.';

const MOST_WORDS = 25;

export const inALine = (items: readonly string[]) =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;

export const withSemicolons = (items: readonly string[]) => items.join('; ');
export const withCommas = (items: readonly string[]) => items.join(', ');

/** A list that ends, before it gets longer than 25 words, with the number of the others. */
export function listed(
  before: string,
  items: readonly string[],
  none: string,
  join = inALine,
): string {
  if (items.length === 0) return none;
  let sentence = '';
  for (let kept = 1; kept <= items.length; kept++) {
    const others = kept < items.length ? [`${items.length - kept} more`] : [];
    const longer = `${before} ${join([...items.slice(0, kept), ...others])}.`;
    if (kept === 1 || longer.split(' ').length <= MOST_WORDS) sentence = longer;
  }
  return sentence;
}
