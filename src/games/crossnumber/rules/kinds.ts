/**
 * What a kind of clue is made of. One entry in a table (properties.ts, numbers.ts) is all there is
 * to a kind: how it is written in a pack, read, said, tested, and proposed by the generator.
 */
import type { Rng } from '../../../lib/rng.ts';
import type { EntryId, Part } from './types.ts';

/**
 * What may stand at a place of a node: a whole number from 1, or from 2 where "one times" or "one
 * different prime factors" would be no English; an entry; anything that has a value (a whole number,
 * an entry or a number node); a property; or the name of a calendar fact.
 */
export type Slot = 'whole' | 'several' | 'entry' | 'number' | 'property' | 'fact';

/** Whether a number has a property. */
export type Test = (value: number) => boolean;

/** What the generator knows when it looks for something to say of a number. */
export interface Hand {
  readonly rng: Rng;
  /** The other entries of the grid and what stands there. */
  readonly others: readonly { readonly id: EntryId; readonly value: number }[];
}

/** Lists of parts, each of which makes the kind true of the number, in no order of merit. */
export type Proposals = readonly (readonly Part[])[];

/** Something that a number can be: "a prime", "a multiple of 7". */
export interface PropertyKind {
  readonly takes: readonly Slot[];
  /** As a noun with its article: "a multiple of 7". `said` has one text a slot. */
  name(...said: string[]): string;
  /** After a noun: "whose digits are all odd". Without it: "that is also" and the name. */
  which?(...said: string[]): string;
  /** A slot for a property hands over a `Test`, every other a number; NaN where it has no value. */
  holds(value: number, ...args: (number | Test)[]): boolean;
  propose(value: number, hand: Hand): Proposals;
  /** How gladly the generator takes it; 1 unless told. */
  readonly weight?: number;
}

/** Something that has a value: "the sum of 3 across and 4 down". */
export interface NumberKind {
  readonly takes: readonly Slot[];
  name(...said: string[]): string;
  /** NaN where it has none: half of an odd number. */
  value(...args: number[]): number;
  propose(value: number, hand: Hand): Proposals;
  /** How gladly the generator takes it; 1 unless told. */
  readonly weight?: number;
}

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Small numbers as words, as they stand in sentences; others in digits. */
export function inWords(digits: string): string {
  return WORDS[Number(digits)] ?? digits;
}

/** "twice", "three times" */
export function timesInWords(digits: string): string {
  return digits === '2' ? 'twice' : `${inWords(digits)} times`;
}

/** "10,080": from five digits on with a comma. */
export function grouped(value: number): string {
  return value < 10_000 ? `${value}` : `${value}`.replace(/\B(?=(?:\d{3})+$)/g, ',');
}
