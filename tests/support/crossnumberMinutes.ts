/**
 * How long a board takes a beginner, from the steps that lead to its solution.
 *
 * We know of no measurements of crossnumber solvers. A step costs the time to find the clue and to
 * write down what follows, and the time to go through its numbers; a person goes through no more than
 * some dozens one by one, because known digits cut longer lists short.
 */

import { after, nextDeduction } from '../../src/games/crossnumber/engine/deduction.ts';
import {
  countLeft,
  type Position,
  startPosition,
  waysOf,
} from '../../src/games/crossnumber/engine/elimination.ts';
import { problemOf } from '../../src/games/crossnumber/rules/problem.ts';
import type { Board } from '../../src/games/crossnumber/rules/types.ts';

/** Seconds to find a clue that leads on, and to write down what follows from it. */
const PER_STEP_S = 40;
/** Seconds to think of one number and to compare it with the digits that are known. */
const PER_NUMBER_S = 3;
/** The most numbers that are gone through one by one in a step. */
const MOST_NUMBERS = 40;

/** By step of the solution: how many numbers, or combinations of numbers, there are to try. */
export function listsOf(board: Board): number[] {
  const problem = problemOf(board);
  const sizes: number[] = [];
  let known = startPosition(problem);
  for (;;) {
    const deduction = nextDeduction(problem, known);
    if (!deduction) return sizes;
    const { steps, carry } = deduction;
    for (const step of steps) {
      sizes.push(
        step.kind === 'link'
          ? waysOf(problem, known, step.link)
          : countLeft(problem, known, step.entry),
      );
      known = after(problem, known, [step], carry) as Position;
    }
  }
}

/** The minutes that a beginner needs for a board, about. */
export function minutesOf(board: Board): number {
  const seconds = listsOf(board).reduce(
    (sum, count) => sum + PER_STEP_S + PER_NUMBER_S * Math.min(count, MOST_NUMBERS),
    0,
  );
  return seconds / 60;
}
