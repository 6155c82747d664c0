/** What is known of single numbers: the plain number theory that clues speak of. */

export function digitsOf(value: number): number[] {
  return Array.from(String(value), Number);
}

export function digitSum(value: number): number {
  return digitsOf(value).reduce((sum, digit) => sum + digit, 0);
}

export function digitProduct(value: number): number {
  return digitsOf(value).reduce((product, digit) => product * digit, 1);
}

/** The digits from right to left; zeros that come to the front fall away. */
export function reversed(value: number): number {
  return Number(digitsOf(value).reverse().join(''));
}

/** The digits in ascending order, as a key that anagrams have in common. */
export function sortedDigits(value: number): string {
  return digitsOf(value).sort().join('');
}

export function isSquare(value: number): boolean {
  return value > 0 && Math.round(Math.sqrt(value)) ** 2 === value;
}

export function isCube(value: number): boolean {
  return value > 0 && Math.round(Math.cbrt(value)) ** 3 === value;
}

/** 1, 3, 6, 10 …: eight times one, plus one, is an odd square. */
export function isTriangular(value: number): boolean {
  return value > 0 && isSquare(8 * value + 1);
}

/** 1, 2, 3, 5, 8 …: five times its square, plus or minus four, is a square (Gessel, 1972). */
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

/** 6 = 2 × 3, 12 = 3 × 4, 20 = 4 × 5 … */
export function isPronic(value: number): boolean {
  return value > 0 && isSquare(4 * value + 1);
}

/** 5 = 1 + 4, 13 = 4 + 9, 25 = 9 + 16 …: twice one, less one, is an odd square. */
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

/** Whether it is the product of two primes that differ. */
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

/** By the Gregorian rule, for years of four digits. */
export function isLeapYear(value: number): boolean {
  if (value < 1000 || value > 9999) return false;
  return value % 4 === 0 && (value % 100 !== 0 || value % 400 === 0);
}

/** Whether each digit and the next, from left to right, keep to `inOrder`; one digit alone does. */
function stepwise(value: number, inOrder: (digit: number, next: number) => boolean): boolean {
  const digits = digitsOf(value);
  return digits.every((digit, i) => i === 0 || inOrder(digits[i - 1]!, digit));
}

export function isAscending(value: number): boolean {
  return stepwise(value, (digit, next) => digit < next);
}

export function isDescending(value: number): boolean {
  return stepwise(value, (digit, next) => digit > next);
}

export function hasDifferentDigits(value: number): boolean {
  const digits = digitsOf(value);
  return new Set(digits).size === digits.length;
}

/** Whether the digits are neighbours in counting, in any order: 354, but not 356. */
export function hasConsecutiveDigits(value: number): boolean {
  const digits = digitsOf(value);
  const spread = Math.max(...digits) - Math.min(...digits);
  return hasDifferentDigits(value) && spread === digits.length - 1;
}

export function hasDigitsOfParity(value: number, parity: 0 | 1): boolean {
  return digitsOf(value).every((digit) => digit % 2 === parity);
}
