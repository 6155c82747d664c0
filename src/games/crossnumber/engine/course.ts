/** The sequence of deductions that hints would use on a board, for rating its difficulty. */
import type { BoardReport } from '../../contract/bench.ts';
import type { Problem } from '../rules/problem.ts';
import { after, isKnown, MOST_STEPS, nextDeduction } from './deduction.ts';
import { keepDigits, narrowEntry, onlyDigit, type Position, startPosition } from './elimination.ts';
import { techniqueOf } from './techniques.ts';

export interface Course {
  /** The techniques used and how often, hardest first. */
  readonly techniques: BoardReport['logic']['techniques'];
  /** The remaining candidates (`Position`) where the deductions end. */
  readonly end: Position;
}

/**
 * The candidates (`Position`) after a deduction as a player would write them down: settled digits,
 * and for deductions too long for one hint also the pencil marks.
 */
function written(problem: Problem, known: Position, end: Position, penciled: boolean): Position {
  const position = startPosition(problem);
  for (const cell of problem.grid.cells) {
    const isTaken = penciled || onlyDigit(end.masks[cell]!) !== null;
    keepDigits(problem, position, cell, (isTaken ? end : known).masks[cell]!);
  }
  for (const entry of problem.grid.entries.keys()) {
    if (isKnown(problem, position, entry)) narrowEntry(problem, position, entry);
  }
  return position;
}

/** Follows deductions as far as elimination leads; every round settles a cell. */
export function courseOf(problem: Problem): Course {
  const seen = new Map<string, { times: number; rating: number }>();
  let known = startPosition(problem);
  for (;;) {
    const deduction = nextDeduction(problem, known);
    const end = deduction && after(problem, known, deduction.steps, deduction.carry);
    if (!end) break;
    const { technique } = techniqueOf(problem, deduction);
    const { times = 0, rating = 0 } = seen.get(technique) ?? {};
    seen.set(technique, { times: times + 1, rating: Math.max(rating, deduction.rating) });
    known = written(problem, known, end, deduction.steps.length > MOST_STEPS);
  }
  return {
    techniques: [...seen]
      .sort(([, a], [, b]) => b.rating - a.rating)
      .map(([name, { times }]) => ({ name, times })),
    end: known,
  };
}
