/** The table of properties in clues, by kind. */
import * as N from './arithmetic.ts';
import { anagrams, falling, rising } from './arrangedWhys.ts';
import { addUp, multiplyUp, sameSum } from './digitWhys.ts';
import { inWords, type PropertyKind, type Test, timesInWords } from './kinds.ts';
import { NUMBERS } from './numbers.ts';
import { divides, liesBetween } from './orderWhys.ts';
import { OVER_GRID } from './overGrid.ts';
import { TOGETHER } from './together.ts';
import type { Part } from './types.ts';

/** The generator's weight for the kinds of clue that setters like best. */
const CLASSIC = 4;

/** A kind of clue without parts whose name is a noun: "a square". */
function noun(name: string, many: string, holds: Test, weight = CLASSIC): PropertyKind {
  return {
    takes: [],
    name: () => name,
    many: () => many,
    holds,
    propose: (value) => (holds(value) ? [[]] : []),
    weight,
  };
}

/** A kind of clue without parts whose words follow "a number": "whose digits are all odd". */
function tail(words: string, holds: Test): PropertyKind {
  return { ...noun(`a number ${words}`, `numbers ${words}`, holds, 1), which: () => words };
}

/** Round and famous numbers that have many factors. */
const RICH = [1000, 1001, 1111, 1260, 2001, 2310, 2520, 5040, 9999, 10_000, 30_030, 111_111];

/** The offered kinds that hold for a value, as nodes for use inside other kinds. */
function nested(value: number, offered: readonly string[]): Part[] {
  return offered.flatMap((kind): Part[] =>
    value > 3 && PROPERTIES[kind]!.holds(value) ? [[kind]] : [],
  );
}

const NEAR = ['square', 'cube', 'prime', 'triangular', 'fibonacci', 'palindrome'];
const SCALED = ['square', 'cube', 'prime', 'triangular', 'palindrome'];

/** The divisors of a number from `from` to `to`. */
function divisors(value: number, from: number, to: number): number[] {
  const found: number[] = [];
  for (let n = from; n <= to; n++) if (value % n === 0) found.push(n);
  return found;
}

const isMultiple = (value: number, of: number) => value % of === 0;

export const PROPERTIES: Readonly<Record<string, PropertyKind>> = {
  square: noun('a square', 'squares', N.isSquare),
  cube: noun('a cube', 'cubes', N.isCube),
  prime: noun('a prime', 'primes', N.isPrime),
  triangular: noun('a triangular number', 'triangular numbers', N.isTriangular),
  fibonacci: noun('a Fibonacci number', 'Fibonacci numbers', N.isFibonacci),
  palindrome: noun('a palindrome', 'palindromes', N.isPalindrome),
  pronic: noun(
    'the product of two consecutive numbers',
    'products of two consecutive numbers',
    N.isPronic,
  ),
  'two-squares': noun(
    'the sum of two consecutive squares',
    'sums of two consecutive squares',
    N.isTwoSquares,
  ),
  'leap-year': noun('a leap year', 'leap years', N.isLeapYear),
  time: noun(
    'a time on the 24-hour clock, without the colon',
    'times of day',
    N.isTime,
    2 * CLASSIC,
  ),
  date: noun('a date, written as day then month', 'dates', N.isDate, 2 * CLASSIC),
  semiprime: noun(
    'the product of two different primes',
    'products of two different primes',
    N.isSemiprime,
    1,
  ),
  ascending: { ...tail('whose digits rise from left to right', N.isAscending), why: rising },
  descending: { ...tail('whose digits fall from left to right', N.isDescending), why: falling },
  different: tail('with no repeated digits', N.hasDifferentDigits),
  consecutive: tail('whose digits, in some order, are consecutive', N.hasConsecutiveDigits),
  odd: tail('whose digits are all odd', (value) => N.hasDigitsOfParity(value, 1)),
  even: tail('whose digits are all even', (value) => N.hasDigitsOfParity(value, 0)),
  is: {
    takes: ['number'],
    name: (number) => number!,
    holds: (value: number, number: number) => value === number,
    propose: (value, hand) =>
      Object.entries(NUMBERS).flatMap(([kind, { propose }]) =>
        propose(value, hand).map((parts): Part[] => [[kind, ...parts]]),
      ),
  },
  power: {
    weight: CLASSIC,
    takes: ['several'],
    name: (base) => `a power of ${base}`,
    many: (base) => `powers of ${base}`,
    holds: (value: number, base: number) => N.isPowerOf(value, base),
    propose: (value) =>
      [2, 3, 5, 6, 7, 11, 12].flatMap((base) => (N.isPowerOf(value, base) ? [[base]] : [])),
  },
  multiple: {
    weight: 2,
    takes: ['number'],
    name: (number) => `a multiple of ${number}`,
    many: (number) => `multiples of ${number}`,
    why: (own, of) => divides(of, own),
    holds: isMultiple,
    propose: (value, { others, named }) => [
      ...divisors(value, 6, Math.min(99, value / 2)).map((n) => [n]),
      ...named.flatMap((one) =>
        value > one.value && one.value > 5 && isMultiple(value, one.value) ? [[one.part]] : [],
      ),
      ...others.flatMap((other) =>
        value > other.value && isMultiple(value, other.value) ? [[other.id]] : [],
      ),
    ],
  },
  factor: {
    weight: 2,
    takes: ['number'],
    name: (number) => `a factor of ${number}`,
    many: (number) => `factors of ${number}`,
    why: divides,
    holds: (value: number, number: number) => value > 0 && isMultiple(number, value),
    propose: (value, { others }) => [
      ...RICH.flatMap((n) => (n > value && isMultiple(n, value) ? [[n]] : [])),
      ...others.flatMap((other) =>
        other.value > value && isMultiple(other.value, value) ? [[other.id]] : [],
      ),
    ],
  },
  'digit-sum': {
    weight: 0.8,
    takes: ['number'],
    name: (sum) => `a number whose digits add up to ${sum}`,
    which: (sum) => `whose digits add up to ${sum}`,
    why: addUp,
    holds: (value: number, sum: number) => N.digitSum(value) === sum,
    propose: (value, { others }) => {
      const sum = N.digitSum(value);
      return [[sum], ...others.flatMap((other) => (other.value === sum ? [[other.id]] : []))];
    },
  },
  'same-digit-sum': {
    weight: 0.8,
    takes: ['entry'],
    name: (entry) => `a number with the same digit sum as ${entry}`,
    which: (entry) => `with the same digit sum as ${entry}`,
    why: sameSum,
    holds: (value: number, other: number) => N.digitSum(value) === N.digitSum(other),
    propose: (value, { others }) =>
      others.flatMap((other) =>
        N.digitSum(other.value) === N.digitSum(value) ? [[other.id]] : [],
      ),
  },
  'digit-product': {
    weight: 0.4,
    takes: ['number'],
    name: (product) => `a number whose digits multiply to ${product}`,
    which: (product) => `whose digits multiply to ${product}`,
    why: multiplyUp,
    holds: (value: number, product: number) => N.digitProduct(value) === product,
    propose: (value, { others }) => {
      const product = N.digitProduct(value);
      if (product === 0) return [];
      const same = others.flatMap((other) => (other.value === product ? [[other.id]] : []));
      return [[product], ...same];
    },
  },
  anagram: {
    weight: 3,
    takes: ['entry'],
    name: (entry) => `an anagram of ${entry}, but not the same number`,
    why: anagrams,
    holds: (value: number, other: number) =>
      value !== other && N.digitCounts(value) === N.digitCounts(other),
    propose: (value, { others }) =>
      others.flatMap((other) =>
        other.value !== value && N.digitCounts(other.value) === N.digitCounts(value)
          ? [[other.id]]
          : [],
      ),
  },
  'prime-factors': {
    takes: ['several'],
    name: (count) => `a number with exactly ${inWords(count!)} different prime factors`,
    which: (count) => `with exactly ${inWords(count!)} different prime factors`,
    holds: (value: number, count: number) => new Set(N.primeFactors(value)).size === count,
    propose: (value) => {
      const count = new Set(N.primeFactors(value)).size;
      return count >= 3 ? [[count]] : [];
    },
  },
  remainder: {
    weight: 0.6,
    takes: ['whole', 'several'],
    name: (rest, divisor) => `a number with remainder ${rest} when divided by ${divisor}`,
    which: (rest, divisor) => `with remainder ${rest} when divided by ${divisor}`,
    holds: (value: number, rest: number, divisor: number) => value % divisor === rest,
    propose: (value) =>
      [7, 9, 11, 12, 13, 16, 17, 19, 23, 25, 29, 31, 37].flatMap((divisor) =>
        value > divisor && value % divisor > 0 ? [[value % divisor, divisor]] : [],
      ),
  },
  between: {
    weight: 0.6,
    takes: ['number', 'number'],
    // "Between" would not say which of the two numbers is the greater.
    name: (low, high) => `a number greater than ${low} and less than ${high}`,
    which: (low, high) => `that is greater than ${low} and less than ${high}`,
    many: (low, high) => `numbers greater than ${low} and less than ${high}`,
    why: liesBetween,
    holds: (value: number, low: number, high: number) => low < value && value < high,
    propose: (value, { others }) => {
      const sorted = [...others].sort((a, b) => a.value - b.value);
      const above = sorted.findIndex((other) => other.value > value);
      const low = sorted[above < 0 ? sorted.length - 1 : above - 1];
      const high = sorted[above];
      return low && high && low.value < value && high.value < 2 * value ? [[low.id, high.id]] : [];
    },
  },
  more: {
    weight: 0.7,
    takes: ['whole', 'property'],
    name: (more, of) => `${inWords(more!)} more than ${of}`,
    which: (more, of) => `that is ${inWords(more!)} more than ${of}`,
    many: (more, of) => `numbers ${inWords(more!)} more than ${of}`,
    holds: (value: number, more: number, of: Test) => value > more && of(value - more),
    propose: (value) => [
      ...[1, 2, 3, 4, 5].flatMap((more) =>
        nested(value - more, NEAR).map((node): Part[] => [more, node]),
      ),
      ...divisors(value - 1, 7, Math.min(60, value / 2)).map((n): Part[] => [1, ['multiple', n]]),
    ],
  },
  less: {
    weight: 0.7,
    takes: ['whole', 'property'],
    name: (less, than) => `${inWords(less!)} less than ${than}`,
    which: (less, than) => `that is ${inWords(less!)} less than ${than}`,
    many: (less, than) => `numbers ${inWords(less!)} less than ${than}`,
    holds: (value: number, less: number, than: Test) => than(value + less),
    propose: (value) => [
      ...[1, 2, 3, 4, 5].flatMap((less) =>
        nested(value + less, NEAR).map((node): Part[] => [less, node]),
      ),
      ...divisors(value + 1, 7, Math.min(60, value / 2)).map((n): Part[] => [1, ['multiple', n]]),
    ],
  },
  times: {
    takes: ['several', 'property'],
    name: (times, of) => `${timesInWords(times!)} ${of}`,
    which: (times, of) => `that is ${timesInWords(times!)} ${of}`,
    many: (times, of) => `numbers ${timesInWords(times!)} ${of}`,
    holds: (value: number, times: number, of: Test) =>
      isMultiple(value, times) && of(value / times),
    propose: (value) =>
      [2, 3, 4, 5, 6, 7, 8, 9].flatMap((times) =>
        isMultiple(value, times)
          ? nested(value / times, SCALED).map((node): Part[] => [times, node])
          : [],
      ),
  },
  half: {
    weight: 0.6,
    takes: ['property'],
    name: (of) => `half of ${of}`,
    which: (of) => `that is half of ${of}`,
    many: (of) => `halves of ${of}`,
    holds: (value: number, of: Test) => of(2 * value),
    propose: (value) =>
      nested(2 * value, ['square', 'cube', 'triangular', 'palindrome']).map((node) => [node]),
  },
  ...TOGETHER,
  ...OVER_GRID,
  and: {
    takes: ['property', 'property'],
    name: (first, second) => `${first} ${second}`,
    holds: (value: number, first: Test, second: Test) => first(value) && second(value),
    // The generator combines two clues itself when one is too weak.
    propose: () => [],
  },
};
