/**
 * The next deduction from the digits that are right on the board: a step of elimination that
 * settles a cell, and the steps that must be seen before it, as few of them as will do.
 */

import type { Link, Problem } from '../rules/problem.ts';
import {
  copyOf,
  countLeft,
  keepDigits,
  narrowEntry,
  narrowLink,
  onlyDigit,
  type Position,
  startPosition,
  waysOf,
} from './elimination.ts';

/** Ways to put a link's numbers together that a hint may speak of. */
const REACH = 4000;

/** A step of elimination: an entry by what its clue says of it alone, or a link. */
export type Step =
  | { readonly kind: 'entry'; readonly entry: number }
  | { readonly kind: 'link'; readonly link: Link };

export interface Deduction {
  /** What must be seen first, in order. */
  readonly before: readonly Step[];
  readonly step: Step;
  /** The cells that it settles, ascending. */
  readonly settled: readonly number[];
}

/** What is known without any thought: the digits on the board. */
export function knownFrom(problem: Problem, digits: readonly number[]): Position {
  const position = startPosition(problem);
  for (const cell of problem.grid.cells) {
    const digit = digits[cell]!;
    if (digit >= 0) keepDigits(problem, position, cell, 1 << digit);
  }
  for (const [entry, { cells }] of problem.grid.entries.entries()) {
    if (cells.every((cell) => digits[cell]! >= 0)) narrowEntry(problem, position, entry);
  }
  return position;
}

/** The entries that a step is about, that of the clue first. */
export function scopeOf(step: Step): readonly number[] {
  return step.kind === 'entry' ? [step.entry] : [step.link.entry, ...step.link.others];
}

/**
 * Whether a step goes by what the entry's clue says of it alone. Otherwise it goes by the numbers
 * that a link has left.
 */
export function isOwn({ own }: Problem, step: Step): boolean {
  return step.kind === 'entry' && own[step.entry] !== null;
}

/** A link with too many ways to put its numbers together says nothing yet. */
export function take(problem: Problem, position: Position, step: Step): boolean {
  if (step.kind === 'entry') return narrowEntry(problem, position, step.entry);
  return waysOf(problem, position, step.link) > REACH || narrowLink(problem, position, step.link);
}

/** How much there is to go through. Links are looked at later than single clues of the same size. */
function effort(problem: Problem, position: Position, step: Step): number {
  return step.kind === 'entry'
    ? countLeft(problem, position, step.entry)
    : 3 * waysOf(problem, position, step.link);
}

const versionsOf = ({ versions }: Position, step: Step) =>
  scopeOf(step).reduce((sum, entry) => sum + versions[entry]!, 0);

function settledBy(problem: Problem, before: Position, after: Position): number[] {
  return problem.grid.cells.filter(
    (cell) => onlyDigit(before.masks[cell]!) === null && onlyDigit(after.masks[cell]!) !== null,
  );
}

interface Trial {
  readonly step: Step;
  readonly settled: readonly number[];
}

/** The easiest step that settles a cell at once. */
function atOnce(problem: Problem, position: Position, steps: readonly Step[]): Trial | null {
  for (const step of steps) {
    const after = copyOf(position);
    if (!take(problem, after, step)) return null;
    const settled = settledBy(problem, position, after);
    if (settled.length > 0) return { step, settled };
  }
  return null;
}

/** The steps that can be taken, the easiest first. */
function stepsAt(problem: Problem, position: Position): Step[] {
  // Not only its own clue may have left an entry a list: a link may have, too.
  const entries = position.lists.flatMap((list, entry): Step[] =>
    list && problem.grid.entries[entry]!.cells.some((c) => onlyDigit(position.masks[c]!) === null)
      ? [{ kind: 'entry', entry }]
      : [],
  );
  const links = problem.links.flatMap((link): Step[] =>
    waysOf(problem, position, link) <= REACH ? [{ kind: 'link', link }] : [],
  );
  return [...entries, ...links]
    .map((step) => ({ step, effort: effort(problem, position, step) }))
    .sort((a, b) => a.effort - b.effort)
    .map(({ step }) => step);
}

const nameOf = (problem: Problem, step: Step) =>
  step.kind === 'entry' ? `e${step.entry}` : `l${problem.links.indexOf(step.link)}`;

interface Found extends Trial {
  readonly before: readonly Step[];
  /** By step before it: the position that it found. */
  readonly positions: readonly Position[];
}

/** Takes steps until one settles a cell. Null when elimination comes to a halt before. */
function search(problem: Problem, known: Position): Found | null {
  const first = atOnce(problem, known, stepsAt(problem, known));
  if (first) return { ...first, before: [], positions: [] };
  const position = copyOf(known);
  const before: Step[] = [];
  const positions: Position[] = [];
  const seen = new Map<string, number>();
  for (;;) {
    const step = stepsAt(problem, position).find(
      (one) => seen.get(nameOf(problem, one)) !== versionsOf(position, one),
    );
    if (!step) return null;
    const versions = versionsOf(position, step);
    const last = copyOf(position);
    if (!take(problem, position, step)) return null;
    const settled = settledBy(problem, last, position);
    if (settled.length > 0) return { step, settled, before, positions };
    if (versionsOf(position, step) !== versions) {
      before.push(step);
      positions.push(last);
    }
    seen.set(nameOf(problem, step), versionsOf(position, step));
  }
}

/** The position after some steps; null if they contradict the digits that are known. */
export function after(problem: Problem, known: Position, steps: readonly Step[]): Position | null {
  const position = copyOf(known);
  return steps.every((step) => take(problem, position, step)) ? position : null;
}

/**
 * The next deduction, without the steps that it does not need. Null when elimination alone does
 * not lead on.
 */
export function nextDeduction(problem: Problem, known: Position): Deduction | null {
  const found = search(problem, known);
  if (!found) return null;
  const { step, positions } = found;
  if (positions.length === 0) return { before: [], step, settled: found.settled };
  // What only a part of what it settles needs is enough: the rest comes later. From the end, so
  // that what comes before the step that is left out is known already.
  const needed: Step[] = [];
  let settled = found.settled;
  for (let i = positions.length - 1; i >= 0; i--) {
    const end = after(problem, positions[i]!, [...needed, step]);
    const left = end ? settledBy(problem, known, end) : [];
    if (left.some((cell) => found.settled.includes(cell))) settled = left;
    else needed.unshift(found.before[i]!);
  }
  return { before: needed, step, settled };
}
