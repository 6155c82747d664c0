/** The sequence of deductions that hints use on a board, which tells how its difficulty climbs. */
import { bitCount } from '../../../lib/bits.ts';
import type { Problem } from '../rules/problem.ts';
import {
  after,
  type Deduction,
  LISTED,
  MOST_STEPS,
  nextDeduction,
  positionOf,
  rated,
} from './deduction.ts';
import { onlyDigit, type Position, startPosition } from './elimination.ts';

export interface Course {
  /** The deductions that hints tell, in order. */
  readonly way: readonly Told[];
  /** The remaining candidates (`Position`) where the hints end. */
  readonly end: Position;
}

/** The part of a deduction that one hint tells. */
export interface Told extends Deduction {
  /** The candidates (`Position`) where the part ends. */
  readonly end: Position;
  /** The cells to pencil in where a deduction is too long for one hint; null where it settles digits. */
  readonly noted: readonly number[] | null;
}

/**
 * The part of a deduction that a hint tells: a deduction with too many steps ends at the first result
 * that can be pencilled in. Null if there is none in so many steps.
 */
export function toldOf(problem: Problem, known: Position, deduction: Deduction): Told | null {
  const { steps, carry } = deduction;
  if (steps.length <= MOST_STEPS) {
    return { ...deduction, end: after(problem, known, steps, carry)!, noted: null };
  }
  for (let count = 1; count <= MOST_STEPS; count++) {
    const some = steps.slice(0, count);
    const end = after(problem, known, some, carry)!;
    const cells = problem.grid.cells.filter((cell) => known.masks[cell] !== end.masks[cell]);
    if (cells.length === 0) continue;
    // Prefers cells with few candidates: a long row of pencil marks in a square is no help.
    const short = cells.filter((cell) => bitCount(end.masks[cell]!) <= LISTED);
    const noted = short.length > 0 ? short : cells;
    return { ...deduction, steps: some, ...rated(problem, known, some, carry), end, noted };
  }
  return null;
}

/** The candidates (`Position`) after a hint as a player would write them down. */
function written(problem: Problem, known: Position, { end, noted }: Told): Position {
  return positionOf(problem, (cell) => {
    const isTaken = noted?.includes(cell) ?? onlyDigit(end.masks[cell]!) !== null;
    return (isTaken ? end : known).masks[cell]!;
  });
}

/** Follows the hints as far as they lead without trial; each narrows a cell. */
export function courseOf(problem: Problem): Course {
  const way: Told[] = [];
  let known = startPosition(problem);
  for (;;) {
    const deduction = nextDeduction(problem, known);
    const told = deduction && toldOf(problem, known, deduction);
    if (!told) return { way, end: known };
    way.push(told);
    known = written(problem, known, told);
  }
}
