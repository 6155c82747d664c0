/**
 * Codes by which players join a table: three proquints, pronounceable words of five letters with
 * 16 bits each ("lusab-babad-gutih"). The scheme is Daniel S. Wilkerson's (arXiv:0901.4016).
 */

const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aiou';
const WORDS = 3;
const WORD = `[${CONSONANTS}][${VOWELS}][${CONSONANTS}][${VOWELS}][${CONSONANTS}]`;
/** The words one after the other, whatever stands between them, and no further one behind a hyphen. */
const CODE = new RegExp(
  `(?<![a-z]|[a-z]-)(${WORD})${`[^a-z]{0,3}(${WORD})`.repeat(WORDS - 1)}(?![a-z]|-[a-z])`,
);

/** @param random16 an unpredictable integer from 0 to 65,535: who guesses a code is at the table. */
export function makeCode(random16: () => number): string {
  return Array.from({ length: WORDS }, () => wordOf(random16())).join('-');
}

function wordOf(bits: number): string {
  return [
    CONSONANTS[(bits >> 12) & 15],
    VOWELS[(bits >> 10) & 3],
    CONSONANTS[(bits >> 6) & 15],
    VOWELS[(bits >> 4) & 3],
    CONSONANTS[bits & 15],
  ].join('');
}

/** The text with its escapes (`%2D`) read; the text itself where a `%` is just that. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The code in a text that was read aloud, typed or copied, with any words around it; null if there is
 * none.
 */
export function parseCode(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > 200) return null;
  // NFKC makes plain letters of the wide ones that Japanese and Chinese keyboards write.
  const found = CODE.exec(unescaped(text).normalize('NFKC').toLowerCase());
  return found?.slice(1).join('-') ?? null;
}
