/**
 * Parts of a link's arithmetic that a person can do in the head: what the last digits alone say, and
 * what the least and the greatest numbers alone say.
 */
import { ascending } from '../rules/arithmetic.ts';
import type { Link } from '../rules/problem.ts';
import { fitsCells, numbersLeft } from './elimination.ts';
import { digitsIn, type Passage } from './passage.ts';

/** The numbers of a link's entries that its calculation connects; the entry with the clue first. */
export type Tuple = readonly number[];

/**
 * All combinations of the other entries' numbers before the step, each with the value they give; for
 * a clue that gives no value, with each number of its own entry that fits.
 */
export function tuplesOf({ problem, before }: Passage, link: Link): Tuple[] {
  const { entry, others, given, test } = link;
  const { values } = problem;
  const lists = others.map((other) => numbersLeft(problem, before, other));
  const found: Tuple[] = [];
  const choose = (at: number, chosen: readonly number[]): void => {
    const list = lists[at];
    if (!list) {
      const own = given ? [given()] : numbersLeft(problem, before, entry).filter(test());
      for (const value of own) if (value > 0) found.push([value, ...chosen]);
      return;
    }
    for (const value of list) {
      values[others[at]!] = value;
      choose(at + 1, [...chosen, value]);
    }
  };
  choose(0, []);
  return found;
}

/** The tuples whose value its own entry can have. */
export function fittingOf(passage: Passage, entry: number, tuples: readonly Tuple[]): Tuple[] {
  const { problem, before } = passage;
  const list = before.lists[entry];
  const own = list ? new Set(list) : null;
  return tuples.filter(
    ([value]) => (own?.has(value!) ?? true) && fitsCells(problem, before, entry, value!),
  );
}

/** The least and the greatest number of an entry. */
export function boundsOf({ problem, before }: Passage, entry: number): readonly [number, number] {
  const list = before.lists[entry];
  if (list) return [list[0]!, list.at(-1)!];
  const digits = problem.grid.entries[entry]!.cells.map((cell) => digitsIn(before.masks[cell]!));
  const join = (at: 0 | -1) => Number(digits.map((some) => some.at(at)!).join(''));
  return [join(0), join(-1)];
}

/** The last `count` digits that an entry's cells allow. */
export function endsWith({ problem, before }: Passage, entry: number, count: number) {
  const cells = problem.grid.entries[entry]!.cells.slice(-count);
  return (value: number): boolean => {
    let rest = value;
    for (const cell of [...cells].reverse()) {
      if (!((before.masks[cell]! >> (rest % 10)) & 1)) return false;
      rest = Math.floor(rest / 10);
    }
    return true;
  };
}

/** The numbers that one entry of a link keeps when its calculation is looked at only in part. */
export interface Kept {
  /** The last digits, or last two digits, ascending. */
  readonly endings: readonly number[];
  readonly low: number;
  readonly high: number;
}

/** The numbers that an entry of the link keeps in the tuples that a part of the calculation allows. */
export function keptBy(tuples: readonly Tuple[], at: number, digits: number): Kept {
  const numbers = tuples.map((tuple) => tuple[at]!);
  return {
    endings: ascending(numbers.map((value) => value % 10 ** digits)),
    low: numbers.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY),
    high: numbers.reduce((most, value) => Math.max(most, value), 0),
  };
}
