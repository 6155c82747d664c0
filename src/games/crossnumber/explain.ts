/** Puts deductions into words: the clue by its text, the numbers that it leaves, the digits. */
import { listed } from '../../lib/listed.ts';
import { type Step, scopeOf } from './deduction.ts';
import { countLeft, digitCount, numbersLeft, onlyDigit, type Position } from './elimination.ts';
import { entryName } from './grid.ts';
import type { Problem } from './problem.ts';
import { clueText } from './sentences.ts';
import type { Board } from './types.ts';

/** More numbers than these are counted, not listed. */
const LISTED = 6;

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** "12, 13 or 14" */
function anyOf(items: readonly (string | number)[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function nameOf(problem: Problem, entry: number): string {
  return entryName(problem.grid.entries[entry]!.id);
}

/** The entry whose clue a step looks at. */
export function entryOf(step: Step): number {
  return scopeOf(step)[0]!;
}

export function quoted(board: Board, problem: Problem, entry: number): string {
  return `“${clueText(board.clues[problem.grid.entries[entry]!.id]!)}”`;
}

/** "the last digit of 3 across" */
function placeName(problem: Problem, entry: number, cell: number): string {
  const { cells } = problem.grid.entries[entry]!;
  const at = cells.indexOf(cell);
  const place = at > 0 && at === cells.length - 1 ? 'last' : PLACES[at];
  return `the ${place} digit of ${nameOf(problem, entry)}`;
}

function digitsLeftIn(mask: number): number[] {
  return Array.from({ length: 10 }, (_, digit) => digit).filter((digit) => (mask >> digit) & 1);
}

/** "3 across can only be 16, 25 or 36": what is left for an entry, as far as it can be said. */
function leftFor(problem: Problem, position: Position, entry: number, cells: readonly number[]) {
  if (countLeft(problem, position, entry) <= LISTED) {
    const numbers = Array.from(numbersLeft(problem, position, entry));
    return `${nameOf(problem, entry)} can only be ${anyOf(numbers)}`;
  }
  const told = cells
    .filter((cell) => problem.grid.entries[entry]!.cells.includes(cell))
    .map((cell) => {
      const digits = digitsLeftIn(position.masks[cell]!);
      const place = placeName(problem, entry, cell);
      if (digits.length <= LISTED) return `${place} can only be ${anyOf(digits)}`;
      const gone = digitsLeftIn(1023 & ~position.masks[cell]!);
      return `${place} cannot be ${anyOf(gone)}`;
    });
  return told.length > 0
    ? listed(told)
    : `${nameOf(problem, entry)} has only ${countLeft(problem, position, entry)} numbers left`;
}

/** The cells of which a step leaves less. */
export function narrowedCells(problem: Problem, before: Position, after: Position): number[] {
  return problem.grid.cells.filter((cell) => before.masks[cell] !== after.masks[cell]);
}

/** The entries of a step's scope of which it leaves less, or at least its own. */
function narrowedEntries(step: Step, before: Position, after: Position): readonly number[] {
  const changed = scopeOf(step).filter((entry) => before.versions[entry] !== after.versions[entry]);
  return changed.length > 0 ? changed : [entryOf(step)];
}

/** A step that settles nothing yet, as a sentence. */
export function factSentence(
  board: Board,
  problem: Problem,
  step: Step,
  before: Position,
  after: Position,
): string {
  const entry = entryOf(step);
  const cells = narrowedCells(problem, before, after);
  const clue = `By its clue, ${quoted(board, problem, entry)},`;
  const entries = narrowedEntries(step, before, after);
  const left = listed(entries.map((one) => leftFor(problem, after, one, cells)));
  if (step.kind === 'entry') return `${clue} ${left}.`;
  return `The clue of ${nameOf(problem, entry)}, ${quoted(board, problem, entry)}, leaves this: ${left}.`;
}

/** Why a step settles cells. */
export function settlingSentence(
  board: Board,
  problem: Problem,
  step: Step,
  after: Position,
  settled: readonly number[],
): string {
  const entry = entryOf(step);
  const clue = quoted(board, problem, entry);
  const digits = settled.map((cell) => {
    const owner = scopeOf(step).find((one) => problem.grid.entries[one]!.cells.includes(cell))!;
    return `${placeName(problem, owner, cell)} is ${onlyDigit(after.masks[cell]!)}`;
  });
  const name = nameOf(problem, entry);
  const count = countLeft(problem, after, entry);
  const numbers = count <= LISTED ? Array.from(numbersLeft(problem, after, entry)) : [];
  if (step.kind === 'link') {
    const others = listed(step.link.others.map((other) => nameOf(problem, other)));
    const tried = `${capital(name)} is bound to ${others}: ${clue}.`;
    if (numbers.length === 1)
      return `${tried} With the digits that are known only ${numbers[0]} is left for it, so ${listed(digits)}.`;
    return `${tried} However what is left for them is put together, ${listed(digits)}.`;
  }
  if (count === 1) return `With the digits that are known, only ${numbers[0]} fits ${clue}.`;
  if (numbers.length > 0) {
    return `Only ${listed(numbers.map(String))} fit ${clue} here, so ${listed(digits)}.`;
  }
  return `${count} numbers fit ${clue} here, and in all of them ${listed(digits)}.`;
}

/** What the pencil can hold of a step: the marks of each narrowed cell with few digits left. */
export function notable(problem: Problem, before: Position, after: Position): Map<number, number> {
  const marks = new Map<number, number>();
  for (const cell of narrowedCells(problem, before, after)) {
    const mask = after.masks[cell]!;
    if (digitCount(mask) <= LISTED) marks.set(cell, mask);
  }
  return marks;
}
