/**
 * Measures Crossnumber: generating new puzzles and how good their clues are, the search for solutions over all
 * packed puzzles, and every hint of every packed puzzle from start to end. The search is compared
 * in the same run with brute force: every digit in every cell of a small grid, with clues checked
 * as soon as their entry is full of digits.
 */
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Puzzle } from '../../src/games/contract/game.ts';
import { generate } from '../../src/games/crossnumber/engine/generator.ts';
import { listsOf } from '../../src/games/crossnumber/engine/minutes.ts';
import { flavour } from '../../src/games/crossnumber/engine/offers.ts';
import { countSolutions } from '../../src/games/crossnumber/engine/solver.ts';
import { spareIn } from '../../src/games/crossnumber/engine/spare.ts';
import { shareLeft } from '../../src/games/crossnumber/engine/strength.ts';
import { parsePuzzle } from '../../src/games/crossnumber/rules/codec.ts';
import { gridOf } from '../../src/games/crossnumber/rules/grid.ts';
import { entriesIn, halvesOf } from '../../src/games/crossnumber/rules/meaning.ts';
import { makeLister } from '../../src/games/crossnumber/rules/problem.ts';
import { holds, start } from '../../src/games/crossnumber/rules/rules.ts';
import type { Board } from '../../src/games/crossnumber/rules/types.ts';
import { unwrap } from '../../src/lib/result.ts';
import { PACKS_DIR } from '../games/pack.ts';
import { atLeast, atMost, type Figure, median, percentile, rounded } from './figure.ts';

/** How many times slower than the measuring machine a mid-range phone is, about. */
const SLOWER = 4;
/**
 * The longest allowed time for a hint on a mid-range phone. Hints run in a worker, after a press of
 * a button.
 */
const HINT_BUDGET_MS = 250;
/** Number of puzzles generated: twenty of each size. */
const MADE = 100;

function timed<T>(run: () => T): { readonly ms: number; readonly value: T } {
  const begin = performance.now();
  const value = run();
  return { ms: performance.now() - begin, value };
}

/** Puzzles after the last packed one, in all five weeks of the menu. */
function madePuzzles(after: number): readonly { readonly board: Board; readonly ms: number }[] {
  return Array.from({ length: MADE }, (_, i) => {
    const { ms, value } = timed(() => generate(`${after + i + 1}`));
    return { board: value.boards[0]!, ms };
  });
}

/** The clues of new puzzles: how strong, how needed, how varied, and how much there is to try. */
function benchClues(): Figure[] {
  const last = packedPuzzles().at(-1)!;
  const made = madePuzzles(Number(last.id));
  const times = made.map(({ ms }) => ms);
  const list = makeLister();
  const shares: number[] = [];
  const kinds = new Map<string, number>();
  let [clueCount, spare, single] = [0, 0, 0];
  for (const { board } of made) {
    const { entries, indexOf } = gridOf(board.rows);
    const lengthOf = (id: string) => entries[indexOf.get(id)!]!.cells.length;
    for (const [id, clue] of Object.entries(board.clues)) {
      clueCount++;
      shares.push(shareLeft(clue, lengthOf(id), lengthOf, list));
      if (entriesIn(clue).length === 0 && list(lengthOf(id), clue).length < 2) single++;
      for (const half of halvesOf(clue)) {
        kinds.set(flavour(half), (kinds.get(flavour(half)) ?? 0) + 1);
      }
    }
    spare += spareIn({ rows: board.rows, list }, board.clues, { patience: 3000 }).length;
  }
  const counts = [...kinds].sort(([, a], [, b]) => b - a);
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  const [[top, most]] = counts as [[string, number]];
  const sizes = made.flatMap(({ board }) => (board.rows.length === 9 ? listsOf(board) : []));
  return [
    atMost('making a new Crossnumber, p95', percentile(times, 0.95), 'ms', 1000, {
      runs: times.length,
      medianMs: rounded(median(times)),
      maxMs: rounded(Math.max(...times)),
    }),
    atMost('the weakest clue of new Crossnumbers leaves', 100 * Math.max(...shares), '%', 25),
    atMost('clues of new Crossnumbers that leave a single number', single, '', 0),
    atMost('clues of new Crossnumbers that are spare', (100 * spare) / clueCount, '%', 3, {
      clues: clueCount,
      spare,
    }),
    atMost(`the most frequent kind of clue, ${top}`, (100 * most) / total, '%', 8, {
      kinds: kinds.size,
    }),
    atMost('numbers to go through in a step on 9 × 9, p90', percentile(sizes, 0.9), '', 300, {
      steps: sizes.length,
      median: median(sizes),
      max: Math.max(...sizes),
    }),
  ];
}

function packedPuzzles(): Puzzle<Board>[] {
  const folder = join(PACKS_DIR, 'crossnumber');
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const pack = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { puzzles: unknown[] };
      return pack.puzzles.map((puzzle) => unwrap(parsePuzzle(puzzle)));
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

/**
 * Number of a board's solutions, by trying every digit in every cell; clues are checked once their
 * entry is full.
 */
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

/**
 * The time in ms of every hint of a board from start to end; the first time includes loading and
 * compiling the puzzle engine.
 */
async function hintTimes(board: Board): Promise<readonly number[]> {
  const worker = new Worker(new URL('./hintWorker.ts', import.meta.url), { workerData: board });
  try {
    const [times] = (await once(worker, 'message')) as [readonly number[]];
    return times;
  } finally {
    await worker.terminate();
  }
}

async function benchHints(boards: readonly Board[]): Promise<Figure[]> {
  const first: number[] = [];
  const later: number[] = [];
  for (const board of boards) {
    const [begin, ...rest] = (await hintTimes(board)).map((ms) => ms * SLOWER);
    first.push(begin!);
    later.push(...rest);
  }
  const details = (times: readonly number[]) => ({
    runs: times.length,
    p50Ms: rounded(percentile(times, 0.5)),
    p95Ms: rounded(percentile(times, 0.95)),
  });
  return [
    atMost(
      'the first hint for a packed Crossnumber, 4× CPU, worst',
      Math.max(...first),
      'ms',
      HINT_BUDGET_MS,
      details(first),
    ),
    atMost(
      'every later hint for a packed Crossnumber, 4× CPU, worst',
      Math.max(...later),
      'ms',
      HINT_BUDGET_MS,
      details(later),
    ),
  ];
}

export async function benchCrossnumber(): Promise<Figure[]> {
  const boards = packedPuzzles().flatMap((puzzle) => puzzle.boards);
  return [...benchClues(), benchSearch(boards), benchPeer(), ...(await benchHints(boards))];
}
