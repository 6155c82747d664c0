/** Words for people and numbers in a clue's sentence. */
import type { Sex } from '../kinship.ts';
import type { Clue } from '../types.ts';
import type { Vocabulary } from './vocabulary.ts';

const NUMBERS = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve'],
];
const ORDINALS = [
  ...['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'],
  ...['tenth', 'eleventh', 'twelfth'],
];

/** A number in a clue's sentence: "no", "two", "15". */
export function numberWord(n: number): string {
  return NUMBERS[n] ?? String(n);
}

/** An ordinal number in a clue's sentence: "third", "15th". */
export function ordinalWord(n: number): string {
  if (ORDINALS[n]) return ORDINALS[n];
  const ending = n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${ending}`;
}

/** The word with its indefinite article: "a sister", "an uncle". */
export function withArticle(word: string): string {
  return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
}

/** The plural of a word for relatives: "sisters", "children", "fathers-in-law". */
export function pluralOf(word: string): string {
  const inLaw = /^(.+)-in-law$/.exec(word);
  if (inLaw) return `${inLaw[1]}s-in-law`;
  return /child$/.test(word)
    ? `${word}ren`
    : /wife$/.test(word)
      ? word.replace('fe', 'ves')
      : `${word}s`;
}

/** The words with which a kind of clue prints people, and the statements within a compound clue. */
export interface Words {
  /** The person of this name or title in a sentence: "Odile", "the Duke of Ambry". */
  of(term: string): string;
  /** Whether the term is a name, not a title. */
  isName(term: string): boolean;
  /** The possessive of a name or title: "Odile’s", "the Duke of Ambry’s". */
  possessive(term: string): string;
  /** The possessive pronoun for the person of this name or title: "his", "her". */
  his(term: string): string;
  /** The pronoun for the person of this name or title: "he", "she". */
  he(term: string): string;
  sexOf(term: string): Sex;
  predicate(clue: Clue, not: boolean): string;
}

/**
 * The words for a board's people; only kinds.ts provides `predicate`, which needs all kinds of
 * clue.
 */
export function wordsOf(board: Vocabulary): Omit<Words, 'predicate'> {
  const sexes = new Map<string, Sex>();
  for (const { title, sex } of board.plates) if (title) sexes.set(title, sex);
  const names = new Set<string>();
  for (const { name, sex } of board.names) {
    sexes.set(name, sex);
    names.add(name);
  }
  const sexOf = (term: string) => sexes.get(term) ?? 'm';
  const of = (term: string) => (names.has(term) ? term : `the ${term}`);
  return {
    of,
    isName: (term) => names.has(term),
    possessive: (term) => `${of(term)}’s`,
    his: (term) => (sexOf(term) === 'm' ? 'his' : 'her'),
    he: (term) => (sexOf(term) === 'm' ? 'he' : 'she'),
    sexOf,
  };
}
