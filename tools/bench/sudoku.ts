/**
 * Measures the solver in the rules of Sudoku Shift. The solver is compared in the same run with the
 * npm package dancing-links (Knuth's Algorithm X), on the same puzzles, with the same question: are
 * there two solutions? Each call begins with the puzzle's 81 characters, so the times of both
 * solvers include parsing.
 */
import { readFileSync } from 'node:fs';
import { DancingLinks } from 'dancing-links';
import { generate } from '../../src/games/sudoku-shift/engine/generator.ts';
import { countSmall } from '../../src/games/sudoku-shift/engine/plainSmall.ts';
import { countSolutions } from '../../src/games/sudoku-shift/engine/solver.ts';
import { BOX, type Board } from '../../src/games/sudoku-shift/rules/types.ts';
import { atLeast, atMost, type Figure, forInformation, percentile, rounded } from './figure.ts';
import { benchSudokuWeek } from './sudokuWeek.ts';

const fixture = (name: string) =>
  readFileSync(new URL(`../../tests/fixtures/${name}`, import.meta.url), 'utf8');

const ALL_ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** A plain sudoku as a Sudoku Shift board: all of its rows are pinned, so no row can slide. */
function boardOf(puzzle: string): Board {
  const rows = ALL_ROWS.map((row) => puzzle.slice(row * 9, row * 9 + 9));
  return { size: 9, box: BOX[9], rows, pinned: ALL_ROWS, beans: 1 };
}

function isUnique(puzzle: string): boolean {
  return countSolutions(boardOf(puzzle), 2) === 1;
}

/**
 * The matrix rows of sudoku as an exact cover problem, by cell × 9 + digit − 1, computed once for
 * all puzzles.
 */
const coverRows = Array.from({ length: 729 }, (_, i) => {
  const digit = i % 9;
  const cell = Math.floor(i / 9);
  const row = Math.floor(cell / 9);
  const column = cell % 9;
  const box = row - (row % 3) + Math.floor(column / 3);
  const columnIndices = [
    cell,
    81 + row * 9 + digit,
    162 + column * 9 + digit,
    243 + box * 9 + digit,
  ];
  return { data: i, columnIndices };
});

function isUniqueByDancingLinks(puzzle: string): boolean {
  const solver = new DancingLinks<number>().createSolver({ columns: 324 });
  const rows: typeof coverRows = [];
  for (let cell = 0; cell < 81; cell++) {
    const given = puzzle.charCodeAt(cell) - 48;
    if (given > 0) rows.push(coverRows[cell * 9 + given - 1]!);
    else for (let digit = 0; digit < 9; digit++) rows.push(coverRows[cell * 9 + digit]!);
  }
  solver.addSparseConstraints(rows);
  return solver.find(2).length === 1;
}

/** Mean duration in µs of a call of `ask` over all puzzles. Throws when an answer is no. */
function meanMicroseconds(puzzles: readonly string[], ask: (puzzle: string) => boolean): number {
  const begin = performance.now();
  for (const puzzle of puzzles) if (!ask(puzzle)) throw new Error(`Not unique: ${puzzle}`);
  return ((performance.now() - begin) * 1000) / puzzles.length;
}

function benchUniqueness(): Figure[] {
  const puzzles = fixture('sudoku-17-clue.txt').trim().split('\n');
  for (let round = 0; round < 5; round++) meanMicroseconds(puzzles, isUnique);
  meanMicroseconds(puzzles.slice(0, 100), isUniqueByDancingLinks);
  const rounds = Array.from({ length: 10 }, () => meanMicroseconds(puzzles, isUnique));
  const ours = rounds.reduce((a, b) => a + b) / rounds.length;
  const peer = meanMicroseconds(puzzles, isUniqueByDancingLinks);
  const details = {
    puzzles: puzzles.length,
    runs: rounds.length,
    dancingLinksUs: rounded(peer),
  };
  return [
    atMost('sudoku uniqueness, 17 clues, mean', ours, 'µs', 25, details),
    atLeast('sudoku uniqueness, times as fast as dancing-links', peer / ours, '×', 4, details),
  ];
}

/**
 * Checks uniqueness of all 288 grids of size 4 with every set of clues: 18,874,368 checks, and the
 * numbers of unique puzzles must agree with OEIS A109252.
 */
function benchExhaustive(): Figure {
  const facts = JSON.parse(fixture('sudoku.json')) as Record<string, number[]>;
  const expected = facts.uniquely_solvable_4x4_by_clue_count_0_to_16!;
  const grids: Uint8Array[] = [];
  const digits = new Uint8Array(16);
  (function fill(at: number): void {
    if (at === 16) {
      grids.push(digits.slice());
      return;
    }
    for (let digit = 1; digit <= 4; digit++) {
      digits[at] = digit;
      if (countSmall(4, digits, 1) > 0) fill(at + 1);
    }
    digits[at] = 0;
  })(0);
  const unique = new Array<number>(17).fill(0);
  const begin = performance.now();
  for (const grid of grids) {
    for (let mask = 0; mask < 1 << 16; mask++) {
      let clues = 0;
      for (let i = 0; i < 16; i++) {
        const given = (mask >> i) & 1;
        digits[i] = given * grid[i]!;
        clues += given;
      }
      if (countSmall(4, digits, 2) === 1) unique[clues]!++;
    }
  }
  const taken = performance.now() - begin;
  const agrees = JSON.stringify(unique) === JSON.stringify(expected);
  const details = { checks: grids.length << 16, agrees };
  return forInformation(
    'every sudoku of size 4 against OEIS A109252',
    taken,
    'ms',
    details,
    agrees,
  );
}

function benchGeneration(): Figure {
  const times: number[] = [];
  for (let i = 0; i < 210; i++) {
    const begin = performance.now();
    generate(`bench ${i}`, i % 7);
    times.push(performance.now() - begin);
  }
  return atMost("generating a day's Sudoku Shift, slowest day", Math.max(...times), 'ms', 1000, {
    runs: times.length,
    meanMs: rounded(times.reduce((a, b) => a + b) / times.length),
    p95Ms: rounded(percentile(times, 0.95)),
    firstMs: rounded(times[0]!),
  });
}

export function benchSudoku(): Figure[] {
  return [benchGeneration(), ...benchSudokuWeek(), ...benchUniqueness(), benchExhaustive()];
}
