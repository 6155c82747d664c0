/**
 * Makes a day's puzzle: four boards, each with exactly one solution that the techniques of
 * techniques.ts find without guessing, by the weekday's recipe (recipes.ts). A board is a solved
 * grid with blank cells (holes.ts) in which all but the pinned rows have slipped (been slid out of
 * position). The generator tries until a board keeps its recipe. It limits attempts, not time, so
 * that the same seed gives the same puzzle on every machine.
 */

import { makeRng, type Rng } from '../../../lib/rng.ts';
import type { OnProgress } from '../../contract/engine.ts';
import type { Puzzle } from '../../contract/game.ts';
import { BOX, type Board, SIZES, type Size } from '../rules/types.ts';
import { knowledgeAtStart } from './frame.ts';
import { beansFor } from './grade.ts';
import { randomGrid } from './grid.ts';
import { makeHoles } from './holes.ts';
import { type Deduction, deduceAll, isSolvedBy, learn, shorten } from './logic.ts';
import { RECIPES, type Recipe } from './recipes.ts';
import { eachSlipping } from './slips.ts';
import { countSolutions } from './solver.ts';

/**
 * The generator's version, part of the seed. Increment it with every change that affects the
 * generated puzzles.
 */
const VERSION = 2;

/** Number of ways in which the rows of one grid are slid before the next grid is tried. */
const SLIPS = 8;
/** The number of grids tried before the generator fails, which has never been observed. */
const MAX_ATTEMPTS = 50_000;
/**
 * The most deductions (facts.ts) that a step of the solution may depend on, so that players can
 * follow its hint.
 */
const MAX_FACTS = 2;
/** The most ways to slide all rows without a clash of givens, so that hints find the solution soon. */
const MAX_WAYS = 300;

/**
 * The daily puzzle with a number.
 * @param weekday 0 (Monday) to 6 (Sunday).
 */
export function generate(id: string, weekday: number, onProgress?: OnProgress): Puzzle<Board> {
  const rng = makeRng(`sudoku-shift/${VERSION}/${id}`);
  const recipe = RECIPES[weekday] ?? RECIPES[0]!;
  const boards = SIZES.map((size, done) => {
    onProgress?.({ done, of: SIZES.length });
    return generateBoard(size, recipe, rng);
  });
  return { id, boards };
}

/** A proper board of this size that keeps the recipe. */
export function generateBoard(size: Size, recipe: Recipe, rng: Rng): Board {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const grid = randomGrid(size, rng);
    const holes = makeHoles(size, grid, recipe, rng);
    if (holes === null) continue;
    for (let slip = 0; slip < SLIPS; slip++) {
      const board = slipped(size, grid, holes, recipe, rng);
      if (keeps(board, recipe)) return board;
    }
  }
  throw new Error(`No board of size ${size} with ${recipe.beans} beans was found.`);
}

/**
 * Whether a board has exactly one solution, deductions that hints can explain lead to it, and its
 * slides and difficulty are the recipe's.
 */
function keeps(board: Board, { beans, entwined }: Recipe): boolean {
  const deductions = isSolvedBy(board, 'steps and facts') ? deduceAll(board) : null;
  if (!deductions || beansFor(board.size, deductions) !== beans) return false;
  const ways = waysToSlide(board, MAX_WAYS + 1);
  if (ways > MAX_WAYS || (entwined && ways === 1)) return false;
  return isTellable(board, deductions) && countSolutions(board, 2) === 1;
}

/** Number of ways to slide all rows without a clash of givens, at most `limit`. */
function waysToSlide(board: Board, limit: number): number {
  let ways = 0;
  eachSlipping(board, () => ++ways < limit);
  return ways;
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

/** A board of the grid with holes, in which all rows but the pinned ones are out of position. */
function slipped(
  size: Size,
  grid: Uint8Array,
  holes: ReadonlySet<number>,
  { beans, pinned: count }: Recipe,
  rng: Rng,
): Board {
  const indices = Array.from({ length: size }, (_, i) => i);
  const pinned = rng
    .shuffled(indices)
    .slice(0, count[size])
    .sort((a, b) => a - b);
  const rows = indices.map((row) => {
    const slide = pinned.includes(row) ? 0 : 1 + rng.below(size - 1);
    const digits = indices.map((cell) => {
      const at = row * size + ((cell + slide) % size);
      return holes.has(at) ? '.' : String(grid[at]);
    });
    return digits.join('');
  });
  return { size, box: BOX[size], rows, pinned, beans };
}
