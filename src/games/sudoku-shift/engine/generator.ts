/**
 * Makes a day's puzzle: four boards, each with exactly one solution that the techniques of
 * techniques.ts find without guessing, with the weekday's difficulty. A board is a random solved
 * grid in which all but the pinned rows have slipped (been slid out of position) and some cells are
 * blanked. Most attempts are proper puzzles; the generator tries until a puzzle has the wanted
 * difficulty in beans (1 to 5), or takes the nearest of many. It limits attempts, not time, so that
 * the same seed gives the same puzzle on every machine.
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

/**
 * The generator's version, part of the seed. Increment it with every change that affects the
 * generated puzzles.
 */
const VERSION = 1;

/**
 * For each wanted difficulty, 1 to 5, the share of blank cells, and the number of pinned rows by
 * size of board.
 */
const BLANKS = [0.27, 0.31, 0.35, 0.41, 0.44] as const;
const PINNED: Readonly<Record<Size, readonly number[]>> = {
  4: [2, 2, 1, 1, 1],
  6: [3, 3, 2, 2, 1],
  8: [4, 3, 3, 2, 1],
  9: [4, 4, 3, 2, 1],
};

/** The number of boards tried before the one with the nearest difficulty is accepted. */
const ATTEMPTS = 150;
/** The number of boards tried before the generator fails, which has never been observed. */
const MAX_ATTEMPTS = 20_000;
/**
 * The most deductions (facts.ts) that a step of the solution may depend on, so that players can
 * follow its hint.
 */
const MAX_FACTS = 2;

/**
 * The daily puzzle with a number.
 * @param weekday 0 (Monday) to 6 (Sunday).
 */
export function generate(id: string, weekday: number): Puzzle<Board> {
  const rng = makeRng(`sudoku-shift/${VERSION}/${id}`);
  const beans = BEANS_BY_WEEKDAY[weekday] ?? BEANS_BY_WEEKDAY[0];
  return { id, boards: SIZES.map((size) => generateBoard(size, beans, rng)) };
}

/**
 * A proper board of this size with the wanted difficulty in beans (1 to 5), or the nearest found.
 */
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

/**
 * The board with its difficulty in beans; null if it has several solutions, or is not solved by
 * deductions that hints can explain.
 */
function graded(board: Board): Board | null {
  const deductions = deduceAll(board);
  if (!deductions || !isTellable(board, deductions) || countSolutions(board, 2) !== 1) return null;
  return { ...board, beans: beansFor(board.size, deductions) };
}

/** Whether every step of a board's solution depends on at most MAX_FACTS facts (facts.ts). */
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
 * Random cells to blank, spread over the rows: every row has a blank, and none has more than the
 * mean rounded up plus one, so that each keeps some digits.
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
