/** Chooses the longest sentence that is still brief enough to read at a glance. */

/** The most words in a hint's step. */
const MOST_WORDS = 25;

/** Whether a text is brief enough for a step of a hint. */
export const isBrief = (text: string) => text.split(/\s+/).length <= MOST_WORDS;

/** @param texts one statement in ever fewer words; the last is always brief enough. */
export function fullest(...texts: readonly string[]): string {
  return texts.find(isBrief) ?? texts.at(-1)!;
}
