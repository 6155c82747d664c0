/** Crossnumber's engine: hints, checks, solutions, new boards. */

import { fail, ok } from '../../../lib/result.ts';
import type { Engine } from '../../contract/engine.ts';

import { gridOf, numberAt } from '../rules/grid.ts';
import { canCheck, start, status } from '../rules/rules.ts';
import type { Board, Move, State } from '../rules/types.ts';
import { generate } from './generator.ts';
import { hint } from './hints.ts';
import { lookOf } from './look.ts';
import { readingOf } from './reading.ts';

export const engine: Engine<Board, State, Move> = {
  hint(board, state) {
    if (status(board, state) === 'won') return fail('finished', 'This board is solved.');
    const step = hint(board, state);
    if (!step)
      return fail(
        'unsolvable',
        'This board doesn’t have exactly one solution, so there’s no hint for it.',
      );
    return ok({ ...step, look: step.look ?? lookOf(board, step) });
  },
  /** @param place the ID of the entry to check. */
  check(board, state, place) {
    if (status(board, state) === 'won') return fail('finished', 'This board is solved.');
    const { entries, indexOf } = gridOf(board.rows);
    const entry = entries[(typeof place === 'string' ? indexOf.get(place) : undefined) ?? -1];
    if (!entry || numberAt(state.digits, entry.cells) === null) {
      return fail('locked', 'Fill in the whole entry before you check it.');
    }
    if (!canCheck(entry, state))
      return fail('locked', 'Every digit of this entry has already been checked.');
    const { solution } = readingOf(board);
    if (!solution)
      return fail('unsolvable', 'This board doesn’t have exactly one solution to check against.');
    const wrong = entry.cells.flatMap((cell, i) =>
      solution[cell] === state.digits[cell] ? [] : [i],
    );
    return ok({ type: 'check', entry: entry.id, wrong });
  },
  solve(board) {
    const digits = readingOf(board).solution;
    return digits && { ...start(board), digits };
  },
  generate,
};
