/** The table of computed values in clues, by kind. */
import {
  digitProduct,
  digitSum,
  digitsOf,
  isPrime,
  isSquare,
  primeAfter,
  reversed,
  squareAfter,
} from './arithmetic.ts';
import { backwards } from './arrangedWhys.ts';
import { addUp, multiplyUp } from './digitWhys.ts';
import { FACTS } from './facts.ts';
import {
  type Hand,
  inWords,
  type NumberKind,
  type Proposals,
  timesInWords,
  type Working,
} from './kinds.ts';
import { follows } from './orderWhys.ts';
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

/** Every other entry with a named number that satisfies `fits`. */
function withNamed({ others, named }: Hand, fits: (a: number, b: number) => boolean): Proposals {
  return named.flatMap((one) =>
    others.flatMap((other) => (fits(other.value, one.value) ? [[other.id, one.part]] : [])),
  );
}

const takenFrom = (value: number, less: number): Working[] =>
  value > less ? [{ value: value - less, line: `${value} − ${less} = ${value - less}` }] : [];

const addedTo = (value: number, more: number): Working => ({
  value: value + more,
  line: `${value} + ${more} = ${value + more}`,
});

const timesThat = (times: number, value: number): Working => ({
  value: times * value,
  line: `${times} × ${value} = ${times * value}`,
});

const dividedBy = (value: number, by: number): Working[] =>
  value % by === 0 ? [{ value: value / by, line: `${value} ÷ ${by} = ${value / by}` }] : [];

function rootOf(value: number, power: 2 | 3): Working[] {
  const root = Math.round(value ** (1 / power));
  if (root ** power !== value) return [];
  return [{ value: root, line: `${value} = ${new Array(power).fill(root).join(' × ')}` }];
}

/** The next number of a sequence after another entry's. */
const nextAfter = (
  name: 'prime' | 'square',
  isMember: (value: number) => boolean,
  after: (value: number) => number,
): NumberKind => ({
  weight: 3,
  takes: ['number'],
  name: (a) => `the next ${name} after ${a}`,
  value: after,
  line: (value, a) => `the next ${name} after ${a} is ${value}`,
  why: follows(name),
  propose: (value, hand) =>
    isMember(value) ? singles(hand, (other) => other < value && after(other) === value) : [],
});

export const NUMBERS: Readonly<Record<string, NumberKind>> = {
  sum: {
    weight: 2,
    takes: ['number', 'number'],
    name: (a, b) => `the sum of ${a} and ${b}`,
    value: (a: number, b: number) => a + b,
    line: (value, a, b) => `${a} + ${b} = ${value}`,
    back: (value, at, a, b) => takenFrom(value, at === 0 ? b! : a!),
    propose: (value, hand) => [
      ...pairs(hand, (a, b) => a + b === value),
      ...withNamed(hand, (a, b) => a + b === value),
    ],
  },
  difference: {
    takes: ['number', 'number'],
    name: (a, b) => `the difference between ${a} and ${b}`,
    value: (a: number, b: number) => Math.abs(a - b),
    line: (value, a, b) => `${Math.max(a!, b!)} − ${Math.min(a!, b!)} = ${value}`,
    back: (value, at, a, b) => {
      const other = at === 0 ? b! : a!;
      return [addedTo(other, value), ...takenFrom(other, value)];
    },
    propose: (value, hand) => [
      ...pairs(hand, (a, b) => a - b === value),
      ...withNamed(hand, (a, b) => a - b === value),
    ],
  },
  product: {
    weight: 3,
    takes: ['number', 'number'],
    name: (a, b) => `the product of ${a} and ${b}`,
    value: (a: number, b: number) => a * b,
    line: (value, a, b) => `${a} × ${b} = ${value}`,
    back: (value, at, a, b) => dividedBy(value, at === 0 ? b! : a!),
    propose: (value, hand) => pairs(hand, (a, b) => a * b === value),
  },
  quotient: {
    takes: ['number', 'number'],
    name: (a, b) => `${a} divided by ${b}`,
    value: (a: number, b: number) => whole(a / b),
    line: (value, a, b) => `${a} ÷ ${b} = ${value}`,
    back: (value, at, a, b) => (at === 0 ? [timesThat(b!, value)] : dividedBy(a!, value)),
    propose: (value, hand) => pairs(hand, (a, b) => a === b * value),
  },
  middle: {
    takes: ['number', 'number'],
    name: (a, b) => `the number halfway between ${a} and ${b}`,
    value: (a: number, b: number) => whole((a + b) / 2),
    line: (value, a, b) => `(${a} + ${b}) ÷ 2 = ${value}`,
    back: (value, at, a, b) => {
      const other = at === 0 ? b! : a!;
      const found = 2 * value - other;
      return [{ value: found, line: `2 × ${value} − ${other} = ${found}` }];
    },
    propose: (value, hand) => pairs(hand, (a, b) => a !== b && a + b === 2 * value),
  },
  times: {
    takes: ['several', 'number'],
    name: (times, a) => `${timesInWords(times!)} ${a}`,
    value: (times: number, a: number) => times * a,
    line: (value, times, a) => `${times} × ${a} = ${value}`,
    back: (value, _, times) => dividedBy(value, times!),
    propose: (value, hand) =>
      [2, 3, 4, 5].flatMap((times) =>
        singles(hand, (other) => other * times === value).map((parts) => [times, ...parts]),
      ),
  },
  half: {
    takes: ['number'],
    name: (a) => `half of ${a}`,
    value: (a: number) => whole(a / 2),
    line: (value, a) => `${a} ÷ 2 = ${value}`,
    back: (value) => [timesThat(2, value)],
    propose: (value, hand) => singles(hand, (other) => other === 2 * value),
  },
  'square-of': {
    weight: 3,
    takes: ['number'],
    name: (a) => `the square of ${a}`,
    value: (a: number) => a * a,
    line: (value, a) => `${a} × ${a} = ${value}`,
    back: (value) => rootOf(value, 2),
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
    line: (value, a) => `${a} × ${a} × ${a} = ${value}`,
    back: (value) => rootOf(value, 3),
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
    why: backwards,
    line: (value, a) => `${a} backwards = ${value}`,
    back: (value) => [{ value: reversed(value), line: `${value} backwards = ${reversed(value)}` }],
    propose: (value, hand) => singles(hand, (other) => other % 10 > 0 && reversed(other) === value),
  },
  'digit-sum-of': {
    takes: ['number'],
    name: (a) => `the digit sum of ${a}`,
    value: (a: number) => (Number.isSafeInteger(a) ? digitSum(a) : Number.NaN),
    line: (value, a) => `${digitsOf(a!).join(' + ')} = ${value}`,
    why: (total, of) => addUp(of, total),
    propose: (value, hand) => singles(hand, (other) => digitSum(other) === value),
  },
  'digit-product-of': {
    takes: ['number'],
    name: (a) => `the product of the digits of ${a}`,
    value: (a: number) => (Number.isSafeInteger(a) ? digitProduct(a) : Number.NaN),
    line: (value, a) => `${digitsOf(a!).join(' × ')} = ${value}`,
    why: (total, of) => multiplyUp(of, total),
    propose: (value, hand) => singles(hand, (other) => digitProduct(other) === value),
  },
  more: {
    takes: ['whole', 'number'],
    name: (more, a) => `${inWords(more!)} more than ${a}`,
    value: (more: number, a: number) => a + more,
    line: (value, more, a) => `${a} + ${more} = ${value}`,
    back: (value, _, more) => takenFrom(value, more!),
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
    line: (value, less, a) => `${a} − ${less} = ${value}`,
    back: (value, _, less) => [addedTo(value, less!)],
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
  'prime-after': nextAfter('prime', isPrime, primeAfter),
  'square-after': nextAfter('square', isSquare, squareAfter),
  'puzzle-number': {
    weight: 8,
    takes: ['whole'],
    name: () => 'the number of this puzzle',
    value: (number: number) => number,
    // A clue that gives its number away is none: the generator uses it inside others.
    propose: () => [],
  },
  'puzzle-year': {
    weight: 8,
    takes: ['whole'],
    name: () => 'the year of this puzzle',
    value: (year: number) => year,
    propose: () => [],
  },
  fact: {
    weight: 4,
    takes: ['fact'],
    name: (fact) => fact!,
    value: (fact: number) => fact,
    propose: (value) =>
      Object.entries(FACTS).flatMap(([name, fact]) => (fact.value === value ? [[name]] : [])),
  },
};
