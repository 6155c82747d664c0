/**
 * The definition of a kind of clue. One entry in a table (properties.ts, numbers.ts) defines
 * everything about it: its parts, wording, test and generator proposals.
 */
import type { Rng } from '../../../lib/rng.ts';
import type { EntryId, Part } from './types.ts';

/**
 * The type of a node's part: a whole number from 1, or from 2 where "one times" or "one different
 * prime factors" would be bad English; an entry; any value (a whole number, an entry or a number
 * node); a property; or a calendar fact's name.
 */
export type Slot = 'whole' | 'several' | 'entry' | 'number' | 'property' | 'fact';

/** Whether a number has a property. */
export type Test = (value: number) => boolean;

/** The generator's context when it looks for clues to a number. */
export interface Hand {
  readonly rng: Rng;
  /** The grid's other entries and their numbers. */
  readonly others: readonly { readonly id: EntryId; readonly value: number }[];
}

/** Lists of parts, each of which makes the kind true of the number, in no particular order. */
export type Proposals = readonly (readonly Part[])[];

/** A property of a number: "a prime", "a multiple of 7". */
export interface PropertyKind {
  readonly takes: readonly Slot[];
  /** A noun with its article: "a multiple of 7". `said` has one text per slot. */
  name(...said: string[]): string;
  /** A clause after a noun: "whose digits are all odd". Default: "that is also" and the name. */
  which?(...said: string[]): string;
  /** Property slots pass a `Test`, others a number; NaN for an undefined value. */
  holds(value: number, ...args: (number | Test)[]): boolean;
  propose(value: number, hand: Hand): Proposals;
  /** The generator's weight for the kind; 1 by default. */
  readonly weight?: number;
}

/** A computed value: "the sum of 3 across and 4 down". */
export interface NumberKind {
  readonly takes: readonly Slot[];
  name(...said: string[]): string;
  /** NaN if undefined: half of an odd number. */
  value(...args: number[]): number;
  propose(value: number, hand: Hand): Proposals;
  /** The generator's weight for the kind; 1 by default. */
  readonly weight?: number;
}

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Small numbers as words; others in digits. */
export function inWords(digits: string): string {
  return WORDS[Number(digits)] ?? digits;
}

/** "twice", "three times" */
export function timesInWords(digits: string): string {
  return digits === '2' ? 'twice' : `${inWords(digits)} times`;
}

/** "10,080": with commas from five digits on. */
export function grouped(value: number): string {
  return value < 10_000 ? `${value}` : `${value}`.replace(/\B(?=(?:\d{3})+$)/g, ',');
}
