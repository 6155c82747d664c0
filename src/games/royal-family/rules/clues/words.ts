/** How people and numbers stand in a clue's sentence. */
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

/** "no", "two", "15" */
export function numberWord(n: number): string {
  return NUMBERS[n] ?? String(n);
}

/** "third", "15th" */
export function ordinalWord(n: number): string {
  if (ORDINALS[n]) return ORDINALS[n];
  const ending = n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${ending}`;
}

/** "a sister", "an uncle" */
export function withArticle(word: string): string {
  return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
}

/** "sisters", "children", "fathers-in-law" */
export function pluralOf(word: string): string {
  const inLaw = /^(.+)-in-law$/.exec(word);
  if (inLaw) return `${inLaw[1]}s-in-law`;
  return /child$/.test(word)
    ? `${word}ren`
    : /wife$/.test(word)
      ? word.replace('fe', 'ves')
      : `${word}s`;
}

/** What a kind needs to speak of people, and of the clues that are a part of it. */
export interface Words {
  /** "Odile", "the Duke of Ambry" */
  of(term: string): string;
  /** Whether it is a name, not a title. */
  isName(term: string): boolean;
  /** "Odile’s", "the Duke of Ambry’s" */
  possessive(term: string): string;
  /** "his", "her" */
  his(term: string): string;
  /** "he", "she" */
  he(term: string): string;
  sexOf(term: string): Sex;
  predicate(clue: Clue, not: boolean): string;
}

/** All but `predicate`, which only the registry knows. */
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
