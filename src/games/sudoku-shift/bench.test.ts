import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../lib/result.ts';
import { bench } from './bench.ts';
import { parsePuzzle } from './rules/codec.ts';
import { status } from './rules/rules.ts';
import { digitAt } from './rules/standing.ts';
import { type Board, SIZES } from './rules/types.ts';
import { toolkit } from './toolkit.ts';

const pack: { puzzles: unknown[] } = JSON.parse(
  readFileSync('public/puzzles/sudoku-shift/2027-01.json', 'utf8'),
);
const shipped = pack.puzzles.slice(0, 7).flatMap((json) => unwrap(parsePuzzle(json)).boards);

const withRow = (board: Board, row: number, text: string): Board => ({
  ...board,
  rows: board.rows.with(row, text),
});

/** Removes digits in reading order until the board has more than one solution. */
function ambiguous(board: Board): Board {
  let left = board;
  for (let row = 0; row < board.size; row++) {
    for (let cell = 0; cell < board.size; cell++) {
      left = withRow(left, row, left.rows[row]!.replace(/\d/, '.'));
      if (bench.report(left).solutions === 2) return left;
    }
  }
  throw new Error('An empty board has one solution.');
}

describe('a shipped board', () => {
  it('takes as many steps as there is to be done', () => {
    for (const board of shipped) {
      const blanks = board.rows.join('').replace(/[^.]/g, '').length;
      const { techniques } = bench.report(board).logic;
      const steps = techniques.reduce((sum, { times }) => sum + times, 0);
      expect(steps).toBe(blanks + board.size - board.pinned.length);
    }
  });
});

describe('an ambiguous board', () => {
  it.each(SIZES.map((size, i) => [size, shipped[i]!] as const))('of size %i', (_, board) => {
    const made = ambiguous(board);
    const { solutions, solved, logic, beans, complaints } = bench.report(made);
    expect(solutions).toBe(2);
    expect(solved).toHaveLength(2);
    expect(solved[0]).not.toEqual(solved[1]);
    for (const state of solved) expect(status(made, state)).toBe('won');
    expect(beans).toBeNull();
    expect(complaints).toEqual(['The board has more than one solution.']);
    expect(toolkit.verify(made)).toMatchObject({ good: false, complaint: complaints[0] });
    // Logic finds only the digits that both solutions of the board share.
    expect(logic.solves).toBe(false);
    const stall = logic.stall!;
    for (let row = 0; row < made.size; row++) {
      for (let cell = 0; cell < made.size; cell++) {
        const known = digitAt(made, stall, row, cell);
        if (known === 0) continue;
        for (const state of solved) expect(digitAt(made, state, row, cell)).toBe(known);
      }
    }
  });
});

describe('a contradictory board', () => {
  // A board that cannot be solved: two identical pinned rows.
  const clash: Board = {
    ...{ size: 4, box: [2, 2], beans: 1, pinned: [0, 2] },
    rows: ['1234', '....', '1234', '....'],
  };
  const full: Board = {
    ...{ size: 4, box: [2, 2], beans: 1, pinned: [0, 1, 2, 3] },
    rows: ['1234', '1234', '1234', '1234'],
  };

  it('has no solution, however finished it looks', () => {
    for (const board of [clash, full]) {
      const report = bench.report(board);
      expect(report).toMatchObject({ solutions: 0, solved: [], beans: null });
      expect(report.logic.solves).toBe(false);
      expect(report.complaints).toEqual(['The board has no solution.']);
    }
  });
});

it('says of a row that stands at home that it has to slip or to be pinned', () => {
  const board = shipped[1]!;
  const row = board.rows.findIndex((_, i) => !board.pinned.includes(i));
  const by = bench.report(board).solved[0]!.slides[row]!;
  const text = board.rows[row]!;
  const home = withRow(board, row, text.slice(-by) + text.slice(0, -by));
  expect(bench.report(home).complaints).toEqual(['A row without a pin is already home.']);
});

it('proposes the same board for the same wish, and another for another', () => {
  const wish = { id: '516', board: 1, beans: 2, seed: 'a' };
  const made = bench.propose(wish);
  expect(made).toMatchObject({ size: 6 });
  expect(bench.report(made).complaints).toEqual([]);
  expect(bench.propose(wish)).toEqual(made);
  expect(bench.propose({ ...wish, seed: 'b' })).not.toEqual(made);
});
