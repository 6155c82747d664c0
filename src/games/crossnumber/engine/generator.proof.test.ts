import { describe, expect, it } from 'vitest';
import { textHash } from '../../../lib/textHash.ts';
import { game } from '../rules/game.ts';
import { gridOf, numberAt } from '../rules/grid.ts';
import { entriesIn, halvesOf } from '../rules/meaning.ts';
import { makeLister, problemOf } from '../rules/problem.ts';
import type { Board, Node } from '../rules/types.ts';
import { courseOf } from './course.ts';
import { onlyDigit } from './elimination.ts';
import { generate, weekOf } from './generator.ts';
import { MENU } from './menu.ts';
import { flavour } from './offers.ts';
import { isLogical, solve } from './solver.ts';
import { isStrong } from './strength.ts';

describe('the menu of five weeks', () => {
  it.each([
    ['1', 5, 1],
    ['2', 6, 2],
    ['5', 9, 5],
    ['6', 5, 1],
    ['60', 9, 5],
  ])('week %s has a board of size %i and %i beans', (id, size, beans) => {
    expect(weekOf(id)).toMatchObject({ size, beans });
  });
});

it('makes a puzzle byte for byte as it was when the version was set', () => {
  const text = JSON.stringify(['2', '6'].map((id) => game.makePuzzle(generate(id))));
  expect(textHash(text)).toBe('0a4d4eb9a87587');
});

const puzzles = MENU.map((week, i) => ({ week, board: generate(`${i + 1}`).boards[0]! }));

describe.each(puzzles.map(({ week, board }) => [week.size, board, week] as const))(
  'a generated board of size %i',
  (size, board, week) => {
    const { rows, clues } = board;
    const grid = gridOf(rows);
    const solution = solve(board)!;
    const without = (id: string, clue?: Node): Board => {
      const { [id]: _, ...rest } = clues;
      return { ...board, clues: clue ? { ...rest, [id]: clue } : rest };
    };

    it('looks the same upside down', () => {
      const turned = rows.map((row) => [...row].reverse().join('')).reverse();
      expect(turned).toEqual(rows);
    });

    it('is in one piece, and every cell is in an entry', () => {
      // Flood fill from the first cell, row by row, until nothing more gets wet.
      const wet = new Set([grid.cells[0]!]);
      for (let i = 0; i < size * size; i++) {
        for (const cell of grid.cells) {
          const beside = [cell - size, cell + size];
          if (cell % size > 0) beside.push(cell - 1);
          if (cell % size < size - 1) beside.push(cell + 1);
          if (beside.some((other) => wet.has(other))) wet.add(cell);
        }
      }
      expect(wet.size).toBe(grid.cells.length);
      for (const cell of grid.cells) expect(grid.through[cell]!.length).toBeGreaterThan(0);
    });

    it('has entries of several lengths, none repeated', () => {
      const lengths = grid.entries.map(({ cells }) => cells.length);
      expect(new Set(lengths).size).toBeGreaterThanOrEqual(3);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(5);
      const values = grid.entries.map(({ cells }) => numberAt(solution, cells));
      expect(new Set(values).size).toBe(values.length);
    });

    it('has no clue, and no half of one, that elimination could do without', () => {
      for (const [id, clue] of Object.entries(clues)) {
        expect(isLogical(without(id), week.reach), id).toBe(false);
        if (clue[0] !== 'and') continue;
        for (const half of halvesOf(clue))
          expect(isLogical(without(id, half), week.reach)).toBe(false);
      }
    });

    it('is one that hints solve without trial', () => {
      const { end } = courseOf(problemOf(board));
      for (const cell of grid.cells) expect(onlyDigit(end.masks[cell]!)).toBe(solution[cell]);
    });

    it('has strong clues only, none of which gives its number away', () => {
      const list = makeLister();
      const lengthOf = (id: string) => grid.entries[grid.indexOf.get(id)!]!.cells.length;
      for (const [id, clue] of Object.entries(clues)) {
        expect(isStrong(clue, lengthOf(id), lengthOf, list), id).toBe(true);
      }
    });

    it('has clues of many kinds, some of them about other entries', () => {
      const all = Object.values(clues).flatMap(halvesOf);
      const counts = new Map<string, number>();
      for (const clue of all) counts.set(flavour(clue), (counts.get(flavour(clue)) ?? 0) + 1);
      expect(counts.size).toBeGreaterThanOrEqual(Math.min(12, all.length / 2));
      expect(Math.max(...counts.values())).toBeLessThanOrEqual(Math.max(2, all.length / 4));
      expect(all.length).toBeGreaterThanOrEqual(grid.entries.length * 0.7);
      if (size > 5) expect(all.some((clue) => entriesIn(clue).length > 0)).toBe(true);
    });
  },
);

it('uses every sort of new idea within three menus, and no kind too often', () => {
  const counts = new Map<string, number>();
  for (let id = 101; id <= 115; id++) {
    for (const clue of Object.values(generate(`${id}`).boards[0]!.clues).flatMap(halvesOf)) {
      counts.set(flavour(clue), (counts.get(flavour(clue)) ?? 0) + 1);
    }
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  // The limit of 8 % was measured on a hundred puzzles.
  expect(Math.max(...counts.values()) / total).toBeLessThan(0.1);
  const ideas = 'sum-with difference-with product-with joined-with contains only puzzle-number';
  for (const kind of ideas.split(' ')) expect(counts.get(kind) ?? 0, kind).toBeGreaterThan(0);
});
