/**
 * Finds the easiest next deduction from the digits and correct pencil marks on the board: an
 * elimination step that settles a cell, with the steps that must precede it.
 *
 * Steps pass on only what a person can remember: the candidates of cells, and an entry's numbers
 * while they are few enough to list.
 */

import { bitCount } from '../../../lib/bits.ts';
import type { Link, Problem } from '../rules/problem.ts';
import type { State } from '../rules/types.ts';
import {
  copyOf,
  countLeft,
  fitsCells,
  keepDigits,
  narrowEntry,
  narrowLink,
  onlyDigit,
  type Position,
  startPosition,
  waysOf,
} from './elimination.ts';
import { RATINGS, ratingOfMany } from './ratings.ts';

/** The most combinations of numbers in linked entries that a hint may involve. */
const REACH = 4000;
/** The longest list of numbers that a player can remember; a hint's text never lists more. */
export const LISTED = 6;
/** The most steps in a hint. */
export const MOST_STEPS = 6;

/** An elimination step: an entry's own clue, or a link between entries. */
export type Step =
  | { readonly kind: 'entry'; readonly entry: number }
  | { readonly kind: 'link'; readonly link: Link };

/** The cells in which a deduction reaches its end, by the candidates before and after it. */
type Reached = (problem: Problem, before: Position, after: Position) => number[];

export interface Deduction {
  /** The deduction's steps in order; the last step reaches the end. */
  readonly steps: readonly Step[];
  /** The cells that the steps settle, or in which they reach another end, ascending. */
  readonly settled: readonly number[];
  readonly rating: number;
  readonly hardest: Step;
  /** The most numbers of an entry that a step passes on to later steps as a list. */
  readonly carry: number;
}

/**
 * The candidates (`Position`) that the player's board shows: its digits, and the pencil marks that
 * include the right digit. All digits on the board must be correct.
 */
export function knownFrom(
  problem: Problem,
  { digits, marks }: State,
  solution: readonly number[],
): Position {
  return positionOf(problem, (cell, mask) => {
    const digit = digits[cell]!;
    if (digit >= 0) return 1 << digit;
    return (marks[cell]! >> solution[cell]!) & 1 ? marks[cell]! : mask;
  });
}

/** A position from the digits to keep in each cell; filled entries are narrowed to their numbers. */
export function positionOf(problem: Problem, keep: (cell: number, mask: number) => number) {
  const position = startPosition(problem);
  for (const cell of problem.grid.cells) {
    keepDigits(problem, position, cell, keep(cell, position.masks[cell]!));
  }
  for (const entry of problem.grid.entries.keys()) {
    if (isKnown(problem, position, entry)) narrowEntry(problem, position, entry);
  }
  return position;
}

/** Removes numbers from an entry's list that its cells no longer allow. */
function refresh(problem: Problem, position: Position, entry: number): void {
  const { lists, versions, seen } = position;
  if (seen[entry] === versions[entry]) return;
  seen[entry] = versions[entry]!;
  const fits = (value: number) => fitsCells(problem, position, entry, value);
  lists[entry] = lists[entry]?.filter(fits) ?? null;
}

/** Whether each cell of an entry has one digit left. */
export function isKnown(problem: Problem, { masks }: Position, entry: number): boolean {
  return problem.grid.entries[entry]!.cells.every((cell) => onlyDigit(masks[cell]!) !== null);
}

/** The entries that a step involves; the entry with the clue comes first. */
export function scopeOf(step: Step): readonly number[] {
  return step.kind === 'entry' ? [step.entry] : [step.link.entry, ...step.link.others];
}

/**
 * Applies a step. A link (a clue about several entries) with more than `REACH` combinations of
 * numbers has no effect yet. Resulting lists longer than `carry` are discarded; only their effect
 * on cells remains.
 * @returns false on a contradiction.
 */
export function applyStep(
  problem: Problem,
  position: Position,
  step: Step,
  carry: number,
): boolean {
  if (step.kind === 'entry') return narrowEntry(problem, position, step.entry);
  const scope = scopeOf(step);
  for (const entry of scope) refresh(problem, position, entry);
  if (waysOf(problem, position, step.link) > REACH) return true;
  const before = scope.map((entry) => ({
    list: position.lists[entry]!,
    version: position.versions[entry]!,
    masks: masksOf(problem, position, entry),
  }));
  if (!narrowLink(problem, position, step.link)) return false;
  // Entries of a link can cross each other: narrowing one of them narrows the lists of others.
  for (const entry of scope) refresh(problem, position, entry);
  for (const [i, entry] of scope.entries()) {
    const { list, version, masks } = before[i]!;
    if (position.lists[entry] === list || countLeft(problem, position, entry) <= carry) continue;
    position.lists[entry] = list;
    if (masksOf(problem, position, entry).every((mask, at) => mask === masks[at])) {
      position.versions[entry] = version;
    }
  }
  return true;
}

function masksOf({ grid }: Problem, { masks }: Position, entry: number): number[] {
  return grid.entries[entry]!.cells.map((cell) => masks[cell]!);
}

/**
 * How many numbers to try for an entry: those that its clue leaves, or all combinations of its
 * cells' digits, whichever are fewer.
 */
function toGoThrough(problem: Problem, position: Position, entry: number): number {
  const byDigits = masksOf(problem, position, entry).reduce((n, mask) => n * bitCount(mask), 1);
  return Math.min(byDigits, countLeft(problem, position, entry));
}

/** The difficulty of spotting a step. */
export function ratingOf(problem: Problem, position: Position, step: Step): number {
  if (step.kind === 'entry') {
    if (problem.own[step.entry]?.length === 1) return RATINGS.given;
    return RATINGS.oneClue + ratingOfMany(toGoThrough(problem, position, step.entry));
  }
  const { link } = step;
  if (link.given && link.others.every((other) => isKnown(problem, position, other))) {
    return RATINGS.given;
  }
  const open = scopeOf(step).filter((entry) => !isKnown(problem, position, entry)).length;
  return (
    RATINGS.tied +
    RATINGS.furtherTied * Math.max(0, open - 2) +
    ratingOfMany(waysOf(problem, position, link))
  );
}

const versionsOf = ({ versions }: Position, step: Step) =>
  scopeOf(step).reduce((sum, entry) => sum + versions[entry]!, 0);

function settledBy(problem: Problem, before: Position, after: Position): number[] {
  return problem.grid.cells.filter(
    (cell) => onlyDigit(before.masks[cell]!) === null && onlyDigit(after.masks[cell]!) !== null,
  );
}

interface Rated {
  readonly step: Step;
  readonly rating: number;
}

/** All applicable steps, easiest first. */
function stepsAt(problem: Problem, position: Position): Rated[] {
  for (const entry of position.lists.keys()) refresh(problem, position, entry);
  // An entry's list of numbers can come from a link as well as from the entry's own clue.
  const entries = position.lists.flatMap((list, entry): Step[] =>
    list && !isKnown(problem, position, entry) ? [{ kind: 'entry', entry }] : [],
  );
  const links = problem.links.flatMap((link): Step[] =>
    waysOf(problem, position, link) <= REACH ? [{ kind: 'link', link }] : [],
  );
  return [...entries, ...links]
    .map((step) => ({ step, rating: ratingOf(problem, position, step) }))
    .sort((a, b) => a.rating - b.rating);
}

/** The easiest single step that settles a cell. */
function atOnce(
  problem: Problem,
  known: Position,
  carry: number,
  reached: Reached,
): Deduction | null {
  for (const { step, rating } of stepsAt(problem, known)) {
    const end = copyOf(known);
    if (!applyStep(problem, end, step, carry)) return null;
    const settled = reached(problem, known, end);
    if (settled.length > 0) return { steps: [step], settled, rating, hardest: step, carry };
  }
  return null;
}

const nameOf = (problem: Problem, step: Step) =>
  step.kind === 'entry' ? `e${step.entry}` : `l${problem.links.indexOf(step.link)}`;

interface Trail {
  readonly steps: readonly Step[];
  /** For each step, the candidates (`Position`) before it. */
  readonly positions: readonly Position[];
  readonly settled: readonly number[];
}

/**
 * Repeats the easiest step until a cell is settled. Null when elimination stalls, or when only
 * steps harder than `most` remain.
 */
function trail(
  problem: Problem,
  known: Position,
  most: number,
  carry: number,
  reached: Reached,
): Trail | null {
  const position = copyOf(known);
  const steps: Step[] = [];
  const positions: Position[] = [];
  const seen = new Map<string, number>();
  for (;;) {
    const next = stepsAt(problem, position).find(
      ({ step }) => seen.get(nameOf(problem, step)) !== versionsOf(position, step),
    );
    if (!next || next.rating > most) return null;
    const { step } = next;
    const versions = versionsOf(position, step);
    const last = copyOf(position);
    if (!applyStep(problem, position, step, carry)) return null;
    const settled = reached(problem, last, position);
    if (settled.length > 0 || versionsOf(position, step) !== versions) {
      steps.push(step);
      positions.push(last);
    }
    if (settled.length > 0) return { steps, positions, settled };
    seen.set(nameOf(problem, step), versionsOf(position, step));
  }
}

/** The position after some steps; null on a contradiction. */
export function after(
  problem: Problem,
  known: Position,
  steps: readonly Step[],
  carry: number,
): Position | null {
  const position = copyOf(known);
  return steps.every((step) => applyStep(problem, position, step, carry)) ? position : null;
}

/** Removes the steps that the trail does not need. */
function pruned(
  problem: Problem,
  known: Position,
  { steps, positions, settled }: Trail,
  carry: number,
  reached: Reached,
): Deduction {
  // Settling some of the trail's cells is enough. Steps are dropped from the end backwards, so that
  // the position before each dropped step is already known.
  const needed: Step[] = [steps.at(-1)!];
  let left = settled;
  for (let i = steps.length - 2; i >= 0; i--) {
    const end = after(problem, positions[i]!, needed, carry);
    const rest = end ? reached(problem, known, end) : [];
    if (rest.some((cell) => settled.includes(cell))) left = rest;
    else needed.unshift(steps[i]!);
  }
  return { steps: needed, settled: left, ...rated(problem, known, needed, carry), carry };
}

/** The total difficulty of consecutive steps, and the hardest of them. */
export function rated(
  problem: Problem,
  known: Position,
  steps: readonly Step[],
  carry: number,
): Pick<Deduction, 'rating' | 'hardest'> {
  const position = copyOf(known);
  let sum = RATINGS.carried * (steps.length - 1) + (carry > LISTED ? RATINGS.longLists : 0);
  let hardest: Rated = { step: steps[0]!, rating: 0 };
  for (const step of steps) {
    const rating = ratingOf(problem, position, step);
    if (rating > hardest.rating) hardest = { step, rating };
    sum += rating;
    applyStep(problem, position, step, carry);
  }
  return { rating: sum, hardest: hardest.step };
}

function deductionWith(
  problem: Problem,
  known: Position,
  carry: number,
  reached: Reached,
): Deduction | null {
  const single = atOnce(problem, known, carry, reached);
  // A chain of easy steps can beat a single hard step if each of its steps is clearly easier.
  const most = single ? single.rating - RATINGS.given : Number.POSITIVE_INFINITY;
  const found = trail(problem, known, most, carry, reached);
  if (!found) return single;
  const chain = pruned(problem, known, found, carry, reached);
  if (!single) return chain;
  return chain.steps.length <= MOST_STEPS && chain.rating < single.rating ? chain : single;
}

/**
 * The easiest next deduction, which may have more steps than a hint can show; null when elimination
 * stalls.
 */
export function nextDeduction(problem: Problem, known: Position): Deduction | null {
  // Fallback: where lists short enough to remember lead nowhere, long lists are carried on paper.
  return (
    deductionWith(problem, known, LISTED, settledBy) ??
    deductionWith(problem, known, Number.POSITIVE_INFINITY, settledBy)
  );
}

/**
 * The easiest deduction that rules out one of the digits that are wrong; null when elimination
 * stalls before.
 * @param wrong by cell, the wrong digit.
 */
export function refutation(
  problem: Problem,
  known: Position,
  wrong: ReadonlyMap<number, number>,
): Deduction | null {
  return deductionWith(problem, known, LISTED, (_, before, end) =>
    [...wrong].flatMap(([cell, digit]) =>
      (before.masks[cell]! >> digit) & 1 && !((end.masks[cell]! >> digit) & 1) ? [cell] : [],
    ),
  );
}
