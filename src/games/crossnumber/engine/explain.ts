/**
 * Puts a deduction's steps into words: the clue, the numbers that it leaves and the digits that it
 * settles.
 */
import { bitCount } from '../../../lib/bits.ts';
import { capital } from '../../../lib/capital.ts';
import { joinWithAnd } from '../../../lib/joinWithAnd.ts';
import { inWords } from '../rules/kinds.ts';
import { entriesIn } from '../rules/meaning.ts';
import type { Problem } from '../rules/problem.ts';
import { clueName, clueText } from '../rules/sentences.ts';
import type { Board } from '../rules/types.ts';
import { fullest } from './brevity.ts';
import { isKnown, LISTED, type Step, scopeOf } from './deduction.ts';
import { countLeft, fitsCells, numbersLeft, onlyDigit, type Position } from './elimination.ts';
import { anyOf, clueOf, nameOf, placeIn, placeName, quoted } from './naming.ts';

const ALL_DIGITS = 1023;

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

export function digitsIn(mask: number): number[] {
  return Array.from({ length: 10 }, (_, digit) => digit).filter((digit) => (mask >> digit) & 1);
}

/** The cells that lose candidates in a step. */
export function narrowedCells({ problem, before, after }: Passage): number[] {
  return problem.grid.cells.filter((cell) => before.masks[cell] !== after.masks[cell]);
}

/** The cells that a step settles. */
export function settledCells(passage: Passage): number[] {
  return narrowedCells(passage).filter((cell) => onlyDigit(passage.after.masks[cell]!) !== null);
}

/** The entries that a step narrows to few enough numbers to list. */
function listedEntries({ problem, step, before, after }: Passage): number[] {
  return scopeOf(step).filter((entry) => {
    const count = countLeft(problem, after, entry);
    const { cells } = problem.grid.entries[entry]!;
    const isLess =
      count < countLeft(problem, before, entry) ||
      cells.some((cell) => before.masks[cell] !== after.masks[cell]);
    return isLess && count <= LISTED;
  });
}

const numbersOf = (problem: Problem, position: Position, entry: number) =>
  Array.from(numbersLeft(problem, position, entry));

/** Tells the settled digits of one entry: "its first digit is 3 and its last digit is 6". */
function itsDigits({ problem, after }: Passage, entry: number, cells: readonly number[]): string {
  return joinWithAnd(
    cells.map((cell) => `its ${placeIn(problem, entry, cell)} is ${onlyDigit(after.masks[cell]!)}`),
  );
}

/** Tells settled digits with their entries: "7 as the first digit of 3 across". */
function asDigits({ problem, step, after }: Passage, cells: readonly number[]): string {
  return joinWithAnd(
    cells.map((cell) => {
      const entry = scopeOf(step).find((one) => problem.grid.entries[one]!.cells.includes(cell))!;
      return `${onlyDigit(after.masks[cell]!)} as ${placeName(problem, entry, cell)}`;
    }),
  );
}

/** "with 6 as its last digit": describes an entry's digits before its clue is applied. */
function givenOf({ problem, before }: Passage, entry: number): string {
  const { cells } = problem.grid.entries[entry]!;
  const known = cells.filter((cell) => onlyDigit(before.masks[cell]!) !== null);
  const isOpen = (cell: number) => (before.masks[cell]! | 1) === ALL_DIGITS;
  if (known.length === 0 || !cells.every((cell) => known.includes(cell) || isOpen(cell))) {
    return 'with the digits that are left';
  }
  if (known.length > 1) return 'with the digits that are known';
  const [cell] = known;
  return `with ${onlyDigit(before.masks[cell!]!)} as its ${placeIn(problem, entry, cell!)}`;
}

/** Whether an earlier step removed numbers that the entry's clue and digits allow. */
function isCut({ problem, before }: Passage, entry: number): boolean {
  const own = problem.own[entry];
  const list = before.lists[entry];
  if (!own) return true;
  if (!list || list.length === own.length) return false;
  const fits = (value: number) => fitsCells(problem, before, entry, value);
  return list.filter(fits).length < own.filter(fits).length;
}

/**
 * The cells that a step narrows, in the order to tell of them: cells that later steps use come
 * before others, cells with few digits left before those with many.
 */
function toTell(passage: Passage): number[] {
  const { problem, after, next } = passage;
  const ahead = new Set(next.flatMap((entry) => problem.grid.entries[entry]!.cells));
  return narrowedCells(passage).toSorted(
    (a, b) =>
      Number(ahead.has(b)) - Number(ahead.has(a)) ||
      bitCount(after.masks[a]!) - bitCount(after.masks[b]!),
  );
}

/**
 * Tells which digits a step leaves for a cell: "the last digit of 3 across can only be 1, 3 or 7".
 */
function leftFor({ problem, step, after }: Passage, cell: number): string {
  const entry = scopeOf(step).find((one) => problem.grid.entries[one]!.cells.includes(cell))!;
  const { cells } = problem.grid.entries[entry]!;
  const place = placeName(problem, entry, cell);
  const digits = digitsIn(after.masks[cell]!);
  if (digits.length <= LISTED) return `${place} can only be ${anyOf(digits)}`;
  // Omits 0 for first digits: no entry begins with 0.
  const gone = digitsIn(ALL_DIGITS & ~after.masks[cell]!).filter(
    (digit) => digit > 0 || cell !== cells[0],
  );
  return `${place} cannot be ${anyOf(gone)}`;
}

/** Clauses on the effect of a step that settles nothing, most informative first. */
function leavings(passage: Passage): string[] {
  const { problem, step, after } = passage;
  const lists = listedEntries(passage).map(
    (entry) => `${nameOf(problem, entry)} can only be ${anyOf(numbersOf(problem, after, entry))}`,
  );
  if (lists.length > 0) return lists;
  const cells = toTell(passage).map((cell) => leftFor(passage, cell));
  if (cells.length > 0) return cells;
  return scopeOf(step)
    .filter((entry) => passage.before.lists[entry] !== after.lists[entry])
    .map(
      (entry) =>
        `only ${countLeft(problem, after, entry)} numbers are left for ${nameOf(problem, entry)}`,
    );
}

function entryText(passage: Passage, entry: number): string {
  const { board, problem, after } = passage;
  const name = nameOf(problem, entry);
  const settled = settledCells(passage);
  const numbers =
    countLeft(problem, after, entry) <= LISTED ? numbersOf(problem, after, entry) : [];
  if (isCut(passage, entry)) {
    const begin = `Of the numbers that are left for ${name}`;
    if (numbers.length === 1) return `${begin}, only ${numbers[0]} goes with what crosses it.`;
    if (numbers.length > 0) {
      const so = settled.length > 0 ? `, so ${itsDigits(passage, entry, settled)}` : '';
      return fullest(
        `${begin}, only ${joinWithAnd(numbers.map(String))} go with what crosses it${so}.`,
        `${begin}, only ${joinWithAnd(numbers.map(String))} fit its squares.`,
      );
    }
    return fullest(
      `${begin}, those that fit its squares have ${asDigits(passage, settled)}.`,
      `${begin}, those that do not fit its squares go, and with them the digits struck.`,
    );
  }
  const clue = clueOf(board, problem, entry);
  const text = quoted(board, problem, entry);
  if (problem.own[entry]?.length === 1) {
    if (clue[0] === 'is' && entriesIn(clue).length === 0) {
      return fullest(
        `${clueText(clue)} is ${numbers[0]}.`,
        `The clue of ${name} is ${numbers[0]}.`,
      );
    }
    const { length } = problem.grid.entries[entry]!.cells;
    return fullest(
      `Of all numbers with ${inWords(`${length}`)} digits, only ${numbers[0]} is ${clueName(clue)}.`,
      `Only ${numbers[0]} fits the clue of ${name}.`,
    );
  }
  if (numbers.length === 1) {
    const given = capital(givenOf(passage, entry));
    return fullest(
      `${given}, only ${numbers[0]} fits ${text}, the clue of ${name}.`,
      `${given}, only ${numbers[0]} fits the clue of ${name}.`,
    );
  }
  if (settled.length > 0 && numbers.length > 0) {
    const only = `Only ${joinWithAnd(numbers.map(String))} fit`;
    const so = itsDigits(passage, entry, settled);
    return fullest(
      `${only} ${text} in ${name}, so ${so}.`,
      `${only} the clue of ${name}, so ${so}.`,
      `${only} the clue of ${name}.`,
    );
  }
  if (settled.length > 0) {
    const has = joinWithAnd(
      settled.map(
        (cell) => `${onlyDigit(after.masks[cell]!)} as its ${placeIn(problem, entry, cell)}`,
      ),
    );
    return fullest(
      `Every number that fits ${text} in ${name} has ${has}.`,
      `Every number that fits the clue of ${name} has ${has}.`,
      `Every number that fits the clue of ${name} agrees on the digits of the marked squares.`,
    );
  }
  const [first, second] = leavings(passage);
  return fullest(
    ...(second ? [`By its clue, ${text}, ${first}, and ${second}.`] : []),
    `By its clue, ${text}, ${first}.`,
    `By its clue, ${first}.`,
    `The clue of ${name} rules out the digits that are struck.`,
  );
}

function linkText(passage: Passage, step: Extract<Step, { kind: 'link' }>): string {
  const { board, problem, before, after } = passage;
  const { link } = step;
  const { entry } = link;
  const scope = scopeOf(step);
  const name = nameOf(problem, entry);
  const text = quoted(board, problem, entry);
  const knownOnes = scope.filter((one) => isKnown(problem, before, one));
  const inEntry = (one: number, at: Position) =>
    `${numbersLeft(problem, at, one)[0]} in ${nameOf(problem, one)}`;
  const given = joinWithAnd(knownOnes.map((one) => inEntry(one, before)));
  const open = scope.filter((one) => !knownOnes.includes(one));
  const settled = settledCells(passage);
  const isTold = scope.every((one) => isKnown(problem, after, one));
  if (isTold && link.given && open.length === 1 && open[0] === entry) {
    const value = numbersLeft(problem, after, entry)[0];
    return fullest(
      `${capital(name)} is ${clueName(clueOf(board, problem, entry))}: with ${given}, that is ${value}.`,
      `With ${given}, the clue of ${name} gives ${value}.`,
      `The clue of ${name} gives ${value}.`,
    );
  }
  const together = open.length === 1 ? 'number' : open.length === 2 ? 'pair' : 'set of numbers';
  const withGiven = given ? `With ${given}, only` : 'Only';
  if (isTold) {
    const found = joinWithAnd(open.map((one) => inEntry(one, after)));
    return fullest(
      `${withGiven} one ${together} fits ${text}, the clue of ${name}: ${found}.`,
      `${withGiven} one ${together} fits the clue of ${name}: ${found}.`,
      `Only one ${together} fits the clue of ${name}: ${found}.`,
      `Only one ${together} fits the clue of ${name}.`,
    );
  }
  if (settled.length > 0) {
    const has = asDigits(passage, settled);
    return fullest(
      `Every ${together} that fits ${text}, the clue of ${name}, has ${has}.`,
      `Every ${together} that fits the clue of ${name} has ${has}.`,
      `Every ${together} that fits the clue of ${name} agrees on the digits of the marked squares.`,
    );
  }
  const [first, second] = leavings(passage);
  return fullest(
    ...(second ? [`By ${text}, the clue of ${name}, ${first}, and ${second}.`] : []),
    `By ${text}, the clue of ${name}, ${first}.`,
    `By the clue of ${name}, ${first}.`,
    `The clue of ${name} rules out the digits that are struck.`,
  );
}

/** Describes a step in one sentence. */
export function textOf(passage: Passage): string {
  const { step } = passage;
  return capital(step.kind === 'entry' ? entryText(passage, step.entry) : linkText(passage, step));
}
