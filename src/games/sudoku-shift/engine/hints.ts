/**
 * Finds the easiest hint for a player's state, in steps. Mistakes come first: the player is told to
 * clear a filled-in digit that contradicts the solution. A row that the player slid to a wrong
 * position counts as a row of unknown slide; once its right slide can be deduced, the hint is to
 * make that slide. Otherwise the hint is the easiest deduction from the correct part of the board.
 */
import { joinWithAnd } from '../../../lib/joinWithAnd.ts';
import type { Hint } from '../../contract/engine.ts';
import { status } from '../rules/rules.ts';
import { isPinned } from '../rules/standing.ts';
import type { Board, Focus, Move, State } from '../rules/types.ts';
import { factStep, fillSteps, type ShiftHintStep, shiftSteps } from './explain.ts';
import { type Fact, strike } from './facts.ts';
import { type Frame, type Knowledge, knowledgeOf, lookAt, nothingStruck } from './frame.ts';
import { costOf, type Deduction, nextDeduction, shorten } from './logic.ts';
import { mistakeHint } from './mistakes.ts';
import { RATING } from './ratings.ts';
import { type Solution, solve } from './solver.ts';
import { type Step, stepsOf } from './steps.ts';
import { techniqueOf } from './techniques.ts';
import { slideFrom, slideName } from './wording.ts';

type ShiftHint = Hint<Move, Focus>;

/** Maximum number of steps of a hint; surplus steps are merged. */
const MOST_STEPS = 6;

/** The next hint; null if the board is won, or does not have exactly one solution. */
export function hint(board: Board, state: State): ShiftHint | null {
  if (status(board, state) === 'won') return null;
  const solution = solve(board);
  if (!solution) return null;
  return (
    mistakeHint(board, state, solution) ??
    logicHint(board, state, solution) ??
    lastResort(board, state, solution)
  );
}

/** The indices of the rows that the player has slid to a wrong position. */
function misplacedRows(board: Board, state: State, solution: Solution): number[] {
  return state.slides.flatMap((slide, row) =>
    slide !== 0 && slide !== solution.slides[row] && !isPinned(board, row) ? [row] : [],
  );
}

function logicHint(board: Board, state: State, solution: Solution): ShiftHint | null {
  const known = knowledgeOf(board, state, solution);
  const misplaced = misplacedRows(board, state, solution);
  const seen = correction(known, misplaced) ?? nextDeduction(known);
  if (!seen) return null;
  const deduction = shorten(known, seen);
  const { step, facts } = deduction;
  const { steps, frame } = factSteps(known, state, facts);
  const aside = misplaced.filter((row) => row !== step.row);
  const before = [...(aside.length > 0 ? [asideStep(aside)] : []), ...steps];
  const most = MOST_STEPS - before.length;
  // No step is left for the deduction itself: the hint would be too long for a player to follow.
  if (most < 1) return null;
  const told =
    step.kind === 'shift'
      ? shiftSteps(frame, state, step, most)
      : fillSteps(frame, state, step, most);
  return {
    ...techniqueOf(step),
    rating: costOf(deduction),
    mistake: null,
    steps: [...before, ...told],
    move: moveOf(state, step),
  };
}

function moveOf(state: State, step: Step): Move {
  const { row } = step;
  return step.kind === 'shift'
    ? { type: 'shift', row, by: slideFrom(state, row, step.slide) }
    : { type: 'fill', row, cell: step.cell, digit: step.digit, sweeps: true };
}

/**
 * A deduction that slides a wrongly slid row home and needs no facts (facts.ts); null if there is
 * none.
 */
function correction(known: Knowledge, misplaced: readonly number[]): Deduction | null {
  if (misplaced.length === 0) return null;
  const frame = lookAt(known, nothingStruck(known.board.size));
  const step = stepsOf(frame).find(({ kind, row }) => kind === 'shift' && misplaced.includes(row));
  return step ? { step, facts: [], depth: 0 } : null;
}

/** A step of the hint for each fact (facts.ts), and the candidates after the last fact. */
function factSteps(
  known: Knowledge,
  state: State,
  facts: readonly Fact[],
): { readonly steps: ShiftHintStep[]; readonly frame: Frame } {
  const struck = nothingStruck(known.board.size);
  let frame = lookAt(known, struck);
  const steps = facts.map((fact) => {
    const step = factStep(frame, state, fact);
    strike(frame, fact, struck);
    frame = lookAt(known, struck);
    return step;
  });
  return { steps, frame };
}

function asideStep(rows: readonly number[]): ShiftHintStep {
  const names = joinWithAnd(rows.map((row) => String(row + 1)));
  return {
    text:
      rows.length === 1
        ? `Row ${names} is not home yet. Ignore it for now.`
        : `Rows ${names} are not home yet. Ignore them for now.`,
    evidence: [],
    target: rows.map((row) => ({ row })),
    rulesOut: [],
  };
}

/**
 * The hint where the techniques of techniques.ts are stuck or need too many steps: a row to slide
 * home, or else a blank to fill.
 */
function lastResort(board: Board, state: State, solution: Solution): ShiftHint | null {
  const shared = { technique: 'trial and error', about: null, rating: RATING.trial, mistake: null };
  const why = 'eventually leads to a clash';
  for (let row = 0; row < board.size; row++) {
    const by = slideFrom(state, row, solution.slides[row]!);
    if (by === 0) continue;
    const text = `Row ${row + 1} slides ${slideName(board.size, by)}: every other position ${why}.`;
    const target: Focus[] = [{ row, slide: solution.slides[row]! }];
    return {
      ...shared,
      steps: [{ text, evidence: [], target, rulesOut: [] }],
      move: { type: 'shift', row, by },
    };
  }
  for (let row = 0; row < board.size; row++) {
    const cell = state.fills[row]!.findIndex(
      (digit, at) => digit === 0 && board.rows[row]![at] === '.',
    );
    if (cell < 0) continue;
    const digit = solution.digits[row]![cell]!;
    const text = `This blank is ${digit}: every other digit ${why}.`;
    return {
      ...shared,
      steps: [{ text, evidence: [], target: [{ row, cell }], rulesOut: [] }],
      move: { type: 'fill', row, cell, digit, sweeps: true },
    };
  }
  return null;
}
