/**
 * Counts the solutions of a plain 9×9 sudoku, fast: the core of every uniqueness check.
 *
 * Depth-first search over guesses. Before each guess, every digit's candidate cells are reduced by
 * the tables of `bands.ts`, and naked singles are found by bitwise addition of a band's nine
 * digits, until nothing changes.
 *
 * Solving allocates no memory. The module's state is reused, so calls must not overlap; they
 * cannot, because everything is synchronous.
 */

import { lowestBit } from '../../../lib/bits.ts';
import { DOWN, FULL, peersInBand, reduceDigit, singlesOfRows } from './bands.ts';

/**
 * The 32-bit words per search level: 9 digits × 3 bands of candidate cells, then 3 bands of placed
 * cells.
 */
const LEVEL = 32;
const PLACED = 27;
/** The search's memory, one level per guess; a grid needs at most 81 guesses. */
const levels = new Int32Array(LEVEL * 82);
const ALL_DIGITS = 0x1ff;

/** The number of solutions found so far, and the number at which the search stops. */
let found = 0;
let wanted = 0;
/** The last solution found: the digits by cell in reading order. */
const solution = new Uint8Array(81);

/**
 * Counts the solutions of a 9×9 sudoku.
 * @param digits 81 digits in reading order, 0 for a blank.
 * @param limit at least 1.
 * @returns number of solutions, at most `limit`.
 */
export function countNine(digits: Uint8Array, limit: number): number {
  found = 0;
  wanted = limit;
  load(digits);
  search(0, ALL_DIGITS);
  return found;
}

/** The digits of the last solution found; a view into memory that the next count overwrites. */
export function lastNine(): Uint8Array {
  return solution;
}

/** The cells given for each digit, laid out like a level of the search. */
const givens = new Int32Array(PLACED);

function load(digits: Uint8Array): void {
  levels.fill(FULL, 0, PLACED);
  levels.fill(0, PLACED, LEVEL);
  givens.fill(0);
  for (let band = 0, at = 0; band < 3; band++) {
    let filled = 0;
    for (let cell = 0; cell < 27; cell++, at++) {
      const digit = digits[at]!;
      if (digit === 0) continue;
      const own = digit * 3 - 3;
      const column = ~((1 << (cell % 9)) * DOWN);
      filled |= 1 << cell;
      givens[own + band]! |= 1 << cell;
      const inBand = levels[own + band]! & ~peersInBand[cell]!;
      levels[own]! &= column;
      levels[own + 1]! &= column;
      levels[own + 2]! &= column;
      levels[own + band] = inBand;
    }
    for (let i = band; i < PLACED; i += 3) levels[i]! &= ~filled | givens[i]!;
  }
}

/**
 * Adds the number of solutions of the search level at `base` to `found`.
 * @param changed digits that may have lost candidates since the last pass; bit d − 1 for d.
 */
function search(base: number, changed: number): void {
  let dirty = changed;
  while (propagate(base, dirty)) {
    const guess = pickCell(base);
    if (guess < 0) {
      found++;
      keepSolution(base);
      return;
    }
    const word = guess >> 5;
    dirty = 1 << ((word / 3) | 0);
    const bit = 1 << (guess & 31);
    const next = base + LEVEL;
    levels.copyWithin(next, base, next);
    levels[next + word]! &= ~peersInBand[guess & 31]!;
    search(next, dirty);
    if (found >= wanted) return;
    levels[base + word]! &= ~bit;
  }
}

/**
 * For each band, the cells that had at least two, and at least three candidates in the last pass of
 * `nakedSingles`.
 */
let band0Two = 0;
let band1Two = 0;
let band2Two = 0;
let band0Three = 0;
let band1Three = 0;
let band2Three = 0;

/**
 * Applies singles, pointing and claiming to a level of the search until nothing changes.
 * @returns whether the level can still have a solution.
 */
function propagate(base: number, changed: number): boolean {
  let dirty = changed;
  for (;;) {
    while (dirty !== 0) {
      const digit = 31 - Math.clz32(dirty);
      dirty &= ~(1 << digit);
      if (!reduceDigit(levels, base + digit * 3)) return false;
      // Each cell that is this digit's only candidate in a row: all other digits are excluded from
      // it.
      for (let band = 0; band < 3; band++) {
        const bits = levels[base + digit * 3 + band]!;
        const singles = singlesOfRows(bits) & ~levels[base + PLACED + band]!;
        if (singles === 0) continue;
        levels[base + PLACED + band]! |= singles;
        for (let other = 0; other < 9; other++) {
          if (other === digit) continue;
          const at = base + other * 3 + band;
          const candidates = levels[at]!;
          if (candidates & singles) {
            levels[at] = candidates & ~singles;
            dirty |= 1 << other;
          }
        }
      }
    }
    dirty = nakedSingles(base);
    if (dirty < 0) return false;
    if (dirty === 0) return true;
  }
}

/**
 * Fills all cells that have a single candidate left (naked singles).
 * @returns the set of digits that lost candidates, or −1 if some cell has none left.
 */
function nakedSingles(base: number): number {
  let dirty = 0;
  for (let band = 0; band < 3; band++) {
    let one = 0;
    let two = 0;
    let three = 0;
    for (let at = base + band; at < base + PLACED; at += 3) {
      const bits = levels[at]!;
      three |= two & bits;
      two |= one & bits;
      one |= bits;
    }
    if (one !== FULL) return -1;
    if (band === 0) {
      band0Two = two;
      band0Three = three;
    } else if (band === 1) {
      band1Two = two;
      band1Three = three;
    } else {
      band2Two = two;
      band2Three = three;
    }
    let singles = ~two & FULL & ~levels[base + PLACED + band]!;
    if (singles === 0) continue;
    levels[base + PLACED + band]! |= singles;
    for (let digit = 0; singles !== 0; digit++) {
      const at = base + digit * 3 + band;
      let mine = levels[at]! & singles;
      singles ^= mine;
      if (mine !== 0) dirty |= 1 << digit;
      while (mine !== 0) {
        const bit = mine & -mine;
        mine ^= bit;
        levels[at]! &= ~peersInBand[31 - Math.clz32(bit)]!;
      }
    }
  }
  return dirty;
}

/**
 * The cell on which the search guesses next, one with nearly the fewest candidates (cheap to find),
 * and its lowest digit, as the level's word × 32 + bit number; −1 if every cell has one candidate
 * and the grid is solved.
 */
function pickCell(base: number): number {
  let band = 0;
  let cells = band0Two & ~band0Three;
  if (cells === 0) {
    cells = band1Two & ~band1Three;
    band = 1;
  }
  if (cells === 0) {
    cells = band2Two & ~band2Three;
    band = 2;
  }
  if (cells === 0) {
    if ((band0Two | band1Two | band2Two) === 0) return -1;
    band = band0Two !== 0 ? 0 : band1Two !== 0 ? 1 : 2;
    cells = band0Two || band1Two || band2Two;
  }
  const bit = cells & -cells;
  let word = band;
  while ((levels[base + word]! & bit) === 0) word += 3;
  return word * 32 + (31 - Math.clz32(bit));
}

function keepSolution(base: number): void {
  for (let word = 0; word < PLACED; word++) {
    const digit = ((word / 3) | 0) + 1;
    const first = (word % 3) * 27;
    for (let bits = levels[base + word]!; bits !== 0; bits &= bits - 1) {
      solution[first + lowestBit(bits)] = digit;
    }
  }
}
