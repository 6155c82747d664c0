/** Properties of two entries at once: "a number that, added to 4 down, gives a square". */
import * as N from './arithmetic.ts';
import type { Hand, PropertyKind, Proposals, Test } from './kinds.ts';
import { containing, unlikeAll } from './sharedWhys.ts';
import type { Node, Part } from './types.ts';

/** Properties that the generator looks for in the combination of two numbers. */
const MADE: readonly (readonly [Node, Test])[] = [
  [['square'], N.isSquare],
  [['cube'], N.isCube],
  [['triangular'], N.isTriangular],
  [['palindrome'], N.isPalindrome],
  [['power', 2], (value) => N.isPowerOf(value, 2)],
  // Not 100 itself: the words do not say whether a number is a multiple of itself.
  [['multiple', 100], (value) => value > 100 && value % 100 === 0],
];

/** A kind of clue on what its number and another entry's make. */
function making(
  which: (entry: string, of: string) => string,
  combine: (value: number, other: number) => number,
  line: (value: number, other: number) => string,
  isOffered: (value: number, other: number) => boolean = () => true,
): PropertyKind {
  return {
    weight: 3,
    takes: ['entry', 'property'],
    name: (entry, of) => `a number ${which(entry!, of!)}`,
    which: (entry, of) => which(entry!, of!),
    holds: (value: number, other: number, of: Test) => of(combine(value, other)),
    line,
    propose: (value, { others }) =>
      others.flatMap((other) =>
        MADE.flatMap(([node, test]): Part[][] =>
          isOffered(value, other.value) && test(combine(value, other.value))
            ? [[other.id, node]]
            : [],
        ),
      ),
  };
}

/** The other entries that satisfy `fits`. */
const singles = ({ others }: Hand, fits: (value: number) => boolean): Proposals =>
  others.flatMap(({ id, value }) => (fits(value) ? [[id]] : []));

/** The first number with the second written after it: 36 and 25 make 3625. */
const joined = (value: number, next: number) => value * 10 ** N.digitsOf(next).length + next;

export const TOGETHER: Readonly<Record<string, PropertyKind>> = {
  'sum-with': making(
    (entry, of) => `that, added to ${entry}, gives ${of}`,
    (a, b) => a + b,
    (a, b) => `${a} + ${b} = ${a + b}`,
  ),
  'difference-with': making(
    (entry, of) => `that differs from ${entry} by ${of}`,
    (a, b) => Math.abs(a - b),
    (a, b) => `${Math.max(a, b)} − ${Math.min(a, b)} = ${Math.abs(a - b)}`,
    // Two numbers of one length are left out: the words do not say which is taken from which, or if
    // they can be the same.
    (a, b) => N.digitsOf(a).length > N.digitsOf(b).length,
  ),
  'product-with': making(
    (entry, of) => `that, multiplied by ${entry}, gives ${of}`,
    (a, b) => a * b,
    (a, b) => `${a} × ${b} = ${a * b}`,
  ),
  'joined-with': making(
    (entry, of) => `that makes ${of} when ${entry} is written after it`,
    (a, b) => (Number.isSafeInteger(b) ? joined(a, b) : Number.NaN),
    (a, b) => `${a} followed by ${b} = ${joined(a, b)}`,
  ),
  'different-with': {
    weight: 3,
    takes: ['entry'],
    name: (entry) => `a number that shares no digit with ${entry}, neither repeating a digit`,
    which: (entry) => `that shares no digit with ${entry}, neither repeating a digit`,
    why: unlikeAll,
    holds: (value: number, other: number) =>
      Number.isSafeInteger(other) && N.hasDifferentDigits(joined(value, other)),
    propose: (value, hand) => singles(hand, (other) => N.hasDifferentDigits(joined(value, other))),
  },
  contains: {
    weight: 3,
    takes: ['entry'],
    name: (entry) => `a number that has every digit of ${entry}`,
    which: (entry) => `that has every digit of ${entry}`,

    why: containing,
    holds: (value: number, other: number) =>
      Number.isSafeInteger(other) && (N.digitSet(other) & ~N.digitSet(value)) === 0,
    propose: (value, hand) =>
      singles(hand, (other) => (N.digitSet(other) & ~N.digitSet(value)) === 0),
  },
};
