/** The words and the helpers of the patterns that check Crossnumber's hints. */
import type { Node } from '../../src/games/crossnumber/rules/types.ts';

/** The oracle's facts around one step of a hint. */
export interface Known {
  /** The entries of the evidence; the one with the clue comes first. */
  readonly ids: readonly string[];
  /** By entry: the numbers that its own clue, the digits and earlier steps allow before the step. */
  readonly before: ReadonlyMap<string, readonly number[]>;
  /** By entry: the numbers that are left after the step. */
  readonly left: ReadonlyMap<string, ReadonlySet<number>>;
  /** Those that are left and go together by the first entry's clue. */
  readonly together: () => ReadonlyMap<string, ReadonlySet<number>>;
  /** The numbers of its length that an entry's own clue allows on an empty board. */
  readonly own: (id: string) => readonly number[];
  /** The digits of an entry's place, before or after the step. */
  readonly digits: (id: string, place: number, when: When) => readonly number[];
  readonly length: (id: string) => number;
  /** The clues of the evidence, with their entries. */
  readonly clues: readonly (readonly [string, Node])[];
}

export type When = 'before' | 'after';
export type Check = (known: Known, found: RegExpExecArray, when: When) => boolean;

export const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
export const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
);

/** An entry, but not one of whose digits something is said. */
export const E = '(?<!digit of |digits of |digit sum of )\\b(\\d+ (?:across|down)|it)\\b';
/** An entry in any place. */
export const OF = '(\\d+ (?:across|down))';
export const LIST = '(\\d+(?:(?:, | or | and )\\d+\\b(?! (?:across|down)))*)';
export const PLACE = '(first|second|third|fourth|fifth|sixth|last)';
export const COUNT = `(${WORDS.slice(1).join('|')})`;

export const numbersIn = (words: string) => (words.match(/\d+/g) ?? []).map(Number);
export const countOf = (word: string) => WORDS.indexOf(word);
export const placeOf = (known: Known, id: string, word: string) =>
  word === 'last' ? known.length(id) - 1 : PLACES.indexOf(word);
export const idOf = (known: Known, name: string) => {
  if (name === 'it') return known.ids[0]!;
  const [number, way] = name.split(' ');
  return `${number}${way![0]}`;
};
/** The entry that a sentence has named last before a place in it. */
export function subjectOf(known: Known, { input, index }: RegExpExecArray): string {
  const named = [...input.slice(0, index).matchAll(/\d+ (?:across|down)|\bit\b/g)].at(-1);
  return named ? idOf(known, named[0]) : known.ids[0]!;
}
export const same = (a: Iterable<number>, b: Iterable<number>) =>
  String([...new Set(a)].sort()) === String([...new Set(b)].sort());
export const digitsOf = (value: number) => Array.from(`${value}`, Number);
export const sumOf = (digits: readonly number[]) => digits.reduce((sum, digit) => sum + digit, 0);
export const productOf = (digits: readonly number[]) =>
  digits.reduce((all, digit) => all * digit, 1);

export const numbersAt = (known: Known, id: string, when: When): readonly number[] =>
  when === 'before' ? (known.before.get(id) ?? []) : [...(known.left.get(id) ?? [])];

export const all = (known: Known, name: string, when: When, test: (value: number) => boolean) => {
  const numbers = numbersAt(known, idOf(known, name), when);
  return numbers.length > 0 && numbers.every(test);
};

/** The places of an entry whose digit is not known before the step. */
export const missingIn = (known: Known, id: string) =>
  [...Array(known.length(id)).keys()].filter((at) => known.digits(id, at, 'before').length > 1);

export const missingDigits = (known: Known, id: string, value: number) =>
  missingIn(known, id)
    .map((at) => digitsOf(value)[at]!)
    .sort();

export const isPrime = (value: number) => {
  for (let n = 2; n * n <= value; n++) if (value % n === 0) return false;
  return value > 1;
};

/** "2 × 21 − 8", from left to right, or products only. */
export function evaluate(text: string): number {
  const [first, ...rest] = text.split(' ');
  let value = Number(first);
  for (let i = 0; i < rest.length; i += 2) {
    const operand = Number(rest[i + 1]);
    if (rest[i] === '+') value += operand;
    else if (rest[i] === '−') value -= operand;
    else if (rest[i] === '×') value *= operand;
    else value /= operand;
  }
  return value;
}

export const ending = (value: number, list: string) => {
  const endings = list.match(/\d+/g) ?? [];
  return endings.some((one) => `${value}`.endsWith(one));
};

/** A form of statement, with its check. */
export type Form = readonly [RegExp, Check];
