/** The fullest of some sentences that can still be taken in at a glance. */

/** As many words as a step of a hint has at most. */
const MOST_WORDS = 25;

const isBrief = (text: string) => text.split(/\s+/).length <= MOST_WORDS;

/** @param texts the same said in fewer and fewer words; the last is always brief enough. */
export function fullest(...texts: readonly string[]): string {
  return texts.find(isBrief) ?? texts.at(-1)!;
}
