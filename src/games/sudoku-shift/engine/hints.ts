/**
 * The next step for a player, in three taps.
 *
 * What is wrong comes first: a filled digit that the solution contradicts is to be cleared. A row
 * slid to a wrong place counts as loose, and is corrected when its place can be deduced; such a
 * row is preferred. Otherwise the easiest step by logic follows from what is right on the board.
 */
import type { HintInTwo as Hint } from '../../shared/hintInTwo.ts';
import { columnOf, isPinned, status } from '../rules/rules.ts';
import type { Board, Focus, Move, State } from '../rules/types.ts';
import { cellName, slideFrom, slideName, unitName, whyFill, whyShift } from './explain.ts';
import type { Fact } from './facts.ts';
import { type Frame, type Knowledge, knowledgeOf, lookAt, nothingStruck } from './frame.ts';
import { type Deduction, lookWith, nextDeduction, shorten } from './logic.ts';
import { type Solution, solve } from './solver.ts';
import { type FillStep, type ShiftStep, stepsOf } from './steps.ts';

type ShiftHint = Hint<Move, Focus>;

/** Null when the board is won, or when it is no proper puzzle and has not exactly one solution. */
export function hint(board: Board, state: State): ShiftHint | null {
  if (status(board, state) === 'won') return null;
  const solution = solve(board);
  if (!solution) return null;
  return (
    repairHint(board, state, solution) ??
    logicHint(board, state, solution) ??
    lastResort(board, state, solution)
  );
}

function repairHint(board: Board, state: State, solution: Solution): ShiftHint | null {
  for (let row = 0; row < board.size; row++) {
    for (let cell = 0; cell < board.size; cell++) {
      const digit = state.fills[row]![cell]!;
      if (digit === 0 || digit === solution.digits[row]![cell]) continue;
      return {
        technique: 'repair',
        where: `Look at row ${row + 1}, column ${columnOf(state, row, cell) + 1}.`,
        why: `The ${digit} filled in here cannot stay: no way of finishing the board has it there.`,
        move: { type: 'clear', row, cell },
        focus: [{ row, cell }],
      };
    }
  }
  return null;
}

/** The rows that the player has slid, but not to where they belong. */
function misplacedRows(board: Board, state: State, solution: Solution): number[] {
  return state.slides.flatMap((slide, row) =>
    slide !== 0 && slide !== solution.slides[row] && !isPinned(board, row) ? [row] : [],
  );
}

function logicHint(board: Board, state: State, solution: Solution): ShiftHint | null {
  const known = knowledgeOf(board, state, solution);
  const misplaced = misplacedRows(board, state, solution);
  const deduction = correction(known, misplaced) ?? nextDeduction(known);
  if (!deduction) return null;
  const { step, facts } = shorten(known, deduction);
  const { frame } = lookWith(known, facts);
  const aside = misplaced.filter((row) => row !== step.row);
  const told =
    step.kind === 'shift'
      ? shiftHint(frame, state, step, facts)
      : fillHint(frame, state, step, facts);
  return aside.length === 0 ? told : { ...told, why: `${told.why} ${asideSentence(aside)}` };
}

/** The shift of a misplaced row, if it can be seen without further facts. */
function correction(known: Knowledge, misplaced: readonly number[]): Deduction | null {
  if (misplaced.length === 0) return null;
  const frame = lookAt(known, nothingStruck(known.board.size));
  const step = stepsOf(frame).find(({ kind, row }) => kind === 'shift' && misplaced.includes(row));
  return step ? { step, facts: [], depth: 0 } : null;
}

function asideSentence(rows: readonly number[]): string {
  return rows.length === 1
    ? `Leave row ${rows[0]! + 1} aside for now, it is not home yet.`
    : `Leave rows ${rows.map((row) => row + 1).join(', ')} aside for now, they are not home yet.`;
}

function shiftHint(frame: Frame, state: State, step: ShiftStep, facts: readonly Fact[]): ShiftHint {
  const { row, slide, clashing } = step;
  const { size, known } = frame;
  const first = row * size;
  const cells = clashing.map((digit) => known.digits.indexOf(digit, first) - first);
  return {
    technique: 'only slip left',
    where: `Look at row ${row + 1}.`,
    why: whyShift(frame, state, step, facts),
    move: { type: 'shift', row, by: slideFrom(state, row, slide) },
    focus: [{ row }, ...cells.map((cell) => ({ row, cell })), ...rowsOf(facts, row)],
  };
}

const TECHNIQUES = {
  'last blank': 'naked single',
  'naked single': 'naked single',
  'hidden single': 'hidden single',
  'agreed cell': 'all remaining slips agree',
  'agreed digit': 'all remaining slips agree',
} as const;

function fillHint(frame: Frame, state: State, step: FillStep, facts: readonly Fact[]): ShiftHint {
  const { row, cell, digit, reason } = step;
  const { board } = frame.known;
  return {
    technique: TECHNIQUES[reason.technique],
    where:
      reason.technique === 'hidden single'
        ? `Look for a place for the ${digit} in ${unitName(board, reason.unit)}.`
        : `Look at ${cellName(state, frame, row, cell)}.`,
    why: whyFill(frame, state, step, facts),
    move: { type: 'fill', row, cell, digit },
    focus: [{ row, cell }, ...rowsOf(facts, row)],
  };
}

/** The rows that facts speak of, for the view to mark, without the step's own. */
function rowsOf(facts: readonly Fact[], own: number): Focus[] {
  const rows = facts.flatMap((fact) => {
    if (fact.kind === 'dead') return [fact.row];
    return [fact.from, fact.to].flatMap(({ kind, index }) => (kind === 'row' ? [index] : []));
  });
  return [...new Set(rows)].filter((row) => row !== own).map((row) => ({ row }));
}

/**
 * For a board that the named techniques alone do not solve, which no pack holds: a row to slide
 * home, or else a blank to fill.
 */
function lastResort(board: Board, state: State, solution: Solution): ShiftHint | null {
  const why = 'Every other way of going on ends in a clash sooner or later.';
  const technique = 'elimination';
  for (let row = 0; row < board.size; row++) {
    const by = slideFrom(state, row, solution.slides[row]!);
    if (by === 0) continue;
    return {
      technique,
      where: `Look at row ${row + 1}.`,
      why: `${why} Row ${row + 1} slides ${slideName(board.size, by)}.`,
      move: { type: 'shift', row, by },
      focus: [{ row }],
    };
  }
  for (let row = 0; row < board.size; row++) {
    const cell = state.fills[row]!.findIndex(
      (digit, at) => digit === 0 && board.rows[row]![at] === '.',
    );
    if (cell < 0) continue;
    return {
      technique,
      where: `Look at row ${row + 1}, column ${columnOf(state, row, cell) + 1}.`,
      why,
      move: { type: 'fill', row, cell, digit: solution.digits[row]![cell]! },
      focus: [{ row, cell }],
    };
  }
  return null;
}
