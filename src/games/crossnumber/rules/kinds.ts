/**
 * The definition of a kind of clue. The tables in properties.ts and numbers.ts hold all that there
 * is to a kind: its parts, wording, test and proposals for the generator.
 */
import type { Rng } from '../../../lib/rng.ts';
import type { EntryId, Part } from './types.ts';

/**
 * The type of a node's part: a whole number from 1, or from 2 where "one times" or "one different
 * prime factors" would be bad English; an entry; any value (a whole number, an entry or a number
 * node); a property; a calendar fact's name; or, last of all, any number of entries.
 */
export type Slot = 'whole' | 'several' | 'entry' | 'number' | 'property' | 'fact' | 'entries';

/** Whether a number has a property. */
export type Test = (value: number) => boolean;

/** The generator's context when it looks for clues to a number. */
export interface Hand {
  readonly rng: Rng;
  /** The grid's other entries and their numbers. */
  readonly others: readonly { readonly id: EntryId; readonly value: number }[];
  /** Numbers that a clue can name without an entry: of the calendar, and the puzzle's own. */
  readonly named: readonly { readonly part: Part; readonly value: number }[];
}

/**
 * Proposed lists of a clue's parts, in no particular order: with each list the kind of clue is true
 * of the number.
 */
export type Proposals = readonly (readonly Part[])[];

/** A calculation in figures: its result, and the whole line, "42 ÷ 2 = 21". */
export interface Working {
  readonly value: number;
  readonly line: string;
}

/**
 * An entry, or a plain number, in a sentence on why a clue rules numbers out: what was left for it
 * before the sentence and what is left after it.
 */
export interface Tied {
  readonly name: string;
  /** The numbers before, ascending. */
  readonly before: ArrayLike<number>;
  /** The numbers after, ascending. */
  readonly after: ArrayLike<number>;
  /** By place: the digit that is known before; null if none. Empty for a plain number. */
  readonly digits: readonly (number | null)[];
  /** The places, from 0, whose digits the step narrows. */
  readonly narrowed: readonly number[];
}

/** The number left for an entry before the sentence; null if there are several. */
export const single = ({ before }: Tied) => (before.length === 1 ? before[0]! : null);

/** Whether the sentence's step removes numbers of an entry. */
export const isNarrowed = ({ before, after }: Tied) => after.length < before.length;

/** A property of a number: "a prime", "a multiple of 7". */
export interface PropertyKind {
  readonly takes: readonly Slot[];
  /**
   * The property as a noun with its article: "a multiple of 7". `said` holds the text of each part.
   */
  name(...said: string[]): string;
  /** A clause after a noun: "whose digits are all odd". Default: "that is also" and the name. */
  which?(...said: string[]): string;
  /**
   * Whether a number has the property. `args` are the parts: a `Test` for a property slot, else a
   * number, NaN if its value is undefined.
   */
  holds(value: number, ...args: (number | Test)[]): boolean;
  /** The numbers that have the property: "squares". Default: "numbers" and the clause. */
  many?(...said: string[]): string;
  /**
   * The arithmetic by which the clue narrows its entry and those that it mentions, as sentences
   * without a full stop, the fullest first. Empty where it says nothing in this case.
   */
  why?(own: Tied, ...parts: Tied[]): readonly string[];
  /** For a kind that combines its number with an entry's: the calculation, "36 + 13 = 49". */
  line?(value: number, other: number): string;
  /** Whether the kind only stands for a part of another kind's meaning, and no board may hold it. */
  readonly isPart?: boolean;
  propose(value: number, hand: Hand): Proposals;
  /** The generator's weight for the kind; 1 by default. */
  readonly weight?: number;
}

/** A computed value: "the sum of 3 across and 4 down". */
export interface NumberKind {
  readonly takes: readonly Slot[];
  name(...said: string[]): string;
  /** The computed value; NaN if undefined, as for half of an odd number. */
  value(...args: number[]): number;
  /** The calculation in figures: "55 + 15 = 70". Default: none, as for a fact. */
  line?(value: number, ...args: number[]): string;
  /** Finds part `at` from the value and the other parts; `args[at]` is undefined. */
  back?(value: number, at: number, ...args: number[]): Working[];
  /**
   * For values without a way back: the arithmetic by which the value and the parts narrow each
   * other, as in `PropertyKind.why`.
   */
  why?(value: Tied, ...parts: Tied[]): readonly string[];
  propose(value: number, hand: Hand): Proposals;
  /** The generator's weight for the kind; 1 by default. */
  readonly weight?: number;
}

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Small numbers as words; others in digits. */
export function inWords(digits: string): string {
  return WORDS[Number(digits)] ?? digits;
}

/** A factor in words: "twice", "three times". */
export function timesInWords(digits: string): string {
  return digits === '2' ? 'twice' : `${inWords(digits)} times`;
}

/** A number as text, with commas from five digits on: "10,080". */
export function grouped(value: number): string {
  return value < 10_000 ? `${value}` : `${value}`.replace(/\B(?=(?:\d{3})+$)/g, ',');
}
