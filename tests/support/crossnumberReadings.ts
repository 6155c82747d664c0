/**
 * Plausible misreadings of Crossnumber's clues. Each has its own definitions of the words, and
 * names the convention, a sentence on the game's page, that rules the misreading out.
 */
import {
  digitsOf,
  primeAfter,
  primeFactors,
  squareAfter,
} from '../../src/games/crossnumber/rules/arithmetic.ts';
import { FACTS } from '../../src/games/crossnumber/rules/facts.ts';
import type { Slot, Test } from '../../src/games/crossnumber/rules/kinds.ts';
import {
  entriesIn,
  type Look,
  saidBy,
  slotsOf,
} from '../../src/games/crossnumber/rules/meaning.ts';
import type { Convention } from '../../src/games/crossnumber/rules/notes.ts';
import { NUMBERS } from '../../src/games/crossnumber/rules/numbers.ts';
import { type Problem, problemOf } from '../../src/games/crossnumber/rules/problem.ts';
import { PROPERTIES } from '../../src/games/crossnumber/rules/properties.ts';
import type { Board, Node, Part } from '../../src/games/crossnumber/rules/types.ts';

type Holds = (value: number, ...args: (number | Test)[]) => boolean;

export interface Reading {
  /** The convention that rules the reading out; missing where the reading changes no puzzle. */
  readonly answered?: Convention;
  /** Alternative meanings by kind of property. */
  readonly properties?: Readonly<Record<string, Holds>>;
  /** Alternative meanings by kind of number. */
  readonly numbers?: Readonly<Record<string, (...args: number[]) => number>>;
  /**
   * Whether the second half of a clue ("…, and …") applies to the number named in the first half.
   */
  readonly attached?: boolean;
}

const every = (value: number, inOrder: (a: number, b: number) => boolean) =>
  digitsOf(value).every((digit, i, all) => i === 0 || inOrder(all[i - 1]!, digit));
const isRun = (digits: readonly number[]) =>
  digits.every((digit, i) => i === 0 || digit === digits[i - 1]! + 1);
const sortedDigits = (value: number) => digitsOf(value).toSorted((a, b) => a - b);
const only = (answered: Convention, kind: string, holds: Holds): Reading => ({
  answered,
  properties: { [kind]: holds },
});
const own = (kind: string) => PROPERTIES[kind]!.holds;

const BY_NAME: Readonly<Record<string, Reading>> = {
  'a number is an anagram of itself': only(
    'anagram',
    'anagram',
    (value, other) => String(sortedDigits(value)) === String(sortedDigits(other as number)),
  ),
  'a number is no multiple of itself': only(
    'itself',
    'multiple',
    (value, of) => value !== of && value % (of as number) === 0,
  ),
  'a number is no factor of itself': only(
    'itself',
    'factor',
    (value, of) => value !== of && (of as number) % value === 0,
  ),
  'the first power is none': only(
    'itself',
    'power',
    (value, base) => value !== base && own('power')(value, base!),
  ),
  'a prime factor that divides twice is not different': only(
    'factors',
    'prime-factors',
    (value, count) => {
      const factors = primeFactors(value);
      return factors.length === count && new Set(factors).size === count;
    },
  ),
  'a prime factor counts as often as it divides': only(
    'factors',
    'prime-factors',
    (value, count) => primeFactors(value).length === count,
  ),
  'digits that stay the same rise': only('digits', 'ascending', (value) =>
    every(value, (a, b) => a <= b),
  ),
  'digits that stay the same fall': only('digits', 'descending', (value) =>
    every(value, (a, b) => a >= b),
  ),
  'digits rise by one': only('digits', 'ascending', (value) => every(value, (a, b) => b === a + 1)),
  'digits fall by one': only('digits', 'descending', (value) =>
    every(value, (a, b) => b === a - 1),
  ),
  '0 is not even': only('even', 'even', (value) =>
    digitsOf(value).every((d) => d > 0 && d % 2 === 0),
  ),
  'every fourth year is a leap year': only(
    'leap',
    'leap-year',
    (value) => value > 999 && value % 4 === 0,
  ),
  'a single digit is no palindrome': only(
    'palindrome',
    'palindrome',
    (value) => value > 9 && own('palindrome')(value),
  ),
  'digits of another are needed as often as it has them': only(
    'contains',
    'contains',
    (value, other) => {
      const left = sortedDigits(value);
      return sortedDigits(other as number).every((digit) => {
        const at = left.indexOf(digit);
        if (at >= 0) left.splice(at, 1);
        return at >= 0;
      });
    },
  ),
  'two numbers share no digit, but one may have a digit twice': only(
    'together',
    'different-with',
    (value, other) => !digitsOf(value).some((digit) => digitsOf(other as number).includes(digit)),
  ),
  'two numbers have no digit twice, but may share one': only(
    'together',
    'different-with',
    (value, other) => own('different')(value) && own('different')(other as number),
  ),
  'two numbers together are their sum': only('together', 'different-with', (value, other) =>
    own('different')(value + (other as number)),
  ),
  'a prime is the next after itself': {
    answered: 'after',
    numbers: { 'prime-after': (a) => (own('prime')(a) ? a : primeAfter(a)) },
  },
  'a square is the next after itself': {
    answered: 'after',
    numbers: { 'square-after': (a) => (own('square')(a) ? a : squareAfter(a)) },
  },
  'the greatest may be there twice': {
    answered: 'greatest',
    properties: {
      greatest: (value, ...others) => others.every((other) => value >= (other as number)),
      above: (value, other) => value >= (other as number),
      least: (value, ...others) => others.every((other) => value <= (other as number)),
      below: (value, other) => value <= (other as number),
    },
  },
  'a clock has twelve hours': only('time', 'time', (value) => own('time')(value) && value < 1300),
  'a day ends at 2400': only('time', 'time', (value) => own('time')(value) || value === 2400),
  'a date has the month first': only('date', 'date', (value) =>
    own('date')((value % 100) * 100 + Math.floor(value / 100)),
  ),
  '29 February is no date': only('date', 'date', (value) => own('date')(value) && value !== 2902),
  'the greater number of a pair is its own': {
    properties: {
      'difference-with': (value, other, of) => (of as Test)(value - (other as number)),
    },
  },
  '0 follows 9': only('consecutive', 'consecutive', (value) =>
    Array.from({ length: 10 }, (_, shift) =>
      digitsOf(value)
        .map((digit) => (digit + shift) % 10)
        .toSorted((a, b) => a - b),
    ).some(isRun),
  ),
  'consecutive digits may be there twice': only('consecutive', 'consecutive', (value) =>
    isRun([...new Set(sortedDigits(value))]),
  ),
  'consecutive digits are in order': only('consecutive', 'consecutive', (value) =>
    isRun(digitsOf(value)),
  ),
  '0 counts': {
    properties: {
      more: (value, more, of) =>
        value >= (more as number) && (of as Test)(value - (more as number)),
      square: (value) => value === 0 || own('square')(value),
      cube: (value) => value === 0 || own('cube')(value),
      triangular: (value) => value === 0 || own('triangular')(value),
      palindrome: (value) => value === 0 || own('palindrome')(value),
      fibonacci: (value) => value === 0 || own('fibonacci')(value),
      pronic: (value) => value === 0 || own('pronic')(value),
    },
  },
  '1 does not count': {
    properties: Object.fromEntries(
      ['square', 'cube', 'triangular', 'palindrome', 'fibonacci'].map((kind) => [
        kind,
        (value: number) => value !== 1 && own(kind)(value),
      ]),
    ),
  },
  '1 is a prime': { properties: { prime: (value) => value === 1 || own('prime')(value) } },
  'the greater number of a difference is named first': { numbers: { difference: (a, b) => a - b } },
  'zeros in front of a reverse fall away': {
    numbers: { reverse: (a) => Number([...`${a}`].reverse().join('')) },
  },
  'the second half is said of the number in the first': { attached: true },
};

/** Each misreading alone, and, for a convention that rules out several, all of these combined. */
export const READINGS = [
  ...Object.entries(BY_NAME).map(([name, reading]) => ({ name, ...reading })),
  ...['itself', 'digits'].map((answered) => ({
    name: `all about ${answered}`,
    answered: answered as Convention,
    properties: Object.assign(
      {},
      ...Object.values(BY_NAME).map((one) => one.answered === answered && one.properties),
    ),
  })),
];

/** The value of a part of a clue under the reading, or NaN where the part has no value. */
function valueIn(part: Part, slot: Slot, look: Look, reading: Reading): number {
  if (typeof part === 'number') return part;
  if (typeof part === 'string') return slot === 'fact' ? FACTS[part]!.value : look(part);
  const kind = NUMBERS[part[0]]!;
  const args = kind.takes.map((at, i) => valueIn(part[i + 1]!, at, look, reading));
  const value = (reading.numbers?.[part[0]] ?? kind.value)(...args);
  return Number.isSafeInteger(value) ? value : Number.NaN;
}

/**
 * The part of a clue's first half to which the second half could refer instead of the entry's
 * number.
 */
function innermost(clue: Node): Part | undefined {
  const { takes } = PROPERTIES[clue[0]]!;
  const at = takes.findLastIndex((slot) => ['property', 'number', 'entry'].includes(slot));
  const part = at < 0 ? undefined : clue[at + 1];
  return typeof part === 'number' ? undefined : part;
}

const numbersOf = (length: number) => {
  const low = 10 ** (length - 1);
  return Int32Array.from({ length: 9 * low }, (_, i) => low + i);
};

/** A test whether a number fits the clue under the reading. */
export function testBy(clue: Node, look: Look, reading: Reading): Test {
  if (clue[0] === 'and' && reading.attached) {
    const [, first, second] = clue as readonly [string, Node, Node];
    const part = innermost(first);
    const slot = PROPERTIES[first[0]]!.takes.at(-1);
    const also = testBy(second, look, reading);
    if (part !== undefined && slot === 'property') {
      const inner = [...first.slice(0, -1), ['and', part, second]] as unknown as Node;
      return testBy(inner, look, reading);
    }
    if (part !== undefined) {
      const test = testBy(first, look, reading);
      return (value) => test(value) && also(valueIn(part, slot!, look, reading));
    }
  }
  const { holds } = PROPERTIES[clue[0]]!;
  const meaning = reading.properties?.[clue[0]] ?? holds;
  const args = slotsOf(clue, 'property').map((slot, i) => {
    const part = clue[i + 1]!;
    if (slot === 'property') {
      const test = testBy(part as Node, look, reading);
      return () => test;
    }
    return () => valueIn(part, slot, look, reading);
  });
  return (value) => meaning(value, ...args.map((arg) => arg()));
}

/** A board as a problem for the solver, with the clues of the entries `ids` under the reading. */
export function problemBy(board: Board, ids: readonly string[], reading: Reading): Problem {
  const base = problemOf(board);
  const { grid, values } = base;
  const look: Look = (id) => values[grid.indexOf.get(id)!]!;
  const isRead = (entry: number) => ids.includes(grid.entries[entry]!.id);
  const links = base.links.filter(({ entry }) => !isRead(entry));
  const own = base.own.map((list, entry) => {
    const { id, cells } = grid.entries[entry]!;
    if (!isRead(entry)) return list;
    let fits: Int32Array | null = null;
    const clue = board.clues[id]!;
    for (const said of reading.attached ? [clue] : saidBy(clue)) {
      const test = testBy(said, look, reading);
      const others = entriesIn(said).map((other) => grid.indexOf.get(other)!);
      if (others.length > 0) {
        const given = said[0] === 'is' ? () => valueIn(said[1]!, 'number', look, reading) : null;
        links.push({ entry, clue: said, others, test: () => test, given });
      } else fits = (fits ?? numbersOf(cells.length)).filter(test);
    }
    return fits;
  });
  return { grid, own, links, values };
}

/** Whether the reading redefines any kind of property or number in the clue. */
export function hasActions(clue: Node, reading: Reading): boolean {
  const { properties, numbers, attached } = reading;
  if (attached && clue[0] === 'and') return true;
  const inside = clue.filter((part): part is Node => Array.isArray(part));
  return (
    Object.hasOwn({ ...properties, ...numbers }, clue[0]) ||
    inside.some((part) => hasActions(part, reading))
  );
}

/**
 * Whether the reading and the rules judge any number of the length differently; true without a
 * trial for clues that refer to other entries.
 */
export function isOther(clue: Node, length: number, reading: Reading): boolean {
  if (entriesIn(clue).length > 0) return true;
  const [read, ruled] = [reading, {}].map((by) => testBy(clue, () => Number.NaN, by));
  return numbersOf(length).some((value) => read!(value) !== ruled!(value));
}
