/** Crossnumber's adapter for the project's command-line tools. */

import { fail, ok } from '../../lib/result.ts';
import { tally } from '../../lib/tally.ts';
import type { Toolkit, Verdict } from '../contract/toolkit.ts';
import { engine } from './engine/engine.ts';
import { solve } from './engine/solver.ts';
import { findingsOn } from './engine/verdict.ts';
import { parseBoard } from './rules/codec.ts';
import { game } from './rules/game.ts';
import { gridOf, numberAt } from './rules/grid.ts';
import { canCheck } from './rules/rules.ts';
import { clueText } from './rules/sentences.ts';
import { type Board, EMPTY, type Move, type State } from './rules/types.ts';

function verify(board: Board): Verdict {
  const { unique, logical, symmetric, connected, complaints } = findingsOn(board);
  return {
    good: complaints.length === 0,
    report: { unique, logical, symmetric, connected },
    complaint: complaints[0] ?? '',
  };
}

/** `solve` returns the board's rows with their digits, and each entry's number and clue as text. */
export const toolkit: Toolkit<Board, State, Move> = {
  game,
  engine,
  parseBoard,
  solve(board) {
    const digits = solve(board);
    if (!digits) return fail('not-unique', 'The board does not have exactly one solution.');
    const { size, entries } = gridOf(board.rows);
    const rows = board.rows.map((row, r) =>
      Array.from(row, (cell, c) => (cell === '#' ? '#' : digits[r * size + c])).join(''),
    );
    const numbers = entries.map(({ id, cells }) => {
      const clue = board.clues[id];
      return `${id} ${numberAt(digits, cells)}: ${clue ? clueText(clue) : 'follows from the others'}`;
    });
    return ok({ rows, entries: numbers });
  },
  verify,
  counts: ({ rows, clues }) => ({
    size: rows.length,
    cells: rows.join('').split('.').length - 1,
    clues: Object.keys(clues).length,
    ...Object.fromEntries(tally(Object.values(clues).map(([kind]) => `kind ${kind}`))),
  }),
  robot: {
    scribble({ rows }, _state, rng) {
      const cell = rng.below(rows.length * rows.length);
      return { type: 'mark', cell, digit: rng.below(10) };
    },
    placeToCheck({ rows }, state, rng) {
      const full = gridOf(rows).entries.filter((entry) => canCheck(entry, state));
      return full[rng.below(full.length)]?.id;
    },
    byHand: (move) =>
      move.type === 'write'
        ? move.cells.map(
            (cell, i): Move =>
              move.digits[i] === EMPTY
                ? { type: 'clear', cell }
                : { type: 'enter', cell, digit: move.digits[i]! },
          )
        : [move],
  },
};
