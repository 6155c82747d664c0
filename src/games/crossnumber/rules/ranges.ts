/**
 * Lists a range's numbers with a property without testing each: of the 90,000 numbers of five
 * digits, 25 are cubes.
 */

/** Numbers with a property from `low` to `high`, both included, ascending. */
export type Range = (low: number, high: number) => readonly number[];

/** @param term the nth term, from 0, of an increasing sequence. */
export function terms(term: (n: number) => number): Range {
  return (low, high) => {
    const found: number[] = [];
    for (let n = 0, value = term(0); value <= high; value = term(++n)) {
      if (value >= low) found.push(value);
    }
    return found;
  };
}

/** Numbers that leave remainder `rest`, which is less than `divisor`. */
export function steps(rest: number, divisor: number): Range {
  return (low, high) => {
    const found: number[] = [];
    const first = Math.ceil((low - rest) / divisor) * divisor + rest;
    for (let value = first; value <= high; value += divisor) found.push(value);
    return found;
  };
}

export const all: Range = steps(0, 1);

/**
 * Numbers that a state machine accepts digit by digit, from the left.
 * @param first the state before the first digit.
 * @param next the state after one more digit; -1 if no number continues like that.
 * @param isWhole whether a number may end in a state.
 */
export function spelled(
  first: number,
  next: (known: number, digit: number) => number,
  isWhole: (known: number) => boolean,
): Range {
  return (low, high) => {
    const found: number[] = [];
    function write(value: number, known: number, unit: number): void {
      for (let digit = value === 0 ? 1 : 0; digit < 10; digit++) {
        const from = (value * 10 + digit) * unit;
        if (from > high) return;
        if (from + unit <= low) continue;
        const after = next(known, digit);
        if (after < 0) continue;
        if (unit > 1) write(value * 10 + digit, after, unit / 10);
        else if (isWhole(after)) found.push(from);
      }
    }
    for (let unit = 1; unit <= high; unit *= 10) {
      if (unit * 10 > low) write(0, first, unit);
    }
    return found;
  };
}

/** Palindromes, made by mirroring every first half. */
export const palindromes: Range = (low, high) => {
  const found: number[] = [];
  for (let unit = 1; unit <= high; unit *= 10) {
    const length = String(unit).length;
    const half = 10 ** (Math.ceil(length / 2) - 1);
    for (let left = half; left < 10 * half; left++) {
      let value = left;
      for (let rest = length % 2 === 1 ? Math.floor(left / 10) : left; rest > 0; ) {
        value = value * 10 + (rest % 10);
        rest = Math.floor(rest / 10);
      }
      if (value >= low && value <= high) found.push(value);
    }
  }
  return found;
};

/** The primes up to the square root of `high`, with which a sieve finds the primes up to `high`. */
function sieving(high: number): number[] {
  const limit = Math.floor(Math.sqrt(high));
  const composite = new Uint8Array(limit + 1);
  const primes: number[] = [];
  for (let prime = 2; prime <= limit; prime++) {
    if (composite[prime]) continue;
    primes.push(prime);
    for (let n = prime * prime; n <= limit; n += prime) composite[n] = 1;
  }
  return primes;
}

export const primes: Range = (low, high) => {
  const from = Math.max(2, low);
  const composite = new Uint8Array(Math.max(0, high - from + 1));
  for (const prime of sieving(high)) {
    const first = Math.max(prime, Math.ceil(from / prime)) * prime;
    for (let i = first - from; i < composite.length; i += prime) composite[i] = 1;
  }
  const found: number[] = [];
  for (let i = 0; i < composite.length; i++) if (!composite[i]) found.push(from + i);
  return found;
};

/**
 * Numbers whose prime factors satisfy `fits`, found by a sieve.
 * @param fits receives the number of prime factors, repeated ones included, and the number of
 *   different ones.
 */
export function factored(fits: (factors: number, different: number) => boolean): Range {
  return (low, high) => {
    const from = Math.max(2, low);
    const size = Math.max(0, high - from + 1);
    const rest = new Uint32Array(size);
    for (let i = 0; i < size; i++) rest[i] = from + i;
    const factors = new Uint8Array(size);
    const different = new Uint8Array(size);
    for (const prime of sieving(high)) {
      for (let i = Math.ceil(from / prime) * prime - from; i < size; i += prime) {
        different[i]!++;
        do {
          rest[i]! /= prime;
          factors[i]!++;
        } while (rest[i]! % prime === 0);
      }
    }
    const found: number[] = [];
    for (let i = 0; i < size; i++) {
      const last = rest[i]! > 1 ? 1 : 0;
      if (fits(factors[i]! + last, different[i]! + last)) found.push(from + i);
    }
    return found;
  };
}
