/** Normalises names of countries for comparison: lower case without accents and punctuation. */

/** Replacements of letters that are not an accented a to z. */
const FOLDED: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ə: 'a',
};

/** Abbreviated words in country names, with the words they stand for. */
const SPELT_OUT: Readonly<Record<string, string>> = {
  st: 'saint',
  rep: 'republic',
  dem: 'democratic',
  fed: 'federal',
  eq: 'equatorial',
  is: 'islands',
  isl: 'islands',
  fr: 'french',
  br: 'british',
};

/**
 * A name in lower case with single spaces: "Côte d’Ivoire" is "cote divoire", "St." is "saint",
 * "P.R.C." is "prc".
 */
export function plain(text: string): string {
  const words = text
    .replace(/['’‘`´ʻʼʾʿ′]/g, '')
    // Converts full-width letters to ordinary ones.
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/[\u0300-\u036f\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[æœßþøłđðħıŋə]/g, (letter) => FOLDED[letter]!)
    // Joins initials such as "P.R.C."; other full stops separate words.
    .replace(/\b([a-z])\.\s*(?=[a-z](?:\.|[^a-z]|$))/g, '$1')
    .replace(/[&+]/g, ' and ')
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replace(/\bco operative\b/g, 'cooperative');
  return (
    words
      .split(' ')
      // A two-letter text such as "IS" or "FR" is no abbreviated word; "St" is.
      .map((word, _, { length }) =>
        Object.hasOwn(SPELT_OUT, word) && (length > 1 || word === 'st') ? SPELT_OUT[word]! : word,
      )
      .join(' ')
      .replace(/^the /, '')
  );
}
