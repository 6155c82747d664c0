/** Puts deductions into words: the clue by its text, the numbers that it leaves, the digits. */
import { bitCount } from '../../../lib/bits.ts';
import { capital } from '../../../lib/capital.ts';
import { listed } from '../../../lib/listed.ts';
import { inWords } from '../rules/kinds.ts';
import { entriesIn } from '../rules/meaning.ts';
import type { Problem } from '../rules/problem.ts';
import { clueName, clueText } from '../rules/sentences.ts';
import type { Board } from '../rules/types.ts';
import { isOwn, type Step, scopeOf } from './deduction.ts';
import { countLeft, numbersLeft, onlyDigit, type Position } from './elimination.ts';
import { anyOf, clueOf, nameOf, placeIn, placeName, quoted } from './naming.ts';

/** More numbers than these are counted, not listed. */
const LISTED = 6;
/** The most places of an entry of which a sentence tells what is left. */
const TOLD = 3;

/** The entry whose clue a step looks at. */
export function entryOf(step: Step): number {
  return scopeOf(step)[0]!;
}

function digitsLeftIn(mask: number): number[] {
  return Array.from({ length: 10 }, (_, digit) => digit).filter((digit) => (mask >> digit) & 1);
}

/** "3 across can only be 16, 25 or 36": what is left for an entry; null where it is too much to say. */
function leftFor(problem: Problem, position: Position, entry: number, cells: readonly number[]) {
  if (countLeft(problem, position, entry) <= LISTED) {
    const numbers = Array.from(numbersLeft(problem, position, entry));
    return `${nameOf(problem, entry)} can only be ${anyOf(numbers)}`;
  }
  const told = cells
    .filter((cell) => problem.grid.entries[entry]!.cells.includes(cell))
    .toSorted((a, b) => bitCount(position.masks[a]!) - bitCount(position.masks[b]!))
    .slice(0, TOLD)
    .toSorted((a, b) => a - b)
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
  return told.length > 0 ? listed(told) : null;
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

/** A step that settles nothing yet, as a sentence; null where it leaves too much to be said. */
export function factSentence(
  board: Board,
  problem: Problem,
  step: Step,
  before: Position,
  after: Position,
): string | null {
  const entry = entryOf(step);
  const cells = narrowedCells(problem, before, after);
  const entries = narrowedEntries(step, before, after);
  const left = entries.flatMap((one) => leftFor(problem, after, one, cells) ?? []).join('; ');
  if (left === '') {
    if (step.kind === 'entry') return null;
    return `The clue of ${nameOf(problem, entry)}, ${quoted(board, problem, entry)}, rules some numbers out.`;
  }
  if (isOwn(problem, step)) return `By its clue, ${quoted(board, problem, entry)}, ${left}.`;
  if (step.kind === 'entry') return `By what crosses it, ${left}.`;
  return `The clue of ${nameOf(problem, entry)}, ${quoted(board, problem, entry)}, leaves this: ${left}.`;
}

interface Settled {
  readonly entry: number;
  /** Null where all that was open of the entry is settled. */
  readonly cell: number | null;
  readonly digits: string;
}

/** What a step has settled: whole entries as far as possible, then single digits, in order. */
function settledParts(
  problem: Problem,
  step: Step,
  after: Position,
  settled: readonly number[],
): Settled[] {
  const rest = new Set(settled);
  const parts: Settled[] = [];
  for (const entry of scopeOf(step)) {
    const { cells } = problem.grid.entries[entry]!;
    const digits = cells.map((cell) => onlyDigit(after.masks[cell]!));
    if (digits.includes(null) || !cells.some((cell) => rest.has(cell))) continue;
    parts.push({ entry, cell: null, digits: digits.join('') });
    for (const cell of cells) rest.delete(cell);
  }
  for (const entry of scopeOf(step)) {
    for (const cell of problem.grid.entries[entry]!.cells) {
      if (!rest.delete(cell)) continue;
      parts.push({ entry, cell, digits: `${onlyDigit(after.masks[cell]!)}` });
    }
  }
  return parts;
}

/** "8 down is 46656 and the last digit of 3 across is 4" */
function isWords(problem: Problem, parts: readonly Settled[]): string {
  return listed(
    parts.map(({ entry, cell, digits }) =>
      cell === null
        ? `${nameOf(problem, entry)} is ${digits}`
        : `${placeName(problem, entry, cell)} is ${digits}`,
    ),
  );
}

/** "46656 in 8 down and 4 as the last digit of 3 across" */
function inWordsOf(problem: Problem, parts: readonly Settled[]): string {
  return listed(
    parts.map(({ entry, cell, digits }) =>
      cell === null
        ? `${digits} in ${nameOf(problem, entry)}`
        : `${digits} as ${placeName(problem, entry, cell)}`,
    ),
  );
}

function isKnown(problem: Problem, { masks }: Position, entry: number): boolean {
  return problem.grid.entries[entry]!.cells.every((cell) => onlyDigit(masks[cell]!) !== null);
}

/** What a link settles: from what is known of its entries, or in all that still goes together. */
function linkSentence(
  problem: Problem,
  step: Extract<Step, { kind: 'link' }>,
  before: Position,
  after: Position,
  parts: readonly Settled[],
): string {
  const scope = scopeOf(step);
  const known = scope.filter((entry) => isKnown(problem, before, entry));
  const given = known.map(
    (entry) => `${nameOf(problem, entry)} is ${numbersLeft(problem, before, entry)[0]}`,
  );
  const isTold = scope.every((entry) => isKnown(problem, after, entry));
  const open = scope.length - known.length;
  if (isTold && open === 1 && step.link.given) {
    return `${capital(listed(given))}, so ${isWords(problem, parts)}.`;
  }
  const together = open === 1 ? 'number' : open === 2 ? 'pair' : 'set of numbers';
  const begun = known.length > 0 ? `${capital(listed(given))}, and ` : '';
  const sentence = isTold
    ? `only one ${together} still fits: ${inWordsOf(problem, parts)}.`
    : `every ${together} that still fits has ${inWordsOf(problem, parts)}.`;
  return begun ? begun + sentence : capital(sentence);
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
  const parts = settledParts(problem, step, after, settled);
  const name = nameOf(problem, entry);
  if (step.kind === 'link') {
    const others = listed(step.link.others.map((other) => nameOf(problem, other)));
    const clue = quoted(board, problem, entry);
    return `${capital(name)} is bound to ${others}: ${clue}. ${linkSentence(problem, step, before, after, parts)}`;
  }
  const count = countLeft(problem, after, entry);
  const numbers = count <= LISTED ? Array.from(numbersLeft(problem, after, entry)) : [];
  const has = listed(
    parts.map(({ cell, digits }) =>
      cell === null ? digits : `${digits} as its ${placeIn(problem, entry, cell)}`,
    ),
  );
  if (!isOwn(problem, step)) {
    const given = `Of the numbers that are left for ${name},`;
    if (count === 1) return `${given} only ${numbers[0]} goes with what crosses it.`;
    if (numbers.length === 0)
      return `${given} every one that goes with what crosses it has ${has}.`;
    return `${given} only ${listed(numbers.map(String))} go with what crosses it, so ${isWords(problem, parts)}.`;
  }
  if (count === 1) return onlyNumberSentence(board, problem, entry, before, numbers[0]!);
  const clue = quoted(board, problem, entry);
  if (numbers.length === 0) return `Every number that still fits ${clue} has ${has}.`;
  return `Only ${listed(numbers.map(String))} fit ${clue} here, so ${isWords(problem, parts)}.`;
}

/** What the pencil can hold of a step: the marks of each narrowed cell with few digits left. */
export function notable(problem: Problem, before: Position, after: Position): Map<number, number> {
  const marks = new Map<number, number>();
  for (const cell of narrowedCells(problem, before, after)) {
    const mask = after.masks[cell]!;
    if (bitCount(mask) <= LISTED) marks.set(cell, mask);
  }
  return marks;
}
