import { describe, expect, it } from 'vitest';
import { coveringsOf } from '../../../../tests/support/coveringsOf.ts';
import type { Json } from '../../../lib/json.ts';
import { unwrap } from '../../../lib/result.ts';
import { engine } from '../engine/engine.ts';
import { apply, movesTo, start } from '../rules/rules.ts';
import type { Board, Move, State } from '../rules/types.ts';
import { recordOf, waysFound } from './years.ts';

const board = engine.generate('2026-11-20', 4).boards[0] as Board;
const found = engine.solve(board) as State;
const endingOf = (state: State) => [movesTo(board, state) as unknown as readonly Json[]];
const ending = endingOf(found);
const another = coveringsOf(board, 2)
  .map(endingOf)
  .find((one) => JSON.stringify(one) !== JSON.stringify(ending))!;

describe('equal coverings', () => {
  it('have equal moves, however a symmetric piece is turned', () => {
    // The bowl is symmetrical, so flipping it gives the same cells.
    const { orientation, row, col } = found[4]!;
    const mirrored = (orientation ^ 4) | 0;
    const turns = orientation & 3;
    const flipped = (mirrored & 4) | (turns & 3);
    const again = movesTo(board, found).map((move) =>
      move.type === 'place' && move.piece === 4 ? { ...move, orientation: flipped } : move,
    );
    const state = again.reduce<State>(
      (before, move: Move) => unwrap(apply(board, before, move)),
      start(),
    );
    expect(state[4]).toEqual({ orientation: flipped, row, col });
    expect(movesTo(board, state)).toEqual(movesTo(board, found));
  });
});

describe('a date over the years', () => {
  it('has the scores of its month and day, the latest first', () => {
    const { scores } = recordOf(board, '2026-11-20', [
      { id: '2026-11-20', result: [9, 0, 0.1], ending: null, ways: [] },
      { id: '2025-11-20', result: [8, 1, 0.1], ending: null, ways: [] },
      { id: '2026-11-19', result: [7, 0, 0.1], ending: null, ways: [] },
      { id: '2026-10-20', result: [7, 0, 0.1], ending: null, ways: [] },
    ]);
    expect(scores).toEqual([
      { id: '2026-11-20', year: '2026', result: [9, 0, 0.1] },
      { id: '2025-11-20', year: '2025', result: [8, 1, 0.1] },
    ]);
  });

  it('has each way once, with all its years', () => {
    const { coverings } = recordOf(board, '2027-11-20', [
      { id: '2026-11-20', result: [9, 0, 0.1], ending, ways: [] },
      { id: '2025-11-20', result: [9, 0, 0.1], ending, ways: [] },
    ]);
    expect(coverings.map(({ years }) => years)).toEqual([['2025', '2026']]);
  });

  it('has the ways that were found later, each once a year', () => {
    const finished = [
      { id: '2026-11-20', result: [9, 0, 0.1], ending, ways: [another, ending] },
      { id: '2025-11-20', result: [9, 0, 0.1], ending: null, ways: [[], another] },
      { id: '2025-11-21', result: [9, 0, 0.1], ending: null, ways: [another] },
    ];
    const { coverings } = recordOf(board, '2027-11-20', finished);
    expect(coverings.map(({ years }) => years)).toEqual([['2025', '2026'], ['2026']]);
    const puzzle = { id: '2027-11-20', boards: [board] };
    expect(waysFound(puzzle, finished)).toEqual({ found: 2, of: board.solutions });
    expect(waysFound(puzzle, finished.slice(2)).found).toBe(0);
  });

  it.each([
    ['nothing', null],
    ['no moves', []],
    ['something else', [[{ type: 'shift', row: 1, by: 2 }]]],
    ['a half-covered calendar', [ending[0]!.slice(1)]],
    ['a piece on the other', [[...ending[0]!.slice(1), ending[0]![1]!]]],
  ])('leaves out an ending that is %s', (_, odd) => {
    const read = recordOf(board, '2026-11-20', [
      { id: '2026-11-20', result: [9, 0, 0.1], ending: odd as never, ways: [] },
    ]);
    expect(read.coverings).toEqual([]);
    expect(read.scores).toHaveLength(1);
  });
});
