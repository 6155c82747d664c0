/**
 * Codes by which players join a table: three proquints, pronounceable words of five letters with
 * 16 bits each ("lusab-babad-gutih"). The scheme is Daniel S. Wilkerson's (arXiv:0901.4016).
 */

const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aiou';
const WORDS = 3;
const WORD = `[${CONSONANTS}][${VOWELS}][${CONSONANTS}][${VOWELS}][${CONSONANTS}]`;
const CODE = new RegExp(`^${WORD}(-${WORD}){${WORDS - 1}}$`);

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

/** The code in a text that was read aloud, typed or copied, as from a link; null if there is none. */
export function parseCode(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > 200) return null;
  const small = text.toLowerCase();
  // A message may stand around the link, or an address's query behind it.
  const linked = /\/join\/([a-z]{5}-[a-z]{5}-[a-z]{5})(?![a-z-])/.exec(small)?.[1];
  const letters = linked ?? small.replace(/^.*\/join\//, '');
  const code =
    letters
      .replace(/[^a-z]/g, '')
      .match(/.{1,5}/g)
      ?.join('-') ?? '';
  return CODE.test(code) ? code : null;
}
