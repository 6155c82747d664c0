/**
 * Elimination: the remaining candidates of cells and entries, and two steps that narrow them. A
 * *position* only ever loses candidates, and never one that a solution needs.
 *
 * Entry step: the entry's list keeps the numbers that its cells allow, and the cells keep the
 * digits of those numbers, which narrows the crossing entries.
 *
 * Link step: each entry of a link (a clue about several entries) keeps the numbers that combine
 * with some numbers of its other entries. The step runs once the combinations are few enough to
 * try.
 */

import { bitCount, isOneBit, lowestBit } from '../../../lib/bits.ts';
import type { Link, Problem } from '../rules/problem.ts';
import { MAX_LENGTH } from '../rules/types.ts';

export interface Position {
  /** By cell: the remaining digits, as a bit set. */
  readonly masks: Uint16Array;
  /** By entry: the remaining numbers; null while the entry's cells are the only limit. */
  readonly lists: (Int32Array | null)[];
  /** By entry: incremented whenever the entry or one of its cells loses candidates. */
  readonly versions: Uint32Array;
  /**
   * The `versions` that elimination processed last, by entry and by link, so that it skips entries
   * and links that have not changed since.
   */
  readonly seen: Int32Array;
  readonly seenLinks: Int32Array;
}

const ALL_DIGITS = 1023;
/** Exclusive upper bound of an entry's number. */
const MAX_VALUE = 10 ** MAX_LENGTH;

export function startPosition({ grid, own, links }: Problem): Position {
  const masks = new Uint16Array(grid.numbers.length).fill(ALL_DIGITS);
  for (const { cells } of grid.entries) masks[cells[0]!]! &= ~1;
  return {
    masks,
    lists: [...own],
    versions: new Uint32Array(grid.entries.length),
    seen: new Int32Array(grid.entries.length).fill(-1),
    seenLinks: new Int32Array(links.length).fill(-1),
  };
}

export function copyOf(position: Position): Position {
  return {
    masks: position.masks.slice(),
    lists: position.lists.slice(),
    versions: position.versions.slice(),
    seen: position.seen.slice(),
    seenLinks: position.seenLinks.slice(),
  };
}

/** The only digit of a mask; null for none or several. */
export function onlyDigit(mask: number): number | null {
  return isOneBit(mask) ? lowestBit(mask) : null;
}

/** Restricts a cell to some digits. False when no digit is left. */
export function keepDigits(problem: Problem, position: Position, cell: number, mask: number) {
  const left = position.masks[cell]! & mask;
  if (left === position.masks[cell]) return true;
  position.masks[cell] = left;
  for (const entry of problem.grid.through[cell]!) position.versions[entry]!++;
  return left !== 0;
}

type OnGrid = Pick<Problem, 'grid'>;

/** Whether the cells of an entry still allow a number. */
export function fitsCells({ grid }: OnGrid, position: Position, entry: number, value: number) {
  const { cells } = grid.entries[entry]!;
  // Past this check `value` is a small integer, with which JavaScript engines calculate much
  // faster.
  if (!(value >= 0 && value < MAX_VALUE)) return false;
  let rest = value | 0;
  for (let i = cells.length - 1; i >= 0; i--) {
    const left = (rest / 10) | 0;
    if (!((position.masks[cells[i]!]! >> (rest - left * 10)) & 1)) return false;
    rest = left;
  }
  return rest === 0;
}

/** For each cell of an entry, the digits (a bit set) that the numbers of a list have in it. */
function masksOf(length: number, list: Int32Array): number[] {
  const masks = new Array<number>(length).fill(0);
  for (const value of list) {
    let rest = value;
    for (let i = length - 1; i >= 0; i--) {
      const left = (rest / 10) | 0;
      masks[i]! |= 1 << (rest - left * 10);
      rest = left;
    }
  }
  return masks;
}

/** Restricts an entry to a list of numbers, all of which its cells allow. */
function keepNumbers(problem: Problem, position: Position, entry: number, list: Int32Array) {
  const { cells } = problem.grid.entries[entry]!;
  if (list.length === 0) return false;
  if (position.lists[entry]?.length !== list.length) {
    position.lists[entry] = list;
    position.versions[entry]!++;
  }
  const masks = masksOf(cells.length, list);
  return cells.every((cell, i) => keepDigits(problem, position, cell, masks[i]!));
}

/**
 * Restricts an entry's list of numbers and its cells to each other. False when no number is left.
 */
export function narrowEntry(problem: Problem, position: Position, entry: number): boolean {
  const list = position.lists[entry];
  if (!list) return true;
  let count = 0;
  for (let i = 0; i < list.length; i++) {
    const value = list[i]!;
    if (fitsCells(problem, position, entry, value)) scratch[count++] = value;
  }
  const left = count === list.length ? list : scratch.slice(0, count);
  return keepNumbers(problem, position, entry, left);
}

/** Room for an entry's numbers while they are chosen: most of a list is dropped at once. */
const scratch = new Int32Array(MAX_VALUE);

/** How many numbers are left for an entry. */
export function countLeft({ grid }: OnGrid, position: Position, entry: number): number {
  const list = position.lists[entry];
  if (list) return list.length;
  const { cells } = grid.entries[entry]!;
  return cells.reduce((count, cell) => count * bitCount(position.masks[cell]!), 1);
}

/** The numbers left for an entry, ascending. */
export function numbersLeft(problem: Problem, position: Position, entry: number): Int32Array {
  const list = position.lists[entry];
  if (list) return list;
  const values = new Int32Array(countLeft(problem, position, entry));
  // Builds the numbers digit by digit: each prefix is repeated for every digit that may follow.
  let length = 1;
  for (const cell of problem.grid.entries[entry]!.cells) {
    const mask = position.masks[cell]!;
    const digits = bitCount(mask);
    for (let i = length - 1; i >= 0; i--) {
      let at = (i + 1) * digits;
      for (let digit = 9; digit >= 0; digit--) {
        if ((mask >> digit) & 1) values[--at] = values[i]! * 10 + digit;
      }
    }
    length *= digits;
  }
  return values;
}

/** How many combinations of the entries' numbers must be tried for a link. */
export function waysOf(problem: Problem, position: Position, link: Link): number {
  const tried = link.given ? link.others : [...link.others, link.entry];
  return tried.reduce((ways, entry) => ways * countLeft(problem, position, entry), 1);
}

/** Binary search in an ascending list. */
function includes(list: Int32Array, value: number): boolean {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return list[low] === value;
}

/**
 * Tries all combinations of numbers in a link's entries, and keeps the numbers that occur in one
 * that fits. False when no combination fits.
 */
export function narrowLink(problem: Problem, position: Position, link: Link): boolean {
  const { values } = problem;
  const { entry, others, given, test } = link;
  const own = position.lists[entry];
  const choices = others.map((other) => numbersLeft(problem, position, other));
  /**
   * For each other entry, flags the numbers that occur in a combination that fits, by their index
   * in `choices`.
   */
  const kept = choices.map(({ length }) => new Uint8Array(length));
  const ownList = given ? null : numbersLeft(problem, position, entry);
  const keptOwn = new Uint8Array(ownList?.length ?? 0);
  const ownGiven = new Set<number>();

  /** Whether the numbers chosen for the link's other entries allow any number for its own entry. */
  function keepOwn(): boolean {
    if (given) {
      const value = given();
      if (own ? !includes(own, value) : !(value > 0)) return false;
      if (!fitsCells(problem, position, entry, value)) return false;
      ownGiven.add(value);
      return true;
    }
    let any = false;
    const fits = test();
    for (let i = 0; i < ownList!.length; i++) {
      if (!fits(ownList![i]!)) continue;
      keptOwn[i] = 1;
      any = true;
    }
    return any;
  }

  function choose(at: number): boolean {
    if (at === others.length) return keepOwn();
    const list = choices[at]!;
    let any = false;
    for (let i = 0; i < list.length; i++) {
      values[others[at]!] = list[i]!;
      if (!choose(at + 1)) continue;
      kept[at]![i] = 1;
      any = true;
    }
    return any;
  }

  if (!choose(0)) return false;
  // Compared with the numbers before the step: keeping those of one entry narrows another that
  // crosses it, which may then have as many left by chance, and other ones.
  const had = [entry, ...others].map((at) => countLeft(problem, position, at));
  const keep = (i: number, at: number, list: Int32Array) =>
    list.length === had[i] || keepNumbers(problem, position, at, list);
  function marked(list: Int32Array, marks: Uint8Array): Int32Array {
    let count = 0;
    const left = list.slice();
    for (let i = 0; i < list.length; i++) if (marks[i]) left[count++] = list[i]!;
    return left.subarray(0, count);
  }
  return (
    keep(0, entry, ownList ? marked(ownList, keptOwn) : Int32Array.from(ownGiven).sort()) &&
    others.every((other, i) => keep(i + 1, other, marked(choices[i]!, kept[i]!)))
  );
}

/**
 * Applies all steps until nothing changes.
 * @param reach the most combinations of a link's numbers that are tried.
 * @returns false when a cell has no digit left: the position has no solution.
 */
export function eliminate(problem: Problem, position: Position, reach: number): boolean {
  const { versions, seen, seenLinks } = position;
  for (let entry = 0; entry < versions.length; entry++) {
    if (seen[entry] === versions[entry]) continue;
    if (!narrowEntry(problem, position, entry)) return false;
    seen[entry] = versions[entry]!;
    // Entries before this one may have changed: start again with the first.
    entry = -1;
  }
  for (const [i, link] of problem.links.entries()) {
    const stamp = stampOf(position, link);
    if (seenLinks[i] === stamp) continue;
    if (waysOf(problem, position, link) <= reach && !narrowLink(problem, position, link)) {
      return false;
    }
    seenLinks[i] = stampOf(position, link);
    if (seenLinks[i] !== stamp) return eliminate(problem, position, reach);
  }
  return true;
}

/** A stamp that increases whenever an entry of the link loses candidates. */
function stampOf({ versions }: Position, { entry, others }: Link): number {
  return others.reduce((stamp, other) => stamp + versions[other]!, versions[entry]!);
}

/** The position's digits by cell; null while a cell has several candidates. */
export function digitsLeft(problem: Problem, { masks }: Position): number[] | null {
  const digits = Array.from(masks, () => -1);
  for (const cell of problem.grid.cells) {
    const digit = onlyDigit(masks[cell]!);
    if (digit === null) return null;
    digits[cell] = digit;
  }
  return digits;
}
