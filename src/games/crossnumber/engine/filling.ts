/**
 * Fills a pattern with numbers that make good clues: squares, primes, palindromes and the like, and
 * numbers related to those already placed.
 */
import type { Rng } from '../../../lib/rng.ts';
import { digitsOf, primeAfter, reversed, squareAfter } from '../rules/arithmetic.ts';
import { type Entry, type Grid, numberAt } from '../rules/grid.ts';
import type { Hand } from '../rules/kinds.ts';
import type { Lister } from '../rules/problem.ts';
import { EMPTY, type Node } from '../rules/types.ts';

/** Properties to choose numbers by, rarest first; each group is tried in turn. */
const GROUPS: readonly (readonly Node[])[] = [
  [['cube'], ['fibonacci'], ['power', 2], ['power', 3], ['power', 6]],
  [['square'], ['triangular'], ['pronic'], ['two-squares']],
  [['palindrome'], ['consecutive'], ['ascending'], ['descending'], ['date'], ['time']],
  [['prime'], ['even'], ['odd'], ['leap-year']],
];

/** The probability that an entry gets a number related to those already placed, if there is one. */
const RELATED = 0.45;

/** The probability that an entry gets a number that the calendar or the puzzle's own has a part in. */
const NAMED = 0.08;

/** Numbers related to a list's: multiples, squares, sums, rearranged digits and so on. */
function relatives(values: readonly number[], rng: Rng): number[] {
  const found: number[] = [];
  for (const value of values) {
    found.push(reversed(value), value * 2, value * 3, value ** 2, value + rng.below(9) + 1);
    found.push(primeAfter(value), squareAfter(value));
    if (value % 2 === 0) found.push(value / 2);
    found.push(Number(rng.shuffled(digitsOf(value)).join('')));
    for (const other of values) {
      if (other < value) found.push(value + other, value - other, value * other);
    }
  }
  return found;
}

class Filling {
  readonly grid: Grid;
  readonly digits: number[];
  readonly #starts: ReadonlySet<number>;

  constructor(grid: Grid) {
    this.grid = grid;
    this.digits = grid.numbers.map(() => EMPTY);
    this.#starts = new Set(grid.entries.map(({ cells }) => cells[0]!));
  }

  values(): number[] {
    return this.grid.entries.flatMap(({ cells }) => numberAt(this.digits, cells) ?? []);
  }

  /** Whether a number fits the digits already placed, and begins no entry with 0. */
  takes({ cells }: Entry, value: number): boolean {
    const { length } = cells;
    if (value < 10 || value < 10 ** (length - 1) || value >= 10 ** length) return false;
    // Every number of a list is tried for every entry: digits as text took a fifth of a generation.
    let rest = value;
    for (let i = length - 1; i >= 0; i--) {
      const left = Math.floor(rest / 10);
      const digit = rest - left * 10;
      const cell = cells[i]!;
      if (digit === 0 && this.#starts.has(cell)) return false;
      if (this.digits[cell] !== EMPTY && this.digits[cell] !== digit) return false;
      rest = left;
    }
    return true;
  }

  write({ cells }: Entry, value: number): void {
    for (const [i, digit] of digitsOf(value).entries()) this.digits[cells[i]!] = digit;
  }

  /** Fills the remaining cells with random digits. */
  complete(rng: Rng): void {
    for (const cell of this.grid.cells) {
      if (this.digits[cell] !== EMPTY) continue;
      this.digits[cell] = this.#starts.has(cell) ? 1 + rng.below(9) : rng.below(10);
    }
  }
}

function numberFor(
  filling: Filling,
  entry: Entry,
  named: Hand['named'],
  list: Lister,
  rng: Rng,
): number | null {
  const taken = new Set(filling.values());
  const fits = (value: number) => !taken.has(value) && filling.takes(entry, value);
  const one = (values: readonly number[]) => values[rng.below(values.length)] ?? null;
  if (rng.next() < NAMED) {
    const times = 2 + rng.below(8);
    const about = named.flatMap(({ value }) => [
      value * times,
      ...[...taken].flatMap((other) => [value + other, Math.abs(value - other)]),
    ]);
    const found = about.filter(fits);
    if (found.length > 0) return one(found);
  }
  if (rng.next() < RELATED) {
    const related = relatives([...taken], rng).filter(fits);
    if (related.length > 0) return one(related);
  }
  for (const group of GROUPS) {
    const [kind] = rng.shuffled(group);
    const found = Array.from(list(entry.cells.length, kind!)).filter(fits);
    if (found.length > 0 && rng.next() < 0.75) return one(found);
  }
  return null;
}

/** How much a number with a property of each group in `GROUPS` is worth to a grid. */
const WORTH = [4, 4, 2, 1];

/** The average worth of a grid's numbers. */
function worth(grid: Grid, digits: readonly number[], list: Lister): number {
  const total = grid.entries.reduce((sum, { cells }) => {
    const value = numberAt(digits, cells)!;
    const group = GROUPS.findIndex((kinds) =>
      kinds.some((kind) => list(cells.length, kind).includes(value)),
    );
    return sum + (WORTH[group] ?? 0);
  }, 0);
  return total / grid.entries.length;
}

/** Number of fillings made; the best is used. */
const FILLINGS = 10;

/**
 * The digits of the filled grid by cell, EMPTY for blocks. No two entries hold the same number;
 * null when every attempt repeats a number.
 */
export function fill(
  grid: Grid,
  named: Hand['named'],
  list: Lister,
  rng: Rng,
): readonly number[] | null {
  let best: { readonly digits: readonly number[]; readonly worth: number } | null = null;
  for (let i = 0; i < FILLINGS; i++) {
    const digits = fillOnce(grid, named, list, rng);
    if (!digits) continue;
    const found = { digits, worth: worth(grid, digits, list) };
    if (!best || found.worth > best.worth) best = found;
  }
  return best?.digits ?? null;
}

function fillOnce(
  grid: Grid,
  named: Hand['named'],
  list: Lister,
  rng: Rng,
): readonly number[] | null {
  const filling = new Filling(grid);
  const entries = rng.shuffled(grid.entries).sort((a, b) => b.cells.length - a.cells.length);
  for (const entry of entries) {
    if (numberAt(filling.digits, entry.cells) !== null) continue;
    const value = numberFor(filling, entry, named, list, rng);
    if (value !== null) filling.write(entry, value);
  }
  filling.complete(rng);
  const values = filling.values();
  return new Set(values).size === values.length ? filling.digits : null;
}
