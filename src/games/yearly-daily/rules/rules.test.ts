import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../lib/result.ts';
import { apply, coverOf, progress, start, status } from './rules.ts';
import type { Board, Move, State } from './types.ts';

const BOARD: Board = { month: 12, day: 24, solutions: 73, beans: 5 };

const place = (piece: number, orientation: number, row: number, col: number): Move => ({
  type: 'place',
  piece,
  orientation,
  row,
  col,
});

function played(...moves: Move[]): State {
  return moves.reduce((state, move) => unwrap(apply(BOARD, state, move)), start());
}

const problem = (state: State, move: Move) => {
  const next = apply(BOARD, state, move);
  return next.ok ? 'none' : next.problem;
};

describe('laying a piece', () => {
  it('covers its squares and nothing else', () => {
    // The napkin as it first lies in the tray covers the squares 15, 22, 29, 30 and 31.
    const state = played(place(5, 0, 4, 0));
    expect([...coverOf(state)]).toEqual([
      [32, 5],
      [40, 5],
      [48, 5],
      [49, 5],
      [50, 5],
    ]);
    expect(progress(BOARD, state)).toBe(1 / 8);
  });

  it('moves a piece that lies already', () => {
    const state = played(place(5, 0, 4, 0), place(5, 0, 2, 0));
    expect(coverOf(state).has(48)).toBe(false);
    expect(coverOf(state).size).toBe(5);
  });

  it.each([
    ['sticks out beyond the days', place(5, 0, 4, 1), 'off-board'],
    ['sticks out beyond June', place(1, 0, 0, 3), 'off-board'],
    ['covers the month', place(3, 0, 0, 4), 'off-board'],
  ])('is refused where it %s', (_, move, code) => {
    expect(problem(start(), move)).toMatchObject({ code });
  });

  it('is refused on the date, and says so', () => {
    expect(problem(start(), place(6, 0, 0, 2))).toEqual({
      code: 'on-date',
      message: 'The twig would cover the date, which must stay free.',
    });
  });

  it('is refused on another piece, which is named', () => {
    expect(problem(played(place(5, 0, 4, 0)), place(1, 0, 3, 0))).toEqual({
      code: 'overlap',
      message: 'The spoon would overlap the napkin.',
    });
  });
});

describe('lifting a piece', () => {
  it('brings it back into the tray', () => {
    expect(played(place(5, 0, 4, 0), { type: 'lift', piece: 5 })).toEqual(start());
  });

  it('is refused while it is there', () => {
    expect(problem(start(), { type: 'lift', piece: 5 })).toMatchObject({ code: 'in-tray' });
  });
});

describe('a covered calendar', () => {
  const moves = [
    place(0, 0, 3, 2),
    place(1, 1, 0, 0),
    place(2, 2, 1, 1),
    place(3, 7, 2, 5),
    place(4, 0, 4, 4),
    place(5, 0, 4, 0),
    place(6, 2, 0, 2),
    place(7, 7, 2, 1),
  ];

  it('is won with the last piece, and over', () => {
    const almost = played(...moves.slice(0, -1));
    expect(status(BOARD, almost)).toBe('playing');
    const won = played(...moves);
    expect(status(BOARD, won)).toBe('won');
    expect(progress(BOARD, won)).toBe(1);
    expect(problem(won, { type: 'lift', piece: 0 })).toMatchObject({ code: 'finished' });
  });
});
