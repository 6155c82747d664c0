/**
 * Makes the puzzle of a day: four boards, each with exactly one solution that the named techniques
 * find without guessing, as hard as the weekday asks.
 *
 * A board is a random finished grid whose rows, but for some pinned ones, have slipped and of which
 * some cells are blanked. Most attempts are proper puzzles; attempts go on until one is, and has
 * the beans that are wanted, or the nearest of many is taken. What is counted is attempts and never
 * time, so that the same seed gives the same puzzle on every machine.
 */

import { makeRng, type Rng } from '../../../lib/rng.ts';
import type { Puzzle } from '../../contract/game.ts';
import { BEANS_BY_WEEKDAY } from '../plan.ts';
import { BOX, type Board, SIZES, type Size } from '../rules/types.ts';
import { knowledgeAtStart } from './frame.ts';
import { beansFor } from './grade.ts';
import { randomGrid } from './grid.ts';
import { type Deduction, deduceAll, learn, shorten } from './logic.ts';
import { countSolutions } from './solver.ts';

/** Part of the seed. A generator that makes other puzzles from the same seed must count it up. */
const VERSION = 1;

/** By beans wanted, 1 to 5: the share of blank cells, and the number of pinned rows by size. */
const BLANKS = [0.27, 0.31, 0.35, 0.41, 0.44] as const;
const PINNED: Readonly<Record<Size, readonly number[]>> = {
  4: [2, 2, 1, 1, 1],
  6: [3, 3, 2, 2, 1],
  8: [4, 3, 3, 2, 1],
  9: [4, 4, 3, 2, 1],
};

/** After how many attempts the nearest is good enough. */
const ATTEMPTS = 150;
/** After how many attempts in all the search is given up; never seen to come near. */
const MAX_ATTEMPTS = 20_000;
/** No step may rest on more facts than fit into a hint that can be followed. */
const MAX_FACTS = 2;

/** @param weekday 0 (Monday) to 6 (Sunday). */
export function generate(id: string, weekday: number): Puzzle<Board> {
  const rng = makeRng(`sudoku-shift/${VERSION}/${id}`);
  const beans = BEANS_BY_WEEKDAY[weekday] ?? BEANS_BY_WEEKDAY[0];
  return { id, boards: SIZES.map((size) => generateBoard(size, beans, rng)) };
}

/** A proper board of this size with the beans wanted, or as near as many attempts come. */
export function generateBoard(size: Size, beans: number, rng: Rng): Board {
  let nearest: Board | null = null;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const board = graded(randomBoard(size, beans, rng));
    if (board && distance(board, beans) < distance(nearest, beans)) nearest = board;
    if (nearest && (nearest.beans === beans || attempt >= ATTEMPTS)) return nearest;
  }
  throw new Error(`No board of size ${size} with ${beans} beans was found.`);
}

function distance(board: Board | null, beans: number): number {
  return board ? Math.abs(board.beans - beans) : Number.POSITIVE_INFINITY;
}

/** The board with its beans, or null if it is no proper puzzle. */
function graded(board: Board): Board | null {
  const deductions = deduceAll(board);
  if (!deductions || !isTellable(board, deductions) || countSolutions(board, 2) !== 1) return null;
  return { ...board, beans: beansFor(board.size, deductions) };
}

/** Whether every step can be told with few facts. */
function isTellable(board: Board, deductions: readonly Deduction[]): boolean {
  const known = knowledgeAtStart(board);
  for (const deduction of deductions) {
    if (shorten(known, deduction).facts.length > MAX_FACTS) return false;
    learn(known, deduction.step);
  }
  return true;
}

function randomBoard(size: Size, beans: number, rng: Rng): Board {
  const grid = randomGrid(size, rng);
  const indices = Array.from({ length: size }, (_, i) => i);
  const pinned = rng
    .shuffled(indices)
    .slice(0, PINNED[size][beans - 1])
    .sort((a, b) => a - b);
  const blanks = randomBlanks(size, Math.round(size * size * BLANKS[beans - 1]!), rng);
  const rows = indices.map((row) => {
    const slide = pinned.includes(row) ? 0 : 1 + rng.below(size - 1);
    const digits = indices.map((cell) => {
      const at = row * size + ((cell + slide) % size);
      return blanks.has(at) ? '.' : String(grid[at]);
    });
    return digits.join('');
  });
  return { size, box: BOX[size], rows, pinned, beans };
}

/**
 * Cells to blank, spread over the rows: every row has a blank, and none has more than one above
 * the mean rounded up, which leaves each of them digits.
 */
function randomBlanks(size: Size, count: number, rng: Rng): Set<number> {
  const most = Math.ceil(count / size) + 1;
  const inRow = new Uint8Array(size);
  const blanks = new Set<number>();
  function add(at: number): void {
    const row = Math.floor(at / size);
    if (blanks.has(at) || inRow[row]! >= most) return;
    inRow[row]!++;
    blanks.add(at);
  }
  for (let row = 0; row < size; row++) add(row * size + rng.below(size));
  for (const at of rng.shuffled(Array.from({ length: size * size }, (_, i) => i))) {
    if (blanks.size >= count) break;
    add(at);
  }
  return blanks;
}
