/**
 * Measures the solver in the rules of Sudoku Shift. The solver is compared in the same run with the
 * npm package dancing-links (Knuth's Algorithm X), on the same puzzles, with the same question: are
 * there two solutions? Each call begins with the puzzle's 81 characters, so the times of both
 * solvers include parsing.
 */
import { readFileSync } from 'node:fs';
import { DancingLinks } from 'dancing-links';
import { countSolutions } from '../../src/games/sudoku-shift/engine/solver.ts';
import { BOX, type Board } from '../../src/games/sudoku-shift/rules/types.ts';
import { atLeast, atMost, type Figure, rounded } from './figure.ts';
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

export function benchSudoku(): Figure[] {
  return [...benchSudokuWeek(), ...benchUniqueness()];
}
