/** Royal Family at the command line. */

import { fail, ok } from '../../lib/result.ts';
import type { Toolkit, Verdict } from '../contract/toolkit.ts';
import { gradeOf } from './engine/effort.ts';
import { engine } from './engine/engine.ts';
import { countSolutions, countWays, solutionOf } from './engine/solver.ts';
import { printClue } from './rules/clues/kinds.ts';
import { parseBoard } from './rules/codec.ts';
import { constraintsOf } from './rules/constraints.ts';
import { game } from './rules/game.ts';
import { whoIs } from './rules/places.ts';
import type { Board, Move, State } from './rules/types.ts';

/** Unique, no clue to spare, solved by elimination, and as hard as it says. */
function verify(board: Board): Verdict {
  const solutions = countSolutions(board, 2);
  const constraints = constraintsOf(board);
  const spare = constraints.findIndex(
    (one) =>
      countWays(
        board,
        constraints.filter((other) => other !== one),
        2,
      ) < 2,
  );
  const beans = gradeOf(board);
  const complaint =
    solutions !== 1
      ? `There are ${solutions === 0 ? 'no solutions' : 'several solutions'}.`
      : spare >= 0
        ? `Clue ${spare + 1} can be left out.`
        : beans === null
          ? 'Elimination does not place everyone.'
          : beans !== board.beans
            ? `It has ${beans} beans, not ${board.beans}.`
            : '';
  return {
    good: complaint === '',
    report: { people: board.plates.length, clues: board.clues.length, solutions, beans },
    complaint,
  };
}

export const toolkit: Toolkit<Board, State, Move> = {
  game,
  engine,
  parseBoard,
  solve(board) {
    const solution = solutionOf(board);
    if (!solution)
      return fail('unsolvable', 'There is no single way to place everyone that keeps every clue.');
    return ok({
      people: Object.fromEntries(
        solution.map((plate, name) => [board.names[name]!.name, whoIs(board, plate)]),
      ),
      clues: board.clues.map((clue) => printClue(clue, board)),
    });
  },
  verify,
  scribble: ({ plates }, _state, rng) => ({
    type: 'pencil',
    plate: rng.below(plates.length),
    name: rng.below(plates.length),
  }),
};
