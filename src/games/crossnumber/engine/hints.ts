/**
 * The next deduction on a board, step by step.
 *
 * Mistakes come first: digits that the solution contradicts are removed. Otherwise the hint is the
 * easiest deduction that settles a digit. A deduction with too many steps ends at the first result
 * that can be pencilled in; the next hint continues from there.
 */

import { capital } from '../../../lib/capital.ts';
import type { Hint } from '../../contract/engine.ts';
import type { Problem } from '../rules/problem.ts';
import { status } from '../rules/rules.ts';
import { type Board, EMPTY, type Focus, type Move, type State } from '../rules/types.ts';
import { toldOf } from './course.ts';
import { knownFrom, nextDeduction } from './deduction.ts';
import { onlyDigit, type Position } from './elimination.ts';
import { mistakeHint } from './mistakes.ts';
import { placeName } from './naming.ts';
import { RATINGS } from './ratings.ts';
import { readingOf } from './reading.ts';
import { passagesOf, stepOf } from './steps.ts';
import { techniqueOf } from './techniques.ts';

type BoardHint = Hint<Move, Focus>;

/** The hint for a state; null when the board is won, or does not have exactly one solution. */
export function hint(board: Board, state: State): BoardHint | null {
  if (status(board, state) === 'won') return null;
  const { solution, problem } = readingOf(board);
  if (!solution) return null;
  const mistake = mistakeHint(board, state, solution, problem);
  if (mistake) return mistake;
  const known = knownFrom(problem, state, solution);
  return (
    pencilHint(state, problem, known) ??
    logicHint(board, problem, known) ??
    trialHint(state, solution, problem)
  );
}

/** A cell in words: "the last digit of 3 across". */
function nameOfCell(problem: Problem, cell: number): string {
  return placeName(problem, problem.grid.through[cell]![0]!, cell);
}

/** Hints at a square with a single pencil mark. */
function pencilHint(state: State, problem: Problem, { masks }: Position): BoardHint | null {
  const cell = problem.grid.cells.find(
    (at) => state.digits[at] === EMPTY && onlyDigit(masks[at]!) !== null,
  );
  if (cell === undefined) return null;
  const digit = onlyDigit(masks[cell]!)!;
  const text = `Only one pencil mark is left for ${nameOfCell(problem, cell)}: ${digit}.`;
  return {
    technique: 'one digit in pencil',
    about: null,
    rating: RATINGS.pencil,
    mistake: null,
    steps: [{ text, evidence: [{ cell }], target: [{ cell }], rulesOut: [] }],
    move: { type: 'write', cells: [cell], digits: [digit] },
  };
}

function logicHint(board: Board, problem: Problem, known: Position): BoardHint | null {
  const deduction = nextDeduction(problem, known);
  if (!deduction) return null;
  const told = toldOf(problem, known, deduction);
  if (!told) return null;
  const { steps, settled, rating, carry, end, noted } = told;
  const passages = passagesOf(board, problem, known, deduction).slice(0, steps.length);
  return {
    ...techniqueOf(problem, told),
    rating,
    mistake: null,
    steps: passages.map((passage) => stepOf(passage, carry)),
    move: noted
      ? { type: 'note', cells: noted, marks: noted.map((cell) => end.masks[cell]!) }
      : {
          type: 'write',
          cells: settled,
          digits: settled.map((cell) => onlyDigit(end.masks[cell]!)!),
        },
  };
}

/**
 * The fallback hint for boards that elimination cannot solve, which no pack holds: fills a cell.
 */
function trialHint(state: State, solution: readonly number[], problem: Problem): BoardHint | null {
  const cell = problem.grid.cells.find((at) => state.digits[at] === EMPTY);
  if (cell === undefined) return null;
  const name = capital(nameOfCell(problem, cell));
  const text = `${name} is ${solution[cell]}, but seeing why takes many more steps.`;
  return {
    technique: 'trial',
    about: 'Try each digit in turn, and rule out any that breaks a clue.',
    rating: RATINGS.trial,
    mistake: null,
    steps: [{ text, evidence: [], target: [{ cell }], rulesOut: [] }],
    move: { type: 'enter', cell, digit: solution[cell]! },
  };
}
