/** Finds the fewest digits that narrow a clue's numbers to those that a sentence needs. */
import { inWords } from '../rules/kinds.ts';
import { clueMany } from '../rules/sentences.ts';
import { tellable } from './givenDigits.ts';
import { clueOf } from './naming.ts';
import type { Passage } from './passage.ts';

/** The entry's digit in a cell, for one of its numbers. */
function digitIn(length: number, value: number, place: number): number {
  return Math.floor(value / 10 ** (length - 1 - place)) % 10;
}

/** A few cells whose digits alone leave the entry what all of its cells leave. */
export interface Narrowing {
  readonly cells: readonly number[];
  /** The numbers with the property that fit these cells. */
  readonly numbers: readonly number[];
}

/** All single cells, then all pairs and all three, then all cells. */
function someCells(cells: readonly number[]): number[][] {
  const pairs = cells.flatMap((a, i) => cells.slice(i + 1).map((b) => [a, b]));
  const threes = pairs.flatMap(([a, b]) =>
    cells.slice(cells.indexOf(b!) + 1).map((c) => [a!, b!, c]),
  );
  return [[], ...cells.map((cell) => [cell]), ...pairs, ...threes, [...cells]];
}

/** The fewest cells whose digits leave the clue's numbers that `suffices` accepts. */
export function narrowingOf(
  passage: Passage,
  entry: number,
  suffices: (numbers: readonly number[]) => boolean,
): Narrowing | null {
  const { problem, before } = passage;
  const { cells } = problem.grid.entries[entry]!;
  const own = problem.own[entry]!;
  // By number: the places that allow it, as a bit set, worked out once for all choices of cells.
  const allowed = own.map((value) =>
    cells.reduce((set, cell, place) => {
      const isAllowed = (before.masks[cell]! >> digitIn(cells.length, value, place)) & 1;
      return set | (isAllowed << place);
    }, 0),
  );
  for (const some of someCells(tellable(passage, entry))) {
    const wanted = some.reduce((set, cell) => set | (1 << cells.indexOf(cell)), 0);
    const numbers: number[] = [];
    for (let i = 0; i < own.length; i++) {
      if ((allowed[i]! & wanted) === wanted) numbers.push(own[i]!);
    }
    if (suffices(numbers)) return { cells: some, numbers };
  }
  return null;
}

/** Whether numbers have, in a cell, no digits but those that the step leaves. */
export function leavesDigits({ problem, before, after }: Passage, entry: number, cell: number) {
  const { cells } = problem.grid.entries[entry]!;
  const place = cells.indexOf(cell);
  return (numbers: readonly number[]): boolean => {
    const mask = numbers.reduce(
      (sum, value) => sum | (1 << digitIn(cells.length, value, place)),
      0,
    );
    return (mask & before.masks[cell]!) === after.masks[cell];
  };
}

/** The numbers that have the clue's property, as many: "squares". */
export function manyOf({ board, problem }: Passage, entry: number): string {
  return clueMany(clueOf(board, problem, entry));
}

/** The same with the entry's length, without which a rule may be false: "three-digit squares". */
export function sizedOf(passage: Passage, entry: number): string {
  const { length } = passage.problem.grid.entries[entry]!.cells;
  return `${inWords(`${length}`)}-digit ${manyOf(passage, entry)}`;
}
