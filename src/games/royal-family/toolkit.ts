/** Royal Family's part of the command-line tools (contract/toolkit.ts). */

import { fail, ok } from '../../lib/result.ts';
import { tally } from '../../lib/tally.ts';
import type { Toolkit, Verdict } from '../contract/toolkit.ts';
import { engine } from './engine/engine.ts';
import { judge } from './engine/judge.ts';
import { solutionOf } from './engine/solver.ts';
import { printClue } from './rules/clues/kinds.ts';
import { parseBoard } from './rules/codec.ts';
import { game } from './rules/game.ts';
import { whoIs } from './rules/places.ts';
import type { Board, Move, State } from './rules/types.ts';

function verify(board: Board): Verdict {
  const { solutions, beans, complaints } = judge(board);
  return {
    good: complaints.length === 0,
    report: { people: board.plates.length, clues: board.clues.length, solutions, beans },
    complaint: complaints.join(' '),
  };
}

export const toolkit: Toolkit<Board, State, Move> = {
  game,
  engine,
  parseBoard,
  solve(board) {
    const solution = solutionOf(board);
    if (!solution)
      return fail(
        'unsolvable',
        'There is no single way to place everyone so that every clue is true.',
      );
    return ok({
      people: Object.fromEntries(
        solution.map((plate, name) => [board.names[name]!.name, whoIs(board, plate)]),
      ),
      clues: board.clues.map((clue) => printClue(clue, board)),
    });
  },
  verify,
  counts: ({ plates, marriages, clues }) => ({
    people: plates.length,
    marriages: marriages.length,
    titles: plates.filter(({ title }) => title !== '').length,
    clues: clues.length,
    ...Object.fromEntries(tally(clues.map(({ kind }) => `kind ${kind}`))),
  }),
  robot: {
    scribble: ({ plates }, _state, rng) => ({
      type: 'pencil',
      plate: rng.below(plates.length),
      name: rng.below(plates.length),
    }),
  },
};
