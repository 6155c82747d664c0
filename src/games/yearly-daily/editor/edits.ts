/** The editor's only edit of a board: the words of the day, a line shown with it. */
import { type Board, MOST_WORDS } from '../rules/types.ts';

/**
 * Turns typed text into a line of words that the parser accepts: trimmed, without control
 * characters.
 */
export function lineOf(written: string): string {
  const line = written.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
  // The text must not be cut inside a surrogate pair.
  return line
    .slice(0, MOST_WORDS)
    .replace(/\p{Cs}$/u, '')
    .trim();
}

/** The board with these words of the day, or without `words` when the text is blank. */
export function withWords({ words: _before, ...board }: Board, written: string): Board {
  const words = lineOf(written);
  return words === '' ? board : { ...board, words };
}
