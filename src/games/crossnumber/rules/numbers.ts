/** The table of computed values in clues, by kind. */
import { digitProduct, digitSum, reversed } from './arithmetic.ts';
import { FACTS } from './facts.ts';
import { type Hand, inWords, type NumberKind, type Proposals, timesInWords } from './kinds.ts';
import type { Part } from './types.ts';

/** The number itself if whole, else NaN. */
const whole = (value: number) => (Number.isInteger(value) ? value : Number.NaN);

/** Every pair of other entries, greater number first, that satisfies `fits`. */
function pairs({ others }: Hand, fits: (a: number, b: number) => boolean): Proposals {
  const found: Part[][] = [];
  for (const a of others) {
    for (const b of others) {
      if (a !== b && a.value >= b.value && fits(a.value, b.value)) found.push([a.id, b.id]);
    }
  }
  return found;
}

/** Every other entry that satisfies `fits`. */
function singles({ others }: Hand, fits: (value: number) => boolean): Proposals {
  return others.flatMap(({ id, value }) => (fits(value) ? [[id]] : []));
}

export const NUMBERS: Readonly<Record<string, NumberKind>> = {
  sum: {
    weight: 2,
    takes: ['number', 'number'],
    name: (a, b) => `the sum of ${a} and ${b}`,
    value: (a: number, b: number) => a + b,
    propose: (value, hand) => pairs(hand, (a, b) => a + b === value),
  },
  difference: {
    takes: ['number', 'number'],
    name: (a, b) => `the difference between ${a} and ${b}`,
    value: (a: number, b: number) => Math.abs(a - b),
    propose: (value, hand) => pairs(hand, (a, b) => a - b === value),
  },
  product: {
    weight: 3,
    takes: ['number', 'number'],
    name: (a, b) => `the product of ${a} and ${b}`,
    value: (a: number, b: number) => a * b,
    propose: (value, hand) => pairs(hand, (a, b) => a * b === value),
  },
  quotient: {
    takes: ['number', 'number'],
    name: (a, b) => `${a} divided by ${b}`,
    value: (a: number, b: number) => whole(a / b),
    propose: (value, hand) => pairs(hand, (a, b) => a === b * value),
  },
  middle: {
    takes: ['number', 'number'],
    name: (a, b) => `the number half-way between ${a} and ${b}`,
    value: (a: number, b: number) => whole((a + b) / 2),
    propose: (value, hand) => pairs(hand, (a, b) => a !== b && a + b === 2 * value),
  },
  times: {
    takes: ['several', 'number'],
    name: (times, a) => `${timesInWords(times!)} ${a}`,
    value: (times: number, a: number) => times * a,
    propose: (value, hand) =>
      [2, 3, 4, 5].flatMap((times) =>
        singles(hand, (other) => other * times === value).map((parts) => [times, ...parts]),
      ),
  },
  half: {
    takes: ['number'],
    name: (a) => `half of ${a}`,
    value: (a: number) => whole(a / 2),
    propose: (value, hand) => singles(hand, (other) => other === 2 * value),
  },
  'square-of': {
    weight: 3,
    takes: ['number'],
    name: (a) => `the square of ${a}`,
    value: (a: number) => a * a,
    propose: (value, hand) => [
      ...singles(hand, (other) => other * other === value),
      ...singles(hand, (other) => digitSum(other) ** 2 === value).map(([id]): Part[] => [
        ['digit-sum-of', id!],
      ]),
    ],
  },
  'cube-of': {
    weight: 3,
    takes: ['number'],
    name: (a) => `the cube of ${a}`,
    value: (a: number) => a ** 3,
    propose: (value, hand) => [
      ...singles(hand, (other) => other ** 3 === value),
      ...singles(hand, (other) => digitSum(other) ** 3 === value).map(([id]): Part[] => [
        ['digit-sum-of', id!],
      ]),
    ],
  },
  reverse: {
    weight: 3,
    takes: ['number'],
    name: (a) => `the reverse of ${a}`,
    // The reverse of 120 would begin with 0.
    value: (a: number) => (Number.isSafeInteger(a) && a % 10 > 0 ? reversed(a) : Number.NaN),
    propose: (value, hand) => singles(hand, (other) => other % 10 > 0 && reversed(other) === value),
  },
  'digit-sum-of': {
    takes: ['number'],
    name: (a) => `the digit sum of ${a}`,
    value: (a: number) => (Number.isSafeInteger(a) ? digitSum(a) : Number.NaN),
    propose: (value, hand) => singles(hand, (other) => digitSum(other) === value),
  },
  'digit-product-of': {
    takes: ['number'],
    name: (a) => `the product of the digits of ${a}`,
    value: (a: number) => (Number.isSafeInteger(a) ? digitProduct(a) : Number.NaN),
    propose: (value, hand) => singles(hand, (other) => digitProduct(other) === value),
  },
  more: {
    takes: ['whole', 'number'],
    name: (more, a) => `${inWords(more!)} more than ${a}`,
    value: (more: number, a: number) => a + more,
    propose: (value, hand) =>
      hand.others.flatMap(({ id, value: other }) => {
        const found: Part[][] = [];
        const more = value - other;
        if (more > 0 && more <= 25) found.push([more, id]);
        const beyondTwice = value - 2 * other;
        if (beyondTwice > 0 && beyondTwice < 10) found.push([beyondTwice, ['times', 2, id]]);
        return found;
      }),
  },
  less: {
    takes: ['whole', 'number'],
    name: (less, a) => `${inWords(less!)} less than ${a}`,
    value: (less: number, a: number) => a - less,
    propose: (value, hand) =>
      hand.others.flatMap(({ id, value: other }) => {
        const found: Part[][] = [];
        const less = other - value;
        if (less > 0 && less <= 25) found.push([less, id]);
        const belowTwice = 2 * other - value;
        if (belowTwice > 0 && belowTwice < 10) found.push([belowTwice, ['times', 2, id]]);
        return found;
      }),
  },
  fact: {
    weight: 8,
    takes: ['fact'],
    name: (fact) => fact!,
    value: (fact: number) => fact,
    propose: (value) =>
      Object.entries(FACTS).flatMap(([name, fact]) => (fact.value === value ? [[name]] : [])),
  },
};
