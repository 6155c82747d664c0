/** A step of a hint with the candidates before and after it, and what it changes. */
import { bitCount } from '../../../lib/bits.ts';
import type { Tied } from '../rules/kinds.ts';
import type { Problem } from '../rules/problem.ts';
import type { Board } from '../rules/types.ts';
import { LISTED, type Step, scopeOf } from './deduction.ts';
import { countLeft, fitsCells, numbersLeft, onlyDigit, type Position } from './elimination.ts';
import { nameOf } from './naming.ts';

/** A step of a hint with the candidates (`Position`) before and after it. */
export interface Passage {
  readonly board: Board;
  readonly problem: Problem;
  readonly step: Step;
  readonly before: Position;
  readonly after: Position;
  /** The entries that later steps of the hint involve. */
  readonly next: readonly number[];
}

/** The digits of a bit set, ascending. */
export function digitsIn(mask: number): number[] {
  return Array.from({ length: 10 }, (_, digit) => digit).filter((digit) => (mask >> digit) & 1);
}

/** The cells that lose candidates in a step. */
export function narrowedCells({ problem, before, after }: Passage): number[] {
  return problem.grid.cells.filter((cell) => before.masks[cell] !== after.masks[cell]);
}

export function settledCells(passage: Passage): number[] {
  return narrowedCells(passage).filter((cell) => onlyDigit(passage.after.masks[cell]!) !== null);
}

/** The entry of the step that a cell belongs to. */
export function entryOf({ problem, step }: Passage, cell: number): number {
  return scopeOf(step).find((one) => problem.grid.entries[one]!.cells.includes(cell))!;
}

/** The entries that a step narrows to few enough numbers to list. */
export function listedEntries({ problem, step, before, after }: Passage): number[] {
  return scopeOf(step).filter((entry) => {
    const count = countLeft(problem, after, entry);
    const { cells } = problem.grid.entries[entry]!;
    const isLess =
      count < countLeft(problem, before, entry) ||
      cells.some((cell) => before.masks[cell] !== after.masks[cell]);
    return isLess && count <= LISTED;
  });
}

/** The numbers left for an entry, ascending. */
export function numbersOf(problem: Problem, position: Position, entry: number): number[] {
  return Array.from(numbersLeft(problem, position, entry));
}

/**
 * The cells that a step narrows, in the order to tell of them: cells that later steps use come
 * before others, cells with few digits left before those with many.
 */
export function toTell(passage: Passage): number[] {
  const { problem, after, next } = passage;
  const ahead = new Set(next.flatMap((entry) => problem.grid.entries[entry]!.cells));
  return narrowedCells(passage).sort(
    (a, b) =>
      Number(ahead.has(b)) - Number(ahead.has(a)) ||
      bitCount(after.masks[a]!) - bitCount(after.masks[b]!),
  );
}

/**
 * The numbers left for an entry that its cells allow: its list may be older than its cells, and
 * then a sentence would count numbers that the player no longer sees.
 */
export function fittingNumbers(problem: Problem, position: Position, entry: number): number[] {
  const numbers = numbersOf(problem, position, entry);
  if (!position.lists[entry]) return numbers;
  return numbers.filter((value) => fitsCells(problem, position, entry, value));
}

/** An entry for a kind's sentence on why. */
export function tiedOf({ problem, before, after }: Passage, entry: number): Tied {
  const { cells } = problem.grid.entries[entry]!;
  return {
    name: nameOf(problem, entry),
    before: fittingNumbers(problem, before, entry),
    after: numbersLeft(problem, after, entry),
    digits: cells.map((cell) => onlyDigit(before.masks[cell]!)),
    narrowed: [...cells.keys()].filter(
      (at) => before.masks[cells[at]!] !== after.masks[cells[at]!],
    ),
  };
}

/** A plain number for a kind's sentence on why. */
export function plainTied(value: number): Tied {
  return { name: `${value}`, before: [value], after: [value], digits: [], narrowed: [] };
}
