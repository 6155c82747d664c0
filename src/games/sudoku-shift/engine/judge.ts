/**
 * The report on a board's difficulty and flaws, for the staff before publication. Accepts
 * unfinished boards.
 */
import type { BoardReport } from '../../contract/bench.ts';
import { givenAt, isPinned } from '../rules/standing.ts';
import type { Board, State } from '../rules/types.ts';
import type { Knowledge } from './frame.ts';
import { beansFor } from './grade.ts';
import { type Course, costOf, courseOf } from './logic.ts';
import { type Solution, wonState } from './solution.ts';
import { firstSolutions, solve } from './solver.ts';
import { techniqueOf } from './techniques.ts';

/** Whether every row that is not pinned is displayed out of its home position. */
export function isSlipped(board: Board, { slides }: Solution): boolean {
  return slides.every((slide, row) => slide !== 0 || isPinned(board, row));
}

function complaintsOf(
  board: Board,
  solutions: readonly Solution[],
  { solved }: Course,
): readonly string[] {
  const [solution] = solutions;
  if (solution === undefined) return ['The board has no solution.'];
  if (solutions.length > 1) return ['The board has more than one solution.'];
  return [
    ...(solved ? [] : ['The board cannot be solved with the named techniques alone.']),
    ...(isSlipped(board, solution) ? [] : ['A row without a pin is already home.']),
    ...(solve(board)
      ? []
      : ['The board’s rows can slide in too many ways for hints to search them all.']),
  ];
}

/**
 * How often the solution uses each technique, the costliest technique first; uses that depend on
 * facts (facts.ts) count separately.
 */
function techniquesOf({ deductions }: Course): BoardReport['logic']['techniques'] {
  const seen = new Map<string, { times: number; cost: number }>();
  for (const deduction of deductions) {
    const { technique } = techniqueOf(deduction.step);
    const name = deduction.depth > 0 ? `${technique}, once something else is ruled out` : technique;
    const { times = 0, cost = 0 } = seen.get(name) ?? {};
    seen.set(name, { times: times + 1, cost: Math.max(cost, costOf(deduction)) });
  }
  return [...seen]
    .sort(([, a], [, b]) => b.cost - a.cost)
    .map(([name, { times }]) => ({ name, times }));
}

/**
 * A player's state with the known digits and slides; rows whose slide is unknown keep their
 * displayed positions.
 */
function stateOf(board: Board, { digits, settled }: Knowledge): State {
  const { size } = board;
  const lines = Array.from({ length: size }, (_, i) => i);
  return {
    slides: lines.map((row) => Math.max(0, settled[row]!)),
    fills: lines.map((row) =>
      lines.map((cell) => (givenAt(board, row, cell) > 0 ? 0 : digits[row * size + cell]!)),
    ),
    marks: lines.map(() => lines.map(() => 0)),
  };
}

/**
 * The report on a board. May take long: boards with few digits and many rows of unknown slide have
 * very many possible combinations of slides.
 */
export function judge(board: Board): BoardReport<State> {
  const solutions = firstSolutions(board);
  const course = courseOf(board);
  // A contradictory board may seem solved by deductions, so its solutions are counted too.
  const solves = course.solved && solutions.length === 1;
  return {
    solutions: solutions.length as 0 | 1 | 2,
    solved: solutions.map((solution) => wonState(board, solution)),
    logic: {
      solves,
      techniques: techniquesOf(course),
      stall: solves ? null : stateOf(board, course.known),
    },
    beans: solves ? beansFor(board.size, course.deductions) : null,
    complaints: complaintsOf(board, solutions, course),
  };
}
