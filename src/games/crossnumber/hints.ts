/**
 * The next step for a player, in three taps.
 *
 * What is wrong comes first: a digit that the solution contradicts is taken out. Otherwise the
 * easiest deduction follows from the digits on the board. One that needs much to be seen before it
 * is told bit by bit: each bit is pencilled in, and what is pencilled in is not told again.
 */
import type { Hint } from '../game.ts';
import { after, knownFrom, nextDeduction, type Step, scopeOf, take } from './deduction.ts';
import { copyOf, onlyDigit, type Position } from './elimination.ts';
import { entryOf, factSentence, notable, quoted, settlingSentence } from './explain.ts';
import { entryName, numberAt } from './grid.ts';
import { type Problem, problemOf } from './problem.ts';
import { hasLeadingZero, holds, status } from './rules.ts';
import { solve } from './solver.ts';
import { type Board, EMPTY, type Focus, type Move, type State } from './types.ts';

type BoardHint = Hint<Move, Focus>;

/** Facts that are told in one breath with what follows from them. */
const TOLD = 1;

/** The board that hints were asked for last: they come in rows, and reading a board takes time. */
let last: {
  readonly key: string;
  readonly solution: readonly number[] | null;
  readonly problem: Problem;
} | null = null;

function known(board: Board) {
  const key = JSON.stringify(board);
  if (last?.key !== key) last = { key, solution: solve(board), problem: problemOf(board) };
  return last;
}

/** Null when the board is won, or when it is no proper puzzle and has not exactly one solution. */
export function hint(board: Board, state: State): BoardHint | null {
  if (status(board, state) === 'won') return null;
  const { solution, problem } = known(board);
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
  { grid }: Problem,
): BoardHint | null {
  const cell = grid.cells.find(
    (at) => state.digits[at] !== EMPTY && state.digits[at] !== solution[at],
  );
  if (cell === undefined) return null;
  const digit = state.digits[cell]!;
  const through = grid.through[cell]!;
  const zero = through.find((entry) => hasLeadingZero(grid.entries[entry]!, state));
  const broken = through.find((entry) => holds(board, state, entry) === false);
  const entry = grid.entries[zero ?? broken ?? through[0]!]!;
  const name = entryName(entry.id);
  const reason =
    zero !== undefined
      ? 'no entry begins with 0'
      : broken !== undefined
        ? `${numberAt(state.digits, entry.cells)} does not go with its clue as the grid stands`
        : `no way of finishing the grid has the ${digit} there`;
  return {
    technique: 'repair',
    where: `Look at ${name}.`,
    why: `It cannot be right: ${reason}. Take out the ${digit} in row ${Math.floor(cell / grid.size) + 1}, column ${(cell % grid.size) + 1}.`,
    move: { type: 'clear', cell },
    focus: [{ entry: entry.id }, { cell }],
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

function focusOf(problem: Problem, step: Step): Focus[] {
  return scopeOf(step).map((entry) => ({ entry: problem.grid.entries[entry]!.id }));
}

/** The marks of an entry with those of a fact put in. */
function noteMove(
  problem: Problem,
  state: State,
  entry: number,
  marks: ReadonlyMap<number, number>,
): Move {
  const { id, cells } = problem.grid.entries[entry]!;
  return {
    type: 'note',
    entry: id,
    marks: cells.map((cell) =>
      state.digits[cell] === EMPTY ? (marks.get(cell) ?? state.marks[cell]!) : 0,
    ),
  };
}

interface Fact {
  readonly step: Step;
  readonly sentence: string;
  /** What of it can be pencilled in and is not yet, by entry. */
  readonly unnoted: { readonly entry: number; readonly marks: ReadonlyMap<number, number> } | null;
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
    const open = scopeOf(step).flatMap((entry) => {
      const { cells } = problem.grid.entries[entry]!;
      const own = new Map([...marks].filter(([cell]) => cells.includes(cell)));
      return own.size > 0 && !isNoted(state, solution, own) ? [{ entry, marks: own }] : [];
    });
    return {
      step,
      sentence: factSentence(board, problem, step, before, position),
      unnoted: open[0] ?? null,
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
  const told = facts.filter((fact) => !fact.isNoted);
  const first = told.find((fact) => fact.unnoted);
  if (told.length > TOLD && first?.unnoted) {
    return {
      technique: first.step.kind === 'entry' ? 'candidates' : 'clue pair',
      where: `Look at ${entryName(problem.grid.entries[entryOf(first.step)]!.id)}.`,
      why: `${first.sentence} Keep that in pencil: more will follow from it.`,
      move: noteMove(problem, state, first.unnoted.entry, first.unnoted.marks),
      focus: focusOf(problem, first.step),
    };
  }
  const last = after(problem, from, before)!;
  const end = after(problem, last, [step])!;
  const entry = entryOf(step);
  const sentences = told.slice(-3).map(({ sentence }) => `${sentence} `);
  const noted = facts.length > told.length ? 'Go by what is in pencil. ' : '';
  return {
    technique:
      step.kind === 'entry' ? (before.length > 0 ? 'crossing' : 'candidates') : 'clue pair',
    where: `Look at ${entryName(problem.grid.entries[entry]!.id)}, ${quoted(board, problem, entry)}.`,
    why: `${noted}${sentences.join('')}${settlingSentence(board, problem, step, last, end, settled)}`,
    move: settlingMove(problem, state, step, end, settled),
    focus: [...focusOf(problem, step), ...settled.map((cell) => ({ cell }))],
  };
}

/** Fills the whole entry when the step settles what is left of it, else one cell. */
function settlingMove(
  problem: Problem,
  state: State,
  step: Step,
  end: Position,
  settled: readonly number[],
): Move {
  const whole = scopeOf(step).find((entry) => {
    const { cells } = problem.grid.entries[entry]!;
    return (
      cells.some((cell) => settled.includes(cell)) &&
      cells.every((cell) => state.digits[cell] !== EMPTY || settled.includes(cell))
    );
  });
  if (whole !== undefined) {
    const { id, cells } = problem.grid.entries[whole]!;
    const digits = cells.map((cell) => onlyDigit(end.masks[cell]!)!);
    return { type: 'fill', entry: id, value: Number(digits.join('')) };
  }
  const cell = settled[0]!;
  return { type: 'enter', cell, digit: onlyDigit(end.masks[cell]!)! };
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
