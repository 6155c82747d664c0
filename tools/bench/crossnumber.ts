/**
 * Measures Crossnumber: making a week's puzzle of each size, the search over all packed puzzles,
 * and hints from the start to the end.
 *
 * The peer of the search is brute force in the same run: every digit in every cell of a small grid,
 * with clues tried as soon as their entry is full.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engine } from '../../src/games/crossnumber/engine/engine.ts';
import { generate, MENU } from '../../src/games/crossnumber/engine/generator.ts';
import { countSolutions } from '../../src/games/crossnumber/engine/solver.ts';
import { parsePuzzle } from '../../src/games/crossnumber/rules/codec.ts';
import { gridOf } from '../../src/games/crossnumber/rules/grid.ts';
import { apply, holds, start, status } from '../../src/games/crossnumber/rules/rules.ts';
import type { Board } from '../../src/games/crossnumber/rules/types.ts';
import { unwrap } from '../../src/lib/result.ts';
import { PACKS_DIR } from '../games/pack.ts';
import { atLeast, atMost, type Figure, median, percentile, rounded } from './figure.ts';

/** Phones of the middle range are about four times as slow as the machine that measures. */
const SLOWER = 4;
/** A hint is thought of in a worker, behind a button: it may take this long there. */
const HINT_BUDGET_MS = 1000;
/** Puzzles made of each size. */
const WEEKS = 4;

function timed<T>(run: () => T): { readonly ms: number; readonly value: T } {
  const begin = performance.now();
  const value = run();
  return { ms: performance.now() - begin, value };
}

function benchGeneration(): Figure[] {
  return MENU.map(({ size }, i) => {
    const times = Array.from(
      { length: WEEKS },
      (_, week) => timed(() => generate(`${1000 + week * MENU.length + i + 1}`)).ms,
    );
    return atMost(
      `making a week's Crossnumber, ${size} × ${size}, slowest`,
      Math.max(...times),
      'ms',
      20_000,
      { runs: times.length, medianMs: rounded(median(times)) },
    );
  });
}

function packedBoards(): Board[] {
  const folder = join(PACKS_DIR, 'crossnumber');
  return readdirSync(folder).flatMap((name) => {
    const pack = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { puzzles: unknown[] };
    return pack.puzzles.flatMap((puzzle) => unwrap(parsePuzzle(puzzle)).boards);
  });
}

function benchSearch(boards: readonly Board[]): Figure {
  const times = boards.map((board) => {
    const { ms, value } = timed(() => countSolutions(board, 2));
    if (value !== 1) throw new Error('A packed puzzle is not unique.');
    return ms;
  });
  return atMost('proving a packed Crossnumber unique, p95', percentile(times, 0.95), 'ms', 200, {
    runs: times.length,
    medianMs: rounded(median(times)),
    maxMs: rounded(Math.max(...times)),
  });
}

/** Fillings of a board: every digit is tried in every cell, and clues once their entry is full. */
function countByBruteForce(board: Board): number {
  const { cells, entries, through } = gridOf(board.rows);
  const firsts = new Set(entries.map((entry) => entry.cells[0]!));
  const state = start(board);
  const digits = [...state.digits];
  const filling = { ...state, digits };
  let count = 0;
  (function fill(at: number): void {
    const cell = cells[at];
    if (cell === undefined) {
      if (entries.every((_, entry) => holds(board, filling, entry) !== false)) count++;
      return;
    }
    for (let digit = firsts.has(cell) ? 1 : 0; digit < 10; digit++) {
      digits[cell] = digit;
      if (through[cell]!.every((entry) => holds(board, filling, entry) !== false)) fill(at + 1);
    }
    digits[cell] = -1;
  })(0);
  return count;
}

const SMALL: Board = {
  rows: ['..#', '...', '#..'],
  clues: {
    '1a': ['square'],
    '3a': ['palindrome'],
    '5a': ['is', ['more', 1, '1a']],
    '2d': ['cube'],
  },
  beans: 1,
};

function benchPeer(): Figure {
  const rounds = 20;
  countSolutions(SMALL, 100_000);
  const ours = timed(() => {
    for (let i = 0; i < rounds; i++) countSolutions(SMALL, 100_000);
  }).ms;
  const brute = timed(() => countByBruteForce(SMALL));
  const count = countSolutions(SMALL, 100_000);
  if (count !== brute.value) throw new Error('Brute force counts otherwise.');
  return atLeast(
    'counting the fillings of a small Crossnumber, times as fast as brute force',
    brute.ms / (ours / rounds),
    '×',
    4,
    { fillings: count, bruteForceMs: rounded(brute.ms) },
  );
}

function benchHints(boards: readonly Board[]): Figure {
  const times: number[] = [];
  for (const board of boards.slice(-MENU.length)) {
    let state = start(board);
    while (status(board, state) === 'playing') {
      const { ms, value } = timed(() => engine.hint(board, state));
      times.push(ms);
      state = unwrap(apply(board, state, unwrap(value).move));
    }
  }
  return atMost(
    'a hint for Crossnumber, p95 from start to end on all sizes',
    percentile(times, 0.95),
    'ms',
    HINT_BUDGET_MS / SLOWER,
    {
      runs: times.length,
      p50Ms: rounded(percentile(times, 0.5)),
      maxMs: rounded(Math.max(...times)),
    },
  );
}

export function benchCrossnumber(): Figure[] {
  const boards = packedBoards();
  return [...benchGeneration(), benchSearch(boards), benchPeer(), benchHints(boards)];
}
