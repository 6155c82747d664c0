/** Judges a Royal Family board for the desk before publication; the board may be unfinished. */
import { count } from '../../../lib/count.ts';
import type { BoardReport } from '../../contract/bench.ts';
import { constraintsOf } from '../rules/constraints.ts';
import { layoutOf, WIDEST_TREE } from '../rules/layout.ts';
import { start } from '../rules/rules.ts';
import type { Board, State } from '../rules/types.ts';
import { type Candidates, candidatesOf } from './candidates.ts';
import { beansFor } from './effort.ts';
import { Elimination, type Step } from './logic.ts';
import { costOf, namesFor } from './ratings.ts';
import { firstWays, type Patience, type Solution } from './solver.ts';
import { neededClues, partsOf } from './spare.ts';

/**
 * The solver's work limit, in placings of a clue's names tried, so that the desk need not wait
 * longer. Shipped boards take 1 % of it.
 */
const PATIENCE = 4_000_000;

const TOO_MUCH = 'There are too many possibilities to search. Add more clues, or stronger ones.';

/** The board's won state, with every name on its plate in the solution. */
export function wonState(board: Board, solution: Solution): State {
  const placed = board.plates.map((_, plate) => solution.indexOf(plate));
  return { ...start(board), placed };
}

/**
 * Converts the solver's candidates to a state: settled names are placed, excluded ones struck from
 * plates.
 */
function stateOf(board: Board, candidates: Candidates): State {
  const names = [...board.names.keys()];
  const placed = board.plates.map((_, plate) => {
    const here = names.filter((name) => candidates[name] === 1 << plate);
    return here.length === 1 ? here[0]! : null;
  });
  const struck = board.plates.map(({ sex }, plate) =>
    names.reduce((bits, name) => {
      const isOut =
        placed[plate] === null &&
        board.names[name]!.sex === sex &&
        (candidates[name]! & (1 << plate)) === 0;
      return isOut ? bits | (1 << name) : bits;
    }, 0),
  );
  return { ...start(board), placed, struck };
}

/** Counts the solver's steps by technique, under the names that hints use. */
function techniquesOf(steps: readonly Step[]): BoardReport['logic']['techniques'] {
  const seen = new Map<string, { times: number; cost: number }>();
  for (const step of steps) {
    const { technique } = namesFor([step]);
    const { times = 0, cost = 0 } = seen.get(technique) ?? {};
    seen.set(technique, { times: times + 1, cost: Math.max(cost, costOf(step)) });
  }
  return [...seen]
    .sort(([, a], [, b]) => b.cost - a.cost)
    .map(([name, { times }]) => ({ name, times }));
}

function complaintsOf(
  board: Board,
  { solutions, unsure, parts = [], beans }: Omit<BoardReport, 'complaints'>,
): readonly string[] {
  const width = layoutOf(board).width > WIDEST_TREE ? ['The tree is too wide for a phone.'] : [];
  if (unsure) return [TOO_MUCH, ...width];
  if (solutions !== 1) {
    return [`There are ${solutions === 0 ? 'no solutions' : 'several solutions'}.`, ...width];
  }
  return [
    ...parts.flatMap(({ name, needed }) => (needed === false ? [`${name} can be left out.`] : [])),
    ...(parts.some(({ needed }) => needed === null) ? [TOO_MUCH] : []),
    ...(beans === null ? ['Elimination does not place everyone.'] : []),
    ...(beans !== null && beans !== board.beans
      ? [`It has ${count(beans, 'bean')}, not ${board.beans}.`]
      : []),
    ...width,
  ];
}

/**
 * Judges a board: complains unless it has one solution, no redundant clue, a solution by
 * elimination, and the right number of beans.
 */
export function judge(board: Board): BoardReport<State> {
  const constraints = constraintsOf(board);
  const patience: Patience = { left: PATIENCE };
  const found = firstWays(board, constraints, 2, patience);
  const solutions = found.length as 0 | 1 | 2;
  const unsure = solutions < 2 && patience.left < 0;
  const elimination = new Elimination(candidatesOf(board), constraints);
  const steps = elimination.run();
  const solves = elimination.isSolved;
  const said = {
    solutions,
    solved: found.map((solution) => wonState(board, solution)),
    logic: {
      solves,
      techniques: techniquesOf(steps),
      stall: solves ? null : stateOf(board, elimination.candidates),
    },
    beans: solves ? beansFor(steps.reduce((sum, step) => sum + costOf(step), 0)) : null,
    parts: partsOf(neededClues(board, unsure ? { left: -1 } : { left: PATIENCE }), solutions),
    ...(unsure && { unsure }),
  };
  return { ...said, complaints: complaintsOf(board, said) };
}
