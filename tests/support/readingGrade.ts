/**
 * The Flesch–Kincaid grade of English text: the school year in which it can be read
 * (J. P. Kincaid et al., Derivation of New Readability Formulas, 1975).
 */

const words = (text: string): string[] => text.match(/\p{L}+(?:[’'-]\p{L}+)*/gu) ?? [];

/** Sentences end with `.`, `!` or `?` before a space, a quotation mark or the end. */
const sentences = (text: string): string[] =>
  text.split(/[.!?]+(?=[\s”"’']|$)/).filter((sentence) => words(sentence).length > 0);

/**
 * Number of syllables of a word, by its groups of vowels. A final `e` is silent, but not after
 * another consonant and `l` (table); so is the `e` of `-ed`, but not after `t` or `d`, and that of
 * `-es`, but not after a hissing sound. Parts of a word with a hyphen count one by one.
 */
function syllables(word: string): number {
  return word
    .toLowerCase()
    .split('-')
    .reduce((sum, part) => sum + syllablesOfPart(part.replace(/[’']\p{L}*$/u, '')), 0);
}

function syllablesOfPart(part: string): number {
  const spoken = part
    .replace(/(?<![aeiouy]|[^aeiouy]l)e$/, '')
    .replace(/(?<=[aeiouy].*[^aeiouytd])ed$/, 'd')
    .replace(/(?<=[aeiouy].*[^aeiouyscxzgh])es$/, 's');
  // Vowels that are spoken apart: "various", "playing".
  const groups = spoken.match(/i(?=a|o(?!n)|u)|[aeiouy]+?(?=ing)|[aeiouy]+/g) ?? [];
  return Math.max(1, groups.length);
}

export function readingGrade(text: string): number {
  const all = words(text);
  const spoken = all.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (all.length / sentences(text).length) + 11.8 * (spoken / all.length) - 15.59;
}
