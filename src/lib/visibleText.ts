/**
 * Makes hidden characters in a stranger's text visible: characters that draw nothing, or change the
 * text direction (U+202E and its kin), are spelled out.
 */

/** Control and invisible characters: embeddings, overrides, isolates, fillers, marks. */
const HIDDEN = /\p{Cc}|\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu;

/** Hidden characters that words and emoji need: line ends, joiners, marks, variants, flag tags. */
const WRITTEN_WITH = /^(?:[\t\n\r\u200c-\u200f\u{e0020}-\u{e007f}]|\p{Variation_Selector})$/u;

/** "a\u202Eb" is "a[U+202E]b". */
export function visibleText(text: string): string {
  return text.replace(HIDDEN, (char) => {
    if (WRITTEN_WITH.test(char)) return char;
    const code = char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
    return `[U+${code}]`;
  });
}
