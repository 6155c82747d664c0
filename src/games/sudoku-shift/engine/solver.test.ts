import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeRng } from '../../../lib/rng.ts';
import { BOX, type Board, SIZES, type Size } from '../rules/types.ts';
import { randomGrid } from './grid.ts';
import { countPlain, isForced } from './plain.ts';
import { countSolutions, solve } from './solver.ts';

const fixture = (name: string) =>
  readFileSync(new URL(`../../../../tests/fixtures/${name}`, import.meta.url), 'utf8');
const facts = JSON.parse(fixture('sudoku.json')) as {
  grid_counts: Record<string, number>;
  uniquely_solvable_4x4_by_clue_count_0_to_16: number[];
  hardest_with_solutions: { rows: [puzzle: string, solution: string][] };
};

/** A board with these digits in reading order; all rows are pinned by default. */
function boardOf(grid: string, pinned?: readonly number[]): Board {
  const size = Math.sqrt(grid.length) as Size;
  const rows = Array.from({ length: size }, (_, r) => grid.slice(r * size, (r + 1) * size));
  return { size, box: BOX[size], rows, pinned: pinned ?? rows.map((_, r) => r), beans: 1 };
}

describe('plain sudoku', () => {
  it('finds exactly one solution of 17-clue puzzles', { tags: 'all' }, () => {
    const all = fixture('sudoku-17-clue.txt').trim().split('\n');
    const puzzles = all.filter((_, i) => i % 50 === 0);
    expect(puzzles).toHaveLength(20);
    expect(puzzles.filter((puzzle) => countSolutions(boardOf(puzzle), 3) !== 1)).toEqual([]);
  });

  it('finds the known solution of the hardest puzzles and no other', () => {
    for (const [puzzle, solution] of facts.hardest_with_solutions.rows) {
      expect(solve(boardOf(puzzle))?.digits.flat().join('')).toBe(solution);
    }
  });

  it('counts every 4×4 puzzle of a 24th of all grids as OEIS A109252 does', { tags: 'all' }, () => {
    const digits = new Uint8Array(16);
    const grids = allGrids(4, '1234');
    expect(grids).toHaveLength(facts.grid_counts['4x4 (2x2 boxes)']! / 24);
    const unique = new Array<number>(17).fill(0);
    for (const grid of grids) {
      for (let mask = 0; mask < 1 << 16; mask++) {
        let clues = 0;
        for (let i = 0; i < 16; i++) {
          const given = (mask >> i) & 1;
          digits[i] = given * grid[i]!;
          clues += given;
        }
        if (countPlain(4, digits, 2) === 1) unique[clues]!++;
      }
    }
    // Renaming digits maps the solved 4×4 grids that begin with 1234 onto those with any other
    // first row, so each stands for 24.
    const counts = unique.map((count) => count * 24);
    expect(counts).toEqual(facts.uniquely_solvable_4x4_by_clue_count_0_to_16);
  });

  it('counts all 6×6 grids, by way of those that begin with 123456', () => {
    const digits = new Uint8Array(36);
    digits.set([1, 2, 3, 4, 5, 6]);
    expect(countPlain(6, digits, 1e9) * 720).toBe(facts.grid_counts['6x6 (2x3 boxes)']);
  });

  it('counts no further than the limit', () => {
    expect(countPlain(9, new Uint8Array(81), 1000)).toBe(1000);
    expect(countPlain(8, new Uint8Array(64), 1000)).toBe(1000);
  });

  it.each([4, 6, 8, 9] as const)('sees at size %i that a digit stands twice', (size) => {
    const [boxRows, boxCols] = BOX[size];
    for (const second of [size - 1, size * (size - 1), size * (boxRows - 1) + boxCols - 1]) {
      const grid = Array.from({ length: size * size }, (_, i) =>
        i === 0 || i === second ? '1' : '.',
      ).join('');
      expect(countSolutions(boardOf(grid), 2)).toBe(0);
    }
  });
});

describe('slipped boards', () => {
  it.each([
    [4, 400],
    [6, 25],
  ] as const)('counts like brute force at size %i', (size, rounds) => {
    let random = 12345;
    const below = (n: number) => {
      random = (Math.imul(random, 1103515245) + 12345) & 0x7fffffff;
      return (random >> 8) % n;
    };
    const grids = allGrids(size, '123456'.slice(0, size));
    const seen = new Set<number>();
    for (let round = 0; round < rounds; round++) {
      const grid = grids[below(grids.length)]!;
      const blanks = below(size + 2);
      const pinned = Array.from({ length: size }, (_, r) => r).filter(
        (r) => r === size - 1 || below(size === 4 ? 4 : 2) === 0,
      );
      const rows = Array.from({ length: size }, (_, r) => {
        const slip = pinned.includes(r) ? 0 : below(size);
        return Array.from({ length: size }, (_, c) => {
          const digit = grid[r * size + ((c + slip) % size)]!;
          return below(size * 2) < blanks ? '.' : String(digit);
        }).join('');
      });
      const board = boardOf(rows.join(''), pinned);
      const expected = bruteForce(board);
      seen.add(Math.min(expected, 3));
      expect(countSolutions(board, 1e6), rows.join('/')).toBe(expected);
      expect(countSolutions(board, 2)).toBe(Math.min(2, expected));
      expect(solve(board) !== null).toBe(expected === 1);
    }
    expect([...seen].sort()).toEqual([1, 2, 3]);
  });

  it('gives the slides and the digits of the only solution', () => {
    // The board with solution 1234 / 3412 / 2143 / 4321, its second row one column too far left.
    const board = boardOf('1234412.21434321', [0, 2, 3]);
    expect(solve(board)).toEqual({
      slides: [0, 1, 0, 0],
      digits: [
        [1, 2, 3, 4],
        [4, 1, 2, 3],
        [2, 1, 4, 3],
        [4, 3, 2, 1],
      ],
    });
  });
});

/** Whether a digit fits cell `at` of a grid in reading order: straight from the rules. */
function fits(grid: readonly number[], size: Size, at: number, digit: number): boolean {
  const [boxRows, boxCols] = BOX[size];
  const [row, column] = [Math.floor(at / size), at % size];
  return grid.every((other, i) => {
    if (i === at || other !== digit) return true;
    const [r, c] = [Math.floor(i / size), i % size];
    const sameBox =
      Math.floor(r / boxRows) === Math.floor(row / boxRows) &&
      Math.floor(c / boxCols) === Math.floor(column / boxCols);
    return r !== row && c !== column && !sameBox;
  });
}

/** The number of ways to fill a grid's zeros, cell by cell; calls `visit` with each full grid. */
function fillAll(grid: number[], size: Size, visit: (grid: readonly number[]) => void): void {
  const at = grid.indexOf(0);
  if (at < 0) {
    visit(grid);
    return;
  }
  for (let digit = 1; digit <= size; digit++) {
    if (!fits(grid, size, at, digit)) continue;
    grid[at] = digit;
    fillAll(grid, size, visit);
    grid[at] = 0;
  }
}

function allGrids(size: Size, firstRow: string): number[][] {
  const grid = Array.from({ length: size * size }, (_, i) => Number(firstRow[i] ?? 0));
  const grids: number[][] = [];
  fillAll(grid, size, (full) => grids.push([...full]));
  return grids;
}

/**
 * The number of a board's solutions, found by trying every combination of slides with every way of
 * filling the blanks.
 */
function bruteForce(board: Board): number {
  const { size, rows, pinned } = board;
  let count = 0;
  for (let code = 0; code < size ** size; code++) {
    const slides = rows.map((_, r) => Math.floor(code / size ** r) % size);
    if (pinned.some((r) => slides[r] !== 0)) continue;
    const grid = rows.flatMap((row, r) =>
      Array.from(row, (_, column) => Number(row[(column + size - slides[r]!) % size]) || 0),
    );
    if (grid.some((digit, at) => digit > 0 && !fits(grid, size, at, digit))) continue;
    fillAll(grid, size, () => count++);
  }
  return count;
}

it('takes a digit away exactly when the count of solutions stays one', () => {
  const rng = makeRng('forced');
  for (const size of SIZES) {
    const digits = randomGrid(size, rng);
    for (const at of rng.shuffled([...digits.keys()])) {
      const digit = digits[at]!;
      const taken = digits.slice();
      taken[at] = 0;
      expect(isForced(size, digits, at)).toBe(countPlain(size, taken, 2) === 1);
      if (countPlain(size, taken, 2) > 1) digits[at] = digit;
    }
  }
});
