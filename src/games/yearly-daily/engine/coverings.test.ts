import { readFileSync } from 'node:fs';
import { DancingLinks } from 'dancing-links';
import { describe, expect, it } from 'vitest';
import { daySquare, monthSquare, SQUARES } from '../rules/calendar.ts';
import { cellsOfRows, ORIENTATIONS, oriented } from '../rules/orientations.ts';
import { PIECES } from '../rules/pieces.ts';
import { canCover, countCoverings } from './coverings.ts';
import { without } from './squares.ts';
import { makeTable } from './table.ts';

const facts = JSON.parse(
  readFileSync(new URL('../../../../tests/fixtures/yearly-daily.json', import.meta.url), 'utf8'),
) as {
  pieces: Record<string, string[]>;
  total_366_dates: number;
  fewest: [string, number];
  most: [string, number];
  some_dates: Record<string, number>;
};

const COMMERCIAL = Object.values(facts.pieces);
const OURS = PIECES.map(({ rows }) => rows);
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const DATES = DAYS.flatMap((days, i) =>
  Array.from({ length: days }, (_, day): [number, number] => [i + 1, day + 1]),
);
const key = ([month, day]: [number, number]) =>
  `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The function that counts the ways to cover the calendar of a date with pieces. */
function counter(pieces: readonly (readonly string[])[]) {
  const table = makeTable(pieces.map(cellsOfRows), SQUARES);
  return (month: number, day: number): number => {
    const free = without(table.board, [monthSquare(month), daySquare(day)]);
    return countCoverings({ table, free, hand: table.supply });
  };
}

/**
 * The number of ways to cover the calendar, as an exact cover problem with a column for each square
 * and each piece.
 */
function byDancingLinks(pieces: readonly (readonly string[])[], month: number, day: number) {
  const free = SQUARES.filter((q) => q !== monthSquare(month) && q !== daySquare(day));
  const solver = new DancingLinks<null>().createSolver({ columns: free.length + pieces.length });
  for (const [piece, rows] of pieces.entries()) {
    const seen = new Set<string>();
    for (const orientation of ORIENTATIONS) {
      const cells = oriented(cellsOfRows(rows), orientation);
      for (const corner of Array(64).keys()) {
        const columns = cells.map(([r, c]) =>
          (corner & 7) + c > 7 ? -1 : free.indexOf(((corner >> 3) + r) * 8 + (corner & 7) + c),
        );
        if (columns.includes(-1) || seen.has(String(columns))) continue;
        seen.add(String(columns));
        const columnIndices = [...columns, free.length + piece].sort((a, b) => a - b);
        solver.addSparseConstraint(null, columnIndices);
      }
    }
  }
  return solver.findAll().length;
}

describe('the tilings of the calendar', () => {
  it('are those that were counted elsewhere, on each of the 366 dates', { tags: 'all' }, () => {
    const count = counter(COMMERCIAL);
    const counts = new Map(DATES.map((date) => [key(date), count(...date)]));
    const all = [...counts.values()];
    expect(all.reduce((sum, n) => sum + n, 0)).toBe(facts.total_366_dates);
    expect(
      Object.fromEntries(Object.keys(facts.some_dates).map((d) => [d, counts.get(d)])),
    ).toEqual(facts.some_dates);
    const [fewest, few] = facts.fewest;
    const [most, many] = facts.most;
    expect([counts.get(fewest), Math.min(...all)]).toEqual([few, few]);
    expect([counts.get(most), Math.max(...all)]).toEqual([many, many]);
  });

  it.each([
    [1, 1],
    [9, 6],
    [11, 20],
    [2, 29],
  ] as [number, number][])(
    'by our own pieces are those of dancing links on %i/%i',
    (month, day) => {
      expect(counter(OURS)(month, day)).toBe(byDancingLinks(OURS, month, day));
    },
  );

  it('do not depend on how pieces are drawn, or on their order', () => {
    const turned = COMMERCIAL.map((rows, i) => {
      const cells = oriented(cellsOfRows(rows), i % 8);
      return Array.from({ length: 6 }, (_, r) =>
        Array.from({ length: 6 }, (_, c) =>
          cells.some(([row, col]) => row === r && col === c) ? 'X' : '.',
        ).join(''),
      );
    });
    expect(counter(turned.reverse())(11, 20)).toBe(facts.some_dates['11-20']);
  });

  it('are none when the cells do not add up', () => {
    expect(counter([])(1, 1)).toBe(0);
    expect(counter(COMMERCIAL.slice(1))(1, 1)).toBe(0);
    expect(counter(COMMERCIAL.with(0, ['X']))(1, 1)).toBe(0);
  });
});

it('the search counts the domino tilings of a square of 6: 6,728 (OEIS A004003)', () => {
  const board = Array.from({ length: 36 }, (_, i) => Math.floor(i / 6) * 8 + (i % 6));
  const table = makeTable(Array(18).fill(cellsOfRows(['XX'])), board);
  const question = { table, free: table.board, hand: table.supply };
  expect(countCoverings(question)).toBe(6728);
  expect(canCover(question)).toBe(true);
});
