import { describe, expect, it } from 'vitest';
import { makeRng } from '../../../lib/rng.ts';
import { SIZES } from '../rules/types.ts';
import { generate, generateBoard } from './generator.ts';
import { randomGrid } from './grid.ts';
import { countSolutions, isLogical, solve } from './solver.ts';

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
const days = WEEKDAYS.flatMap((weekday) =>
  [0, 1, 2].map((week) => ({
    weekday,
    puzzle: generate(String(700 + week * 7 + weekday), weekday),
  })),
);
const boards = days.flatMap(({ puzzle }) => puzzle.boards);

describe('generate', () => {
  it('makes the same puzzle from the same id, and another from another', () => {
    expect(generate('516', 5)).toEqual(generate('516', 5));
    expect(generate('516', 5).boards).not.toEqual(generate('517', 5).boards);
  });

  it('makes four boards of the four sizes', () => {
    for (const { puzzle } of days)
      expect(puzzle.boards.map(({ size }) => size)).toEqual([...SIZES]);
  });

  it('makes boards with one solution that logic finds', () => {
    for (const board of boards) {
      expect(countSolutions(board, 2)).toBe(1);
      expect(isLogical(board)).toBe(true);
    }
  });

  it('slips every row that is not pinned', () => {
    for (const board of boards) {
      for (const [row, slide] of solve(board)!.slides.entries()) {
        expect(slide === 0).toBe(board.pinned.includes(row));
      }
    }
  });

  it('leaves 25 to 45 percent blank, some in every row and all in none', () => {
    for (const { size, rows } of boards) {
      const blanks = rows.map((row) => [...row].filter((c) => c === '.').length);
      const share = blanks.reduce((a, b) => a + b) / size ** 2;
      expect(share).toBeGreaterThanOrEqual(0.25);
      expect(share).toBeLessThanOrEqual(0.45);
      expect(Math.min(...blanks)).toBeGreaterThan(0);
      expect(Math.max(...blanks)).toBeLessThan(size);
    }
  });

  it('never gets easier from Monday to Sunday', () => {
    const beans = WEEKDAYS.map((weekday) => {
      const ofDay = days.filter((day) => day.weekday === weekday);
      const all = ofDay.flatMap(({ puzzle }) => puzzle.boards.map((board) => board.beans));
      return all.reduce((a, b) => a + b) / all.length;
    });
    expect(beans).toEqual(beans.toSorted((a, b) => a - b));
    expect(beans[0]).toBeLessThan(2);
    expect(beans[6]).toBeGreaterThan(4);
  });
});

describe('generateBoard', () => {
  it.each(SIZES)('comes to any number of beans at size %i', (size) => {
    const rng = makeRng('any beans');
    for (const beans of [1, 2, 3, 4, 5]) expect(generateBoard(size, beans, rng).beans).toBe(beans);
  });
});

describe('randomGrid', () => {
  it.each(SIZES)('fills rows, columns and boxes at size %i', (size) => {
    const grid = randomGrid(size, makeRng('grid'));
    const pinned = Array.from({ length: size }, (_, row) => row);
    const rows = pinned.map((row) => grid.slice(row * size, (row + 1) * size).join(''));
    const board = { ...boards[SIZES.indexOf(size)]!, rows, pinned };
    expect(rows.join('')).toMatch(new RegExp(`^[1-${size}]{${size * size}}$`));
    expect(countSolutions(board, 2)).toBe(1);
  });
});
