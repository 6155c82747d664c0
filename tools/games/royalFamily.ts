/** Royal Family at the command line. */
import { SCHEDULES } from '../../src/daily/schedules.ts';
import { printClue } from '../../src/games/royal-family/clues/kinds.ts';
import { parseBoard } from '../../src/games/royal-family/codec.ts';
import { constraintsOf } from '../../src/games/royal-family/constraints.ts';
import { gradeOf } from '../../src/games/royal-family/effort.ts';
import { engine } from '../../src/games/royal-family/engine.ts';
import { game } from '../../src/games/royal-family/index.ts';
import { whoIs } from '../../src/games/royal-family/places.ts';
import { countSolutions, countWays, solutionOf } from '../../src/games/royal-family/solver.ts';
import type { Board, Move, State } from '../../src/games/royal-family/types.ts';
import { fail, ok } from '../../src/lib/result.ts';
import type { Toolkit, Verdict } from './toolkit.ts';

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

export const royalFamily: Toolkit<Board, State, Move> = {
  game,
  engine,
  schedule: SCHEDULES['royal-family'],
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
};
