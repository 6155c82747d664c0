/**
 * Lists the numbers that a kind of clue allows without testing each number. The lists only save
 * time: for kinds missing here every number is tested (meaning.ts).
 */
import { all, factored, palindromes, primes, type Range, spelled, steps, terms } from './ranges.ts';

/**
 * An argument of a kind of clue: a number, or for a nested property the `Range` that lists its
 * numbers.
 */
export type Argument = number | Range;
/** The slots of a kind decide the types of its arguments (kinds.ts). */
type Among = (...args: never[]) => Range;

/** Numbers in which each digit and the next satisfy `goesOn`. */
function following(goesOn: (last: number, digit: number) => boolean): Range {
  const first = 10;
  return spelled(
    first,
    (last, digit) => (last === first || goesOn(last, digit) ? digit : -1),
    () => true,
  );
}

const different: Range = spelled(
  0,
  (set, digit) => ((set >> digit) & 1 ? -1 : set | (1 << digit)),
  () => true,
);

const consecutive: Range = spelled(
  0,
  (set, digit) => ((set >> digit) & 1 ? -1 : set | (1 << digit)),
  (set) => {
    // A bit set of consecutive digits, divided by its lowest bit, is one less than a power of two.
    const run = set / (set & -set);
    return (run & (run + 1)) === 0;
  },
);

const summingTo = (total: number) =>
  spelled(
    0,
    (sum, digit) => (sum + digit > total ? -1 : sum + digit),
    (sum) => sum === total,
  );

const multiplyingTo = (total: number) =>
  spelled(
    1,
    (product, digit) => {
      // For a product of 0 one digit 0 is enough, wherever it is: any digit may follow.
      if (total === 0) return product * digit;
      return digit > 0 && total % (product * digit) === 0 ? product * digit : -1;
    },
    (product) => product === total,
  );

const FIBONACCI = [1, 2];
while (FIBONACCI.length < 34) FIBONACCI.push(FIBONACCI.at(-1)! + FIBONACCI.at(-2)!);

export const AMONG: Readonly<Record<string, Among>> = {
  square: () => terms((n) => n * n),
  cube: () => terms((n) => n * n * n),
  triangular: () => terms((n) => (n * (n + 1)) / 2),
  pronic: () => terms((n) => n * (n + 1)),
  'two-squares': () => terms((n) => (n + 1) ** 2 + (n + 2) ** 2),
  fibonacci: () => (low, high) => FIBONACCI.filter((value) => low <= value && value <= high),
  prime: () => primes,
  semiprime: () => factored((factors, different) => factors === 2 && different === 2),
  palindrome: () => palindromes,
  ascending: () => following((last, digit) => last < digit),
  descending: () => following((last, digit) => last > digit),
  different: () => different,
  consecutive: () => consecutive,
  odd: () =>
    spelled(
      0,
      (_, digit) => (digit % 2 === 1 ? 0 : -1),
      () => true,
    ),
  even: () =>
    spelled(
      0,
      (_, digit) => (digit % 2 === 0 ? 0 : -1),
      () => true,
    ),
  is: (number: number) => (low, high) => (low <= number && number <= high ? [number] : []),
  power: (base: number) => terms((n) => base ** n),
  multiple: (number: number) => steps(0, Math.abs(number)),
  'digit-sum': summingTo,
  'digit-product': multiplyingTo,
  'prime-factors': (count: number) => factored((_, different) => different === count),
  remainder: (rest: number, divisor: number) => (rest < divisor ? steps(rest, divisor) : () => []),
  between: (low: number, high: number) => (from, to) =>
    all(Math.max(from, low + 1), Math.min(to, high - 1)),
  more: (more: number, of: Range) => (low, high) =>
    of(Math.max(1, low - more), high - more).map((value) => value + more),
  less: (less: number, than: Range) => (low, high) =>
    than(low + less, high + less).map((value) => value - less),
  times: (times: number, of: Range) => (low, high) =>
    of(Math.ceil(low / times), Math.floor(high / times)).map((value) => value * times),
  half: (of: Range) => (low, high) =>
    of(2 * low, 2 * high).flatMap((value) => (value % 2 === 0 ? [value / 2] : [])),
};
