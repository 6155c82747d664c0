/** Names as they are compared: small letters without accents and punctuation. */

/** Letters that are no letter of a to z with an accent. */
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

/** Short for longer words. */
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

/** Small letters and single spaces: "Côte d’Ivoire" is "cote divoire", "St." is "saint", "P.R.C." is "prc". */
export function plain(text: string): string {
  const words = text
    .replace(/['’‘`´ʻʼʾʿ′]/g, '')
    // Letters of full width become the usual ones.
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/[\u0300-\u036f\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[æœßþøłđðħıŋə]/g, (letter) => FOLDED[letter]!)
    // Initials stay together, whatever else has a full stop does not.
    .replace(/\b([a-z])\.\s*(?=[a-z](?:\.|[^a-z]|$))/g, '$1')
    .replace(/[&+]/g, ' and ')
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replace(/\bco operative\b/g, 'cooperative');
  return (
    words
      .split(' ')
      // "IS" or "FR" alone is no word cut short; "St" is.
      .map((word, _, { length }) =>
        Object.hasOwn(SPELT_OUT, word) && (length > 1 || word === 'st') ? SPELT_OUT[word]! : word,
      )
      .join(' ')
      .replace(/^the /, '')
  );
}
