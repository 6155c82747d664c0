/** Number theory by the plainest definitions, for tests that must not trust the game's own. */

export const digits = (value: number): number[] => [...String(value)].map(Number);
export const numberFrom = (list: readonly number[]) => Number(list.join(''));
export const sorted = (value: number) => digits(value).sort().join('');
export const sumOfDigits = (value: number) => digits(value).reduce((sum, digit) => sum + digit, 0);
export const productOfDigits = (value: number) =>
  digits(value).reduce((product, digit) => product * digit, 1);

/** The different primes that divide a number. */
export function primesIn(value: number): Map<number, number> {
  const found = new Map<number, number>();
  let rest = value;
  for (let prime = 2; prime * prime <= rest; prime++) {
    for (; rest % prime === 0; rest /= prime) found.set(prime, (found.get(prime) ?? 0) + 1);
  }
  if (rest > 1) found.set(rest, (found.get(rest) ?? 0) + 1);
  return found;
}

export function isPrime(value: number): boolean {
  if (!(value > 1)) return false;
  for (let divisor = 2; divisor * divisor <= value; divisor++) {
    if (value % divisor === 0) return false;
  }
  return true;
}

/** The least number above another that passes a test; NaN for NaN. */
export function nextAfter(value: number, test: (value: number) => boolean): number {
  if (!Number.isInteger(value)) return Number.NaN;
  let next = value + 1;
  while (!test(next)) next++;
  return next;
}

export function isPower(value: number, base: number): boolean {
  for (let power = 1; power <= value; power *= base) if (power === value) return true;
  return false;
}

/** More than a product of two entries of six digits, or two entries written one after the other. */
const LIMIT = 1e12;

/** A test by a list of the terms of a sequence that rises. */
function termsOf(term: (n: number) => number): (value: number) => boolean {
  const known = new Set<number>();
  let [next, last] = [1, 0];
  return (value) => {
    if (!(value > 0) || value > LIMIT) return false;
    while (last < value) {
      last = term(next++);
      known.add(last);
    }
    return known.has(value);
  };
}

const fibonacci = [1, 2];
while (fibonacci.at(-1)! < LIMIT) fibonacci.push(fibonacci.at(-1)! + fibonacci.at(-2)!);

export const isSquare = termsOf((n) => n * n);
const inOrder = (value: number, fits: (a: number, b: number) => boolean) =>
  digits(value).every((digit, i, all) => i === 0 || fits(all[i - 1]!, digit));

const MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

type Test = (value: number) => boolean;

export const NOUNS: Readonly<Record<string, Test>> = {
  'a square': isSquare,
  'a cube': termsOf((n) => n ** 3),
  'a prime': isPrime,
  'a triangular number': termsOf((n) => (n * (n + 1)) / 2),
  'a Fibonacci number': (value) => fibonacci.includes(value),
  'a palindrome': (value) => value > 0 && digits(value).reverse().join('') === String(value),
  'the product of two consecutive numbers': termsOf((n) => n * (n + 1)),
  'the sum of two consecutive squares': termsOf((n) => n * n + (n + 1) * (n + 1)),
  'a leap year': (value) =>
    value > 999 && value < 10_000 && new Date(Date.UTC(value, 1, 29)).getUTCMonth() === 1,
  'a time on the 24-hour clock, without the colon': (value) =>
    value > 99 && Math.floor(value / 100) < 24 && value % 100 < 60,
  'a date, written as day then month': (value) => {
    const [day, month] = [Math.floor(value / 100), value % 100];
    return day > 0 && day <= (MONTHS[month - 1] ?? 0);
  },
  'the product of two different primes': (value) => String([...primesIn(value).values()]) === '1,1',
};

export const CLAUSES: Readonly<Record<string, Test>> = {
  'whose digits rise from left to right': (value) => inOrder(value, (a, b) => a < b),
  'whose digits fall from left to right': (value) => inOrder(value, (a, b) => a > b),
  'with no repeated digits': (value) => new Set(digits(value)).size === digits(value).length,
  'whose digits, in some order, are consecutive': (value) => {
    const list = digits(value).sort();
    return list.every((digit, i) => digit === list[0]! + i);
  },
  'whose digits are all odd': (value) => digits(value).every((digit) => digit % 2 === 1),
  'whose digits are all even': (value) => digits(value).every((digit) => digit % 2 === 0),
};
