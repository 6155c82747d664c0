/** The full report on a board before publication; accepts unfinished boards too. */
import { tally } from '../../../lib/tally.ts';
import type { BoardReport } from '../../contract/bench.ts';
import { makeLister, type Problem } from '../rules/problem.ts';
import { start } from '../rules/rules.ts';
import { type Board, EMPTY, type State } from '../rules/types.ts';
import { clueReports } from './clueReports.ts';
import { courseOf } from './course.ts';
import { eliminate, onlyDigit, type Position, startPosition } from './elimination.ts';
import { weekOfBoard } from './menu.ts';
import { REACH } from './solver.ts';
import { techniqueOf } from './techniques.ts';
import { findingsOn } from './verdict.ts';

const ALL_DIGITS = 1023;

/**
 * The solver's candidates (`Position`) as a state of the game: settled cells as digits, narrowed
 * cells as pencil marks.
 */
function stateOf(board: Board, problem: Problem, { masks }: Position): State {
  const state = start(board);
  const digits = [...state.digits];
  const marks = [...state.marks];
  for (const cell of problem.grid.cells) {
    const mask = masks[cell]!;
    digits[cell] = onlyDigit(mask) ?? EMPTY;
    const isOpen = (mask | 1) === ALL_DIGITS;
    if (digits[cell] === EMPTY && !isOpen) marks[cell] = mask;
  }
  return { ...state, digits, marks };
}

/** Judges a board; takes a second or two at most, because its searches are limited. */
export function judge(board: Board): BoardReport<State> {
  const list = makeLister();
  const { problem, outcome, unique, logical, complaints } = findingsOn(board, list);
  const course = courseOf(problem);
  const hardestFirst = [...course.way].sort((a, b) => b.rating - a.rating);
  const names = hardestFirst.map((told) => techniqueOf(problem, told).technique);
  const solves = unique && logical;
  const week = solves ? weekOfBoard(board, list) : null;
  const furthest = startPosition(problem);
  // When the clues contradict each other, only the position before the contradiction can be shown.
  const isSound = eliminate(problem, furthest, REACH);
  const { found, complete } = outcome;
  return {
    solutions: found.length as 0 | 1 | 2,
    ...(!complete && { unsure: true }),
    solved: found.map((digits) => ({ ...start(board), digits })),
    logic: {
      solves,
      techniques: [...tally(names)].map(([name, times]) => ({ name, times })),
      stall: solves ? null : stateOf(board, problem, isSound ? furthest : course.end),
    },
    beans: week?.beans ?? null,
    complaints,
    clues: clueReports({
      board,
      problem,
      list,
      solutions: complete ? found.length : null,
      reach: solves ? (week?.mostReach ?? REACH) : null,
    }),
  };
}
