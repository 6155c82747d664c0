/**
 * The next step for a player, in three taps.
 *
 * What is wrong comes first: a digit that the solution contradicts is taken out. Otherwise the
 * easiest deduction follows from the digits on the board. One that needs much to be seen before it
 * is told bit by bit: each bit is pencilled in, and what is pencilled in is not told again.
 */

import { listed } from '../../../lib/listed.ts';
import type { HintInTwo as Hint } from '../../shared/hintInTwo.ts';
import { entryName, numberAt } from '../rules/grid.ts';
import type { Problem } from '../rules/problem.ts';
import { hasLeadingZero, holds, status } from '../rules/rules.ts';
import { type Board, EMPTY, type Focus, type Move, type State } from '../rules/types.ts';
import { after, isOwn, knownFrom, nextDeduction, type Step, scopeOf, take } from './deduction.ts';
import { copyOf, onlyDigit, type Position } from './elimination.ts';
import { entryOf, factSentence, notable, settlingSentence } from './explain.ts';
import { quoted } from './naming.ts';
import { readingOf } from './reading.ts';

type BoardHint = Hint<Move, Focus>;

/** Facts that are told in one breath with what follows from them. */
const TOLD = 1;

/** Null when the board is won, or when it is no proper puzzle and has not exactly one solution. */
export function hint(board: Board, state: State): BoardHint | null {
  if (status(board, state) === 'won') return null;
  const { solution, problem } = readingOf(board);
  if (!solution) return null;
  return (
    repairHint(board, state, solution, problem) ??
    logicHint(board, state, solution, problem) ??
    lastResort(state, solution, problem)
  );
}

function cellName({ grid }: Problem, cell: number): string {
  return `row ${Math.floor(cell / grid.size) + 1}, column ${(cell % grid.size) + 1}`;
}

function repairHint(
  board: Board,
  state: State,
  solution: readonly number[],
  problem: Problem,
): BoardHint | null {
  const { grid } = problem;
  const isWrong = (at: number) => state.digits[at] !== EMPTY && state.digits[at] !== solution[at];
  const first = grid.cells.find(isWrong);
  if (first === undefined) return null;
  const through = grid.through[first]!;
  const zero = through.find((entry) => hasLeadingZero(grid.entries[entry]!, state));
  const broken = through.find((entry) => holds(board, state, entry) === false);
  const entry = grid.entries[zero ?? broken ?? through[0]!]!;
  // All that is wrong in the entry goes at once: the player asks, and pays, for it as one.
  const cells = entry.cells.filter(isWrong);
  const digits = cells.map((at) => `the ${state.digits[at]} in ${cellName(problem, at)}`);
  const reason =
    zero !== undefined
      ? 'no entry begins with 0'
      : broken !== undefined
        ? `${numberAt(state.digits, entry.cells)} does not go with its clue as the grid stands`
        : `no way of finishing the grid has ${listed(digits)}`;
  return {
    technique: 'repair',
    where: `Look at ${entryName(entry.id)}.`,
    why: `It cannot be right: ${reason}. Take out ${zero === undefined && broken === undefined ? (cells.length === 1 ? 'that digit' : 'those digits') : listed(digits)}.`,
    move: { type: 'write', cells, digits: cells.map(() => EMPTY) },
    focus: [{ entry: entry.id }, ...cells.map((cell) => ({ cell }))],
  };
}

/** Whether the pencil marks on the board say no more than what is left, and nothing wrong. */
function isNoted(
  state: State,
  solution: readonly number[],
  marks: ReadonlyMap<number, number>,
): boolean {
  return (
    marks.size > 0 &&
    [...marks].every(
      ([cell, mask]) =>
        (state.marks[cell]! & ~mask) === 0 && (state.marks[cell]! >> solution[cell]!) & 1,
    )
  );
}

function techniqueOf(problem: Problem, step: Step): string {
  if (step.kind === 'link') return 'clue pair';
  return isOwn(problem, step) ? 'candidates' : 'crossing';
}

function focusOf(problem: Problem, step: Step): Focus[] {
  return scopeOf(step).map((entry) => ({ entry: problem.grid.entries[entry]!.id }));
}

function noteMove(marks: ReadonlyMap<number, number>): Move {
  const cells = [...marks.keys()].toSorted((a, b) => a - b);
  return { type: 'note', cells, marks: cells.map((cell) => marks.get(cell)!) };
}

interface Fact {
  readonly step: Step;
  readonly sentence: string | null;
  /** What of it can be pencilled in, by cell. */
  readonly marks: ReadonlyMap<number, number>;
  readonly isNoted: boolean;
}

/** The steps before a deduction, one after the other, from what is known. */
function factsOf(
  board: Board,
  state: State,
  solution: readonly number[],
  problem: Problem,
  from: Position,
  steps: readonly Step[],
): Fact[] {
  const position = copyOf(from);
  return steps.map((step) => {
    const before = copyOf(position);
    take(problem, position, step);
    const marks = notable(problem, before, position);
    return {
      step,
      sentence: factSentence(board, problem, step, before, position),
      marks,
      isNoted: isNoted(state, solution, marks),
    };
  });
}

function logicHint(
  board: Board,
  state: State,
  solution: readonly number[],
  problem: Problem,
): BoardHint | null {
  const from = knownFrom(problem, state.digits);
  const deduction = nextDeduction(problem, from);
  if (!deduction) return null;
  const { before, step, settled } = deduction;
  const facts = factsOf(board, state, solution, problem, from, before);
  const told = facts.filter((fact) => !fact.isNoted && fact.sentence !== null);
  const first = told.find(({ marks }) => marks.size > 0);
  if (told.length > TOLD && first) {
    return {
      technique: techniqueOf(problem, first.step),
      where: `Look at ${entryName(problem.grid.entries[entryOf(first.step)]!.id)}.`,
      why: `${first.sentence} Keep that in pencil: more will follow from it.`,
      move: noteMove(first.marks),
      focus: focusOf(problem, first.step),
    };
  }
  const last = after(problem, from, before)!;
  const end = after(problem, last, [step])!;
  const entry = entryOf(step);
  const { id } = problem.grid.entries[entry]!;
  const sentences = told.slice(-3).map(({ sentence }) => `${sentence} `);
  const noted = facts.some((fact) => fact.isNoted) ? 'Go by what is in pencil. ' : '';
  return {
    technique: before.length > 0 && step.kind === 'entry' ? 'crossing' : techniqueOf(problem, step),
    where: `Look at ${[entryName(id), ...(Object.hasOwn(board.clues, id) ? [quoted(board, problem, entry)] : [])].join(', ')}.`,
    why: `${noted}${sentences.join('')}${settlingSentence(board, problem, step, last, end, settled)}`,
    move: {
      type: 'write',
      cells: settled,
      digits: settled.map((cell) => onlyDigit(end.masks[cell]!)!),
    },
    focus: [...focusOf(problem, step), ...settled.map((cell) => ({ cell }))],
  };
}

/** For a board that elimination alone does not solve, which no pack holds: a cell to fill. */
function lastResort(state: State, solution: readonly number[], problem: Problem): BoardHint | null {
  const cell = problem.grid.cells.find((at) => state.digits[at] === EMPTY);
  if (cell === undefined) return null;
  return {
    technique: 'trial',
    where: `Look at ${cellName(problem, cell)}.`,
    why: 'Every other digit there ends in a dead end sooner or later.',
    move: { type: 'enter', cell, digit: solution[cell]! },
    focus: [{ cell }],
  };
}
