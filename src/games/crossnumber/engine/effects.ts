/** Says what a step leaves: "4 down is 10", "the last digit of 3 across can only be 1 or 7". */
import { joinWithAnd, joinWithOr } from '../../../lib/joinWithAnd.ts';
import { isKnown, LISTED, scopeOf } from './deduction.ts';
import { countLeft, onlyDigit } from './elimination.ts';
import { nameOf, placeIn, placeName } from './naming.ts';
import {
  digitsIn,
  entryOf,
  listedEntries,
  numbersOf,
  type Passage,
  settledCells,
  toTell,
} from './passage.ts';

const ALL_DIGITS = 1023;

/**
 * Tells which digits a step leaves for a cell: "the last digit of 3 across can only be 1, 3 or 7".
 */
export function leftFor(passage: Passage, cell: number, isIt = false): string {
  const { problem, after } = passage;
  const entry = entryOf(passage, cell);
  const { cells } = problem.grid.entries[entry]!;
  const digits = digitsIn(after.masks[cell]!);
  if (isIt && digits.length <= LISTED && (cell === cells[0] || cell === cells.at(-1))) {
    const can = digits.length === 1 ? '' : 'can only ';
    const [begin, end] = can ? ['begin with', 'end in'] : ['begins with', 'ends in'];
    return `it ${can}${cell === cells[0] ? begin : end} ${joinWithOr(digits)}`;
  }
  const place = isIt ? `its ${placeIn(problem, entry, cell)}` : placeName(problem, entry, cell);
  if (digits.length === 1) return `${place} is ${digits[0]}`;
  if (digits.length <= LISTED) return `${place} can only be ${joinWithOr(digits)}`;
  // Omits 0 for first digits: no entry begins with 0.
  const gone = digitsIn(ALL_DIGITS & ~after.masks[cell]!).filter(
    (digit) => digit > 0 || cell !== cells[0],
  );
  return `${place} cannot be ${joinWithOr(gone)}`;
}

/** The entries that a step makes known. */
function foundBy({ problem, step, before, after }: Passage): number[] {
  return scopeOf(step).filter(
    (entry) => isKnown(problem, after, entry) && !isKnown(problem, before, entry),
  );
}

/** Settled digits of entries that are not known yet, by entry: "8 down begins with 4". */
function digitsOf(passage: Passage, found: readonly number[], isIt: boolean): string[] {
  const { problem, after } = passage;
  const { entries } = problem.grid;
  const open = settledCells(passage).filter(
    (cell) => !found.some((entry) => entries[entry]!.cells.includes(cell)),
  );
  const entriesOfOpen = [...new Set(open.map((cell) => entryOf(passage, cell)))];
  return entriesOfOpen.flatMap((entry) => {
    const cells = open.filter((cell) => entryOf(passage, cell) === entry);
    const told = cells.map(
      (cell) => `${onlyDigit(after.masks[cell]!)} as its ${placeIn(problem, entry, cell)}`,
    );
    if (cells.length === 1) return [leftFor(passage, cells[0]!, isIt)];
    return [`${isIt ? 'it' : nameOf(problem, entry)} has ${joinWithAnd(told)}`];
  });
}

/** Clauses on the effect of a step that settles nothing, most informative first. */
export function leavings(passage: Passage, isIt = false, first: readonly number[] = []): string[] {
  const { problem, step, after } = passage;
  const lists = listsLeft(passage, isIt);
  if (lists.length > 0) return lists;
  const cells = [...new Set([...first, ...toTell(passage)])].map((cell) =>
    leftFor(passage, cell, isIt),
  );
  if (cells.length > 0) return cells;
  return scopeOf(step)
    .filter((entry) => passage.before.lists[entry] !== after.lists[entry])
    .map(
      (entry) =>
        `only ${countLeft(problem, after, entry)} numbers are left for ${nameOf(problem, entry)}`,
    );
}

function listsLeft(passage: Passage, isIt: boolean): string[] {
  const { problem, after } = passage;
  return listedEntries(passage)
    .filter((entry) => !isKnown(problem, after, entry))
    .map(
      (entry) =>
        `${isIt ? 'it' : nameOf(problem, entry)} can only be ${joinWithOr(numbersOf(problem, after, entry))}`,
    );
}

/**
 * The effect of a step in ever fewer words.
 * @param first the cells to speak of before others.
 * @param isIt whether the sentence has named the one entry of the step, which is then "it".
 */
export function effectsOf(passage: Passage, isIt = false, first: readonly number[] = []): string[] {
  const { problem, after } = passage;
  const found = foundBy(passage);
  const known = found.map(
    (entry) => `${isIt ? 'it' : nameOf(problem, entry)} is ${numbersOf(problem, after, entry)[0]}`,
  );
  const digits = digitsOf(passage, found, isIt);
  const settled = [...known, ...digits];
  if (settled.length > 0) {
    const lists = listsLeft(passage, isIt);
    const listed = known.length === 0 && lists.length > 0 ? [lists[0]!] : [];
    return [
      ...listed.map((list) => `${list}: ${joinWithAnd(digits)}`),
      joinWithAnd(settled),
      ...(settled.length > 1 ? settled : []),
    ];
  }
  const [one, two] = leavings(passage, isIt, first);
  if (one === undefined) return [];
  return two ? [`${one}, and ${two}`, one] : [one];
}
