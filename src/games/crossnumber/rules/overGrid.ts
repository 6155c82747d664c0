/**
 * Properties that compare an entry with many others: "the largest entry of its length in the
 * grid". Their nodes list the entries that they compare with; the codec checks that none is missing.
 *
 * Such a clue says one thing of each pair of entries. Kinds with `isPart` are those single
 * statements, which the solver and hints go by; `partsOver` takes a clue apart into them.
 */
import * as N from './arithmetic.ts';
import type { Hand, PropertyKind, Proposals, Test } from './kinds.ts';
import { isAbove, isBelow, isNone } from './orderWhys.ts';
import type { EntryId, Node } from './types.ts';

const GREATEST = 'the largest entry of its length in the grid';
const LEAST = 'the smallest entry of its length in the grid';
const only = (of: string) => `the only ${of.replace(/^(?:an?|the) /, '')} in the grid`;

/** Properties of which a grid can have a single number. */
const SINGULAR: readonly (readonly [Node, Test])[] = [
  [['square'], N.isSquare],
  [['cube'], N.isCube],
  [['triangular'], N.isTriangular],
  [['fibonacci'], N.isFibonacci],
  [['palindrome'], N.isPalindrome],
];

/** The fewest other numbers of the same length that make "the largest" worth saying. */
const FEWEST = 3;

/** Entries of the same length, if all satisfy `fits`. */
function rivals(value: number, { others }: Hand, fits: (other: number) => boolean): Proposals {
  const { length } = N.digitsOf(value);
  const same = others.filter((other) => N.digitsOf(other.value).length === length);
  if (same.length < FEWEST || !same.every((other) => fits(other.value))) return [];
  return [same.map(({ id }) => id)];
}

type Values = readonly (number | Test)[];

export const OVER_GRID: Readonly<Record<string, PropertyKind>> = {
  greatest: {
    weight: 8,
    takes: ['entries'],
    name: () => GREATEST,
    holds: (value: number, ...others: Values) => others.every((other) => value > (other as number)),
    propose: (value, hand) => rivals(value, hand, (other) => other < value),
  },
  least: {
    weight: 8,
    takes: ['entries'],
    name: () => LEAST,
    holds: (value: number, ...others: Values) => others.every((other) => value < (other as number)),
    propose: (value, hand) => rivals(value, hand, (other) => other > value),
  },
  only: {
    weight: 8,
    takes: ['property', 'entries'],
    name: (of) => only(of!),
    holds: (value: number, ...args: Values) => {
      const [of, ...others] = args as [Test, ...number[]];
      return of(value) && others.every((other) => !of(other));
    },
    propose: (value, { others }) =>
      SINGULAR.flatMap(([node, test]) =>
        test(value) && others.length >= FEWEST && !others.some((other) => test(other.value))
          ? [[node, ...others.map(({ id }) => id)]]
          : [],
      ),
  },
  above: {
    isPart: true,
    takes: ['entry'],
    name: () => GREATEST,
    why: isAbove,
    holds: (value: number, other: number) => value > other,
    propose: () => [],
  },
  below: {
    isPart: true,
    takes: ['entry'],
    name: () => LEAST,
    why: isBelow,
    holds: (value: number, other: number) => value < other,
    propose: () => [],
  },
  'unlike-other': {
    isPart: true,
    takes: ['property', 'entry'],
    name: (of) => only(of!),
    why: isNone,
    holds: (_: number, of: Test, other: number) => !of(other),
    propose: () => [],
  },
};

/** A clue over many entries as statements on two at a time; null for every other clue. */
export function partsOver([kind, ...parts]: Node): Node[] | null {
  if (kind === 'greatest') return parts.map((id): Node => ['above', id]);
  if (kind === 'least') return parts.map((id): Node => ['below', id]);
  if (kind !== 'only') return null;
  const [of, ...others] = parts as [Node, ...EntryId[]];
  return [of, ...others.map((id): Node => ['unlike-other', of, id])];
}
