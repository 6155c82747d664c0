/**
 * Solves a board step by step with the techniques of techniques.ts only, to determine its
 * difficulty.
 */

import type { Board } from '../rules/types.ts';
import { type Fact, factsOf, strike } from './facts.ts';
import { type Frame, type Knowledge, knowledgeAtStart, lookAt, nothingStruck } from './frame.ts';
import { RATING } from './ratings.ts';
import { easiest, type Step, stepsOf } from './steps.ts';

/**
 * A step of the solution, and the facts (facts.ts) that the step depends on, in the order of
 * deduction.
 */
export interface Deduction {
  readonly step: Step;
  readonly facts: readonly Fact[];
  /** The number of rounds of facts before the step, each depending on the previous one. */
  readonly depth: number;
}

export function costOf({ step, depth }: Deduction): number {
  return step.cost + RATING.round * depth;
}

/**
 * The easiest next step of the solution, with all facts found on the way; null if the logic is
 * stuck.
 */
export function nextDeduction(known: Knowledge): Deduction | null {
  const { steps, facts, depth } = nextSteps(known);
  const step = easiest(steps);
  return step ? { step, facts, depth } : null;
}

/** All steps that can be seen after as few rounds of facts as possible; none if the logic is stuck. */
function nextSteps(known: Knowledge) {
  const struck = nothingStruck(known.board.size);
  const facts: Fact[] = [];
  for (let depth = 0; ; depth++) {
    const frame = lookAt(known, struck);
    const steps = stepsOf(frame);
    if (steps.length > 0) return { steps, facts, depth };
    const seen = factsOf(frame);
    // Prevents an endless loop: a contradictory board may exclude a known digit again and again.
    if (seen.filter((fact) => strike(frame, fact, struck)).length === 0) {
      return { steps, facts, depth };
    }
    facts.push(...seen);
  }
}

/** Adds a step's conclusion to the knowledge. */
export function learn(known: Knowledge, step: Step): void {
  if (step.kind === 'shift') known.settled[step.row] = step.slide;
  else known.digits[step.row * known.board.size + step.cell] = step.digit;
}

/**
 * Whether a board with a solution is solved by steps and facts: as `courseOf` finds, but faster,
 * because all steps that can be seen are taken at once.
 */
export function isSolvedByLogic(board: Board): boolean {
  const known = knowledgeAtStart(board);
  while (!isSolved(known)) {
    const { steps } = nextSteps(known);
    if (steps.length === 0) return false;
    for (const step of steps) learn(known, step);
  }
  return true;
}

function isSolved({ digits, settled }: Knowledge): boolean {
  return !digits.includes(0) && !settled.includes(-1);
}

/**
 * A solution by logic: the deductions, always the easiest next, and the knowledge that they reach.
 */
export interface Course {
  readonly deductions: readonly Deduction[];
  /** The digits and slides known after the last deduction. */
  readonly known: Knowledge;
  /** Whether the deductions solve the board; false if the logic gets stuck. */
  readonly solved: boolean;
}

export function courseOf(board: Board): Course {
  const known = knowledgeAtStart(board);
  const deductions: Deduction[] = [];
  for (;;) {
    if (isSolved(known)) return { deductions, known, solved: true };
    const deduction = nextDeduction(known);
    if (!deduction) return { deductions, known, solved: false };
    deductions.push(deduction);
    learn(known, deduction.step);
  }
}

/** All deductions that solve the board, always the easiest next; null if the logic gets stuck. */
export function deduceAll(board: Board): readonly Deduction[] | null {
  const { deductions, solved } = courseOf(board);
  return solved ? deductions : null;
}

/** Whether the techniques of techniques.ts solve the board without guessing. */
export function isLogical(board: Board): boolean {
  return deduceAll(board) !== null;
}

/**
 * Applies facts in turn and skips those that do not hold; returns the final candidates, and the
 * facts applied.
 */
export function lookWith(known: Knowledge, facts: readonly Fact[]): { frame: Frame; used: Fact[] } {
  const struck = nothingStruck(known.board.size);
  let frame = lookAt(known, struck);
  const used: Fact[] = [];
  for (const fact of facts) {
    if (!strike(frame, fact, struck)) continue;
    used.push(fact);
    frame = lookAt(known, struck);
  }
  return { frame, used };
}

function isSameMove(a: Step, b: Step): boolean {
  if (a.kind === 'shift') return b.kind === 'shift' && a.row === b.row && a.slide === b.slide;
  return b.kind === 'fill' && a.row === b.row && a.cell === b.cell && a.digit === b.digit;
}

/**
 * Reduces the facts of a deduction to as few as possible: to a single fact if that enables any
 * step, otherwise to the facts that the step needs.
 */
export function shorten(known: Knowledge, deduction: Deduction): Deduction {
  if (deduction.facts.length === 0) return deduction;
  let best: Deduction | null = null;
  for (const fact of deduction.facts) {
    const { frame, used } = lookWith(known, [fact]);
    const step = used.length > 0 ? easiest(stepsOf(frame)) : undefined;
    if (step && (!best || step.cost < best.step.cost)) best = { step, facts: used, depth: 1 };
  }
  if (best) return best;
  let { step, facts } = deduction;
  for (let i = facts.length - 1; i >= 0; i--) {
    const { frame, used } = lookWith(
      known,
      facts.filter((_, at) => at !== i),
    );
    const same = stepsOf(frame).find((other) => isSameMove(other, step));
    if (!same) continue;
    step = same;
    facts = used;
    i = Math.min(i, facts.length);
  }
  return { step, facts, depth: deduction.depth };
}
