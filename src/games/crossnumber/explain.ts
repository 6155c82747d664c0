/** Puts deductions into words: the clue by its text, the numbers that it leaves, the digits. */
import { listed } from '../../lib/listed.ts';
import { type Step, scopeOf } from './deduction.ts';
import { countLeft, digitCount, numbersLeft, onlyDigit, type Position } from './elimination.ts';
import { entryName } from './grid.ts';
import { inWords } from './kinds.ts';
import { entriesIn } from './meaning.ts';
import type { Problem } from './problem.ts';
import { clueName, clueText } from './sentences.ts';
import type { Board, Node } from './types.ts';

/** More numbers than these are counted, not listed. */
const LISTED = 6;
/** The most places of an entry of which a sentence tells what is left. */
const TOLD = 3;

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

function clueOf(board: Board, problem: Problem, entry: number): Node {
  return board.clues[problem.grid.entries[entry]!.id]!;
}

export function quoted(board: Board, problem: Problem, entry: number): string {
  return `“${clueText(clueOf(board, problem, entry))}”`;
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
    .toSorted((a, b) => digitCount(position.masks[a]!) - digitCount(position.masks[b]!))
    .slice(0, TOLD)
    .map((cell) => {
      const digits = digitsLeftIn(position.masks[cell]!);
      const place = placeName(problem, entry, cell);
      if (digits.length <= LISTED) return `${place} can only be ${anyOf(digits)}`;
      // That no entry begins with 0 goes without saying.
      const gone = digitsLeftIn(1023 & ~position.masks[cell]!).filter(
        (digit) => digit > 0 || cell !== problem.grid.entries[entry]!.cells[0],
      );
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
  const left = entries.map((one) => leftFor(problem, after, one, cells)).join('; ');
  if (step.kind === 'entry') return `${clue} ${left}.`;
  return `The clue of ${nameOf(problem, entry)}, ${quoted(board, problem, entry)}, leaves this: ${left}.`;
}

/** "8 down is 46656 and the last digit of 3 across is 4": what a step has settled. */
function settledWords(
  problem: Problem,
  step: Step,
  after: Position,
  settled: readonly number[],
): string {
  const rest = new Set(settled);
  const words: string[] = [];
  for (const entry of scopeOf(step)) {
    const { cells } = problem.grid.entries[entry]!;
    const digits = cells.map((cell) => onlyDigit(after.masks[cell]!));
    if (digits.includes(null) || !cells.some((cell) => rest.has(cell))) continue;
    words.push(`${nameOf(problem, entry)} is ${digits.join('')}`);
    for (const cell of cells) rest.delete(cell);
  }
  for (const cell of rest) {
    const owner = scopeOf(step).find((one) => problem.grid.entries[one]!.cells.includes(cell))!;
    words.push(`${placeName(problem, owner, cell)} is ${onlyDigit(after.masks[cell]!)}`);
  }
  return listed(words);
}

/** Why one number is left for an entry: its clue is that number, or leaves no other, or what is known does. */
function onlyNumberSentence(
  board: Board,
  problem: Problem,
  entry: number,
  before: Position,
  number: number,
): string {
  const clue = clueOf(board, problem, entry);
  if (clue[0] === 'is' && entriesIn(clue).length === 0) return `${clueText(clue)} is ${number}.`;
  const { cells } = problem.grid.entries[entry]!;
  if (problem.own[entry]?.length === 1) {
    const length = inWords(`${cells.length}`);
    return `Of all numbers with ${length} digits, only ${number} is ${clueName(clue)}.`;
  }
  const isBegun = cells.some((cell) => onlyDigit(before.masks[cell]!) !== null);
  const given = isBegun ? 'the digits that are known' : 'the digits that are left for it';
  return `With ${given}, only ${number} fits ${quoted(board, problem, entry)}.`;
}

/** Why a step settles cells. */
export function settlingSentence(
  board: Board,
  problem: Problem,
  step: Step,
  before: Position,
  after: Position,
  settled: readonly number[],
): string {
  const entry = entryOf(step);
  const clue = quoted(board, problem, entry);
  const words = settledWords(problem, step, after, settled);
  const name = nameOf(problem, entry);
  const count = countLeft(problem, after, entry);
  const numbers = count <= LISTED ? Array.from(numbersLeft(problem, after, entry)) : [];
  if (step.kind === 'link') {
    const others = listed(step.link.others.map((other) => nameOf(problem, other)));
    const tried = `${capital(name)} is bound to ${others}: ${clue}.`;
    return `${tried} In all the ways in which the numbers that are left go together, ${words}.`;
  }
  if (count === 1) return onlyNumberSentence(board, problem, entry, before, numbers[0]!);
  if (numbers.length > 0) {
    return `Only ${listed(numbers.map(String))} fit ${clue} here, so ${words}.`;
  }
  return `${count} numbers fit ${clue} here, and in all of them ${words}.`;
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
