/** Elementary number theory of single numbers, for clues. */

/** The numbers in ascending order, each once. */
export const ascending = (numbers: Iterable<number>) => [...new Set(numbers)].sort((a, b) => a - b);

/** The digits from the left. Hints call this for thousands of numbers: a string each is too slow. */
export function digitsOf(value: number): number[] {
  const digits: number[] = [];
  for (let rest = value; rest > 9; rest = Math.floor(rest / 10)) digits.push(rest % 10);
  const first = value > 9 ? Math.floor(value / 10 ** digits.length) : value;
  return [...digits, first].reverse();
}

/**
 * Folds `step` over a number's digits from right to left. Elimination calls this for every number
 * of a length: converting each number to a string took nine tenths of a hint's time.
 */
function fold(value: number, first: number, step: (sum: number, digit: number) => number): number {
  if (!(value >= 0)) return Number.NaN;
  let result = first;
  let rest = value;
  do {
    result = step(result, rest % 10);
    rest = Math.floor(rest / 10);
  } while (rest > 0);
  return result;
}

const add = (sum: number, digit: number) => sum + digit;
const multiply = (product: number, digit: number) => product * digit;
const append = (number: number, digit: number) => number * 10 + digit;
const include = (set: number, digit: number) => set | (1 << digit);
const COUNTERS = Array.from({ length: 10 }, (_, digit) => 16 ** digit);
const count = (counts: number, digit: number) => counts + COUNTERS[digit]!;

export function digitSum(value: number): number {
  return fold(value, 0, add);
}

export function digitProduct(value: number): number {
  return fold(value, 1, multiply);
}

/** The number with its digits in reverse order; zeros that come to the front are dropped. */
export function reversed(value: number): number {
  return fold(value, 0, append);
}

/** The count of each digit, packed into one number that all anagrams share. */
export function digitCounts(value: number): number {
  return fold(value, 0, count);
}

/** The number's digits as a bit set. */
export function digitSet(value: number): number {
  return fold(value, 0, include);
}

export function isSquare(value: number): boolean {
  const root = Math.round(Math.sqrt(value));
  return value > 0 && root * root === value;
}

export function isCube(value: number): boolean {
  const root = Math.round(Math.cbrt(value));
  return value > 0 && root * root * root === value;
}

/** Whether a number is 1, 3, 6, 10 …: eight times such a number, plus one, is an odd square. */
export function isTriangular(value: number): boolean {
  return value > 0 && isSquare(8 * value + 1);
}

/**
 * Whether a number is 1, 2, 3, 5, 8 …: five times the square of such a number, plus or minus four,
 * is a square (Gessel, 1972).
 */
export function isFibonacci(value: number): boolean {
  if (value < 1 || value > 10_000_000) return false;
  const five = 5 * value * value;
  return isSquare(five + 4) || isSquare(five - 4);
}

/** 1 counts as a power of every base. */
export function isPowerOf(value: number, base: number): boolean {
  if (value < 1 || base < 2) return false;
  let rest = value;
  while (rest % base === 0) rest /= base;
  return rest === 1;
}

/** Whether a number is a product of two consecutive numbers: 6 = 2 × 3, 12 = 3 × 4 … */
export function isPronic(value: number): boolean {
  return value > 0 && isSquare(4 * value + 1);
}

/**
 * Whether a number is a sum of two consecutive squares, as 5 = 1 + 4, 13 = 4 + 9 …: twice such a
 * number, less one, is an odd square.
 */
export function isTwoSquares(value: number): boolean {
  return value > 4 && isSquare(2 * value - 1);
}

export function isPalindrome(value: number): boolean {
  return value > 0 && reversed(value) === value && value % 10 !== 0;
}

/** The prime factors in ascending order, each as often as it divides. */
export function primeFactors(value: number): number[] {
  const factors: number[] = [];
  let rest = value;
  for (let divisor = 2; divisor * divisor <= rest; divisor += divisor === 2 ? 1 : 2) {
    while (rest % divisor === 0) {
      factors.push(divisor);
      rest /= divisor;
    }
  }
  if (rest > 1) factors.push(rest);
  return factors;
}

/** Whether a number is the product of two different primes. */
export function isSemiprime(value: number): boolean {
  const factors = primeFactors(value);
  return factors.length === 2 && factors[0] !== factors[1];
}

export function isPrime(value: number): boolean {
  if (value < 4) return value === 2 || value === 3;
  if (value % 2 === 0) return false;
  for (let divisor = 3; divisor * divisor <= value; divisor += 2) {
    if (value % divisor === 0) return false;
  }
  return true;
}

/** Whether a number of three or four digits is a time of day: 945 is 9:45, 1435 is 14:35. */
export function isTime(value: number): boolean {
  return value >= 100 && value < 2400 && value % 100 < 60;
}

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a number of three or four digits is a date, the day first: 3112 is 31 December. */
export function isDate(value: number): boolean {
  const month = value % 100;
  return value >= 101 && month >= 1 && month <= 12 && Math.floor(value / 100) <= DAYS[month - 1]!;
}

/** The least prime that is greater than a number; NaN for NaN. */
export function primeAfter(value: number): number {
  if (!Number.isSafeInteger(value)) return Number.NaN;
  let next = value + 1;
  while (!isPrime(next)) next++;
  return next;
}

/** The least square that is greater than a number. */
export const squareAfter = (value: number) => (Math.floor(Math.sqrt(value)) + 1) ** 2;

/** Whether a year of four digits is a leap year, by the Gregorian rule. */
export function isLeapYear(value: number): boolean {
  if (value < 1000 || value > 9999) return false;
  return value % 4 === 0 && (value % 100 !== 0 || value % 400 === 0);
}

/** Whether each digit and the next, from left to right, satisfy `inOrder`; true for one digit. */
function stepwise(value: number, inOrder: (digit: number, next: number) => boolean): boolean {
  let next = value % 10;
  for (let rest = Math.floor(value / 10); rest > 0; rest = Math.floor(rest / 10)) {
    const digit = rest % 10;
    if (!inOrder(digit, next)) return false;
    next = digit;
  }
  return true;
}

const rises = (digit: number, next: number) => digit < next;
const falls = (digit: number, next: number) => digit > next;
const areEven = (digit: number, next: number) => digit % 2 === 0 && next % 2 === 0;
const areOdd = (digit: number, next: number) => digit % 2 === 1 && next % 2 === 1;

export function isAscending(value: number): boolean {
  return stepwise(value, rises);
}

export function isDescending(value: number): boolean {
  return stepwise(value, falls);
}

export function hasDifferentDigits(value: number): boolean {
  let seen = 0;
  for (let rest = value; rest > 0; rest = Math.floor(rest / 10)) {
    const bit = 1 << (rest % 10);
    if (seen & bit) return false;
    seen |= bit;
  }
  return true;
}

/** Whether the digits are neighbours in counting, in any order: 354, but not 356. */
export function hasConsecutiveDigits(value: number): boolean {
  if (!hasDifferentDigits(value)) return false;
  const set = digitSet(value);
  // A bit set of consecutive digits, divided by its lowest bit, is one less than a power of two.
  const run = set / (set & -set);
  return (run & (run + 1)) === 0;
}

export function hasDigitsOfParity(value: number, parity: 0 | 1): boolean {
  return stepwise(value, parity === 0 ? areEven : areOdd) && value % 2 === parity;
}
