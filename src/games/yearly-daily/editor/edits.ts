/** The one edit that there is: what is said of the day. */
import { type Board, MOST_WORDS } from '../rules/types.ts';

/** What a hand has written as a line that the parser takes; the spaces at its ends are nobody's words. */
export function lineOf(written: string): string {
  const line = written.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
  // Not through the middle of a character.
  return line
    .slice(0, MOST_WORDS)
    .replace(/\p{Cs}$/u, '')
    .trim();
}

/** The board with these words, or without any. */
export function withWords({ words: _before, ...board }: Board, written: string): Board {
  const words = lineOf(written);
  return words === '' ? board : { ...board, words };
}
