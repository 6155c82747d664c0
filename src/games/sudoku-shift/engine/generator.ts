/**
 * Makes a day's puzzle: four boards, each with exactly one solution that the techniques of
 * techniques.ts find without guessing, by the weekday's recipe (recipes.ts) and with a theme
 * (themes.ts). A board is a solved grid with blank cells (holes.ts) in which all but the pinned rows
 * have slipped (been slid out of position). The generator tries until a board keeps its recipe, and
 * gives up the wishes beyond it one by one. It limits attempts, not time, so that the same seed gives
 * the same puzzle on every machine.
 */

import { makeRng, type Rng } from '../../../lib/rng.ts';
import type { OnProgress } from '../../contract/engine.ts';
import type { Puzzle } from '../../contract/game.ts';
import { type Climb, climbOf } from '../../shared/climb.ts';
import { BOX, type Board, SIZES, type Size } from '../rules/types.ts';
import { knowledgeAtStart } from './frame.ts';
import { beansFor } from './grade.ts';
import { randomGrid } from './grid.ts';
import { makeHoles } from './holes.ts';
import { costOf, type Deduction, deduceAll, isSolvedByLogic, learn, shorten } from './logic.ts';
import { MOST_BLANK, RECIPES, type Recipe, SPREAD } from './recipes.ts';
import { eachSlipping } from './slips.ts';
import { countSolutions } from './solver.ts';
import { isLoose, type Mask, maskOf, pinnedBy, type Theme, themeFor } from './themes.ts';

/**
 * The generator's version, part of the seed. Increment it with every change that affects
 * puzzles that a release can generate.
 */
const VERSION = 3;

/**
 * Number of ways in which the rows of one grid are slid before the next grid is tried. Blanks that
 * need a pointing digit take thirty times as long to find as one way.
 */
const SLIPS = 8;
const SLIPS_POINTING = 48;
/** The number of grids tried before the generator fails, which has never been observed. */
const MAX_ATTEMPTS = 50_000;
/**
 * The number of grids tried before a board has as many blanks as its recipe says, and twice before it
 * does without a theme.
 */
const PATIENCE = 100;
const PATIENCE_POINTING = 400;
/**
 * The most deductions (facts.ts) that a step of the solution may depend on, so that players can
 * follow its hint.
 */
const MAX_FACTS = 2;
/**
 * The most ways to slide all rows without a clash of givens: of boards with more, not one in a
 * hundred is kept.
 */
const MAX_WAYS = 20;

/** How the climbs of boards are shared out. Avalanches come without being asked for. */
const CLIMBS: readonly Climb[] = [
  ...(['crescendo', 'crescendo', 'crescendo', 'crescendo'] as const),
  ...(['two walls', 'two walls', 'two walls', 'plateau', 'flat'] as const),
];

/**
 * How many boards are refused because they don't climb as wanted. Boards with a pointing digit take
 * fifty times as long to find, those of a Sunday a hundred times.
 */
function refusalsFor(size: Size, { beans, entwined }: Recipe, isPointing: boolean): number {
  if (size === 4) return 16;
  if (!entwined) return size === 6 ? 32 : 12;
  if (isPointing || beans >= 4) return Math.max(0, 5 - beans) + (size === 6 ? 2 : 0);
  return 6;
}

export interface Wish {
  /** Null for a board without a theme. */
  readonly theme: Theme | null;
  /** How many blanks more or fewer than the recipe says, from -1 to 1. */
  readonly lean: number;
  /** Whether the hardest step should slide a row. */
  readonly isSlide: boolean;
}

/**
 * The daily puzzle with a number.
 * @param weekday 0 (Monday) to 6 (Sunday).
 */
export function generate(id: string, weekday: number, onProgress?: OnProgress): Puzzle<Board> {
  const rng = makeRng(`sudoku-shift/${VERSION}/${id}`);
  const recipe = RECIPES[weekday] ?? RECIPES[0]!;
  const turn = Number(id) || 0;
  // A day is a little easier or harder than its weekday as a whole: boards that differ each for
  // itself would tell the weekday by their sum.
  const lean = 2 * rng.next() - 1;
  const boards = SIZES.map((size, done) => {
    onProgress?.({ done, of: SIZES.length });
    const theme = themeFor(size, recipe, turn, rng);
    return generateBoard(size, recipe, { theme, lean, isSlide: (turn + done) % 2 === 0 }, rng);
  });
  return { id, boards };
}

/** A proper board of this size that keeps the recipe, and the wish as far as boards allow it. */
export function generateBoard(size: Size, recipe: Recipe, wish: Wish, rng: Rng): Board {
  const wanted = rng.shuffled(CLIMBS)[0]!;
  const isPointing = isLoose(wish.theme) && rng.next() < recipe.pointing[size];
  const refusals = refusalsFor(size, recipe, isPointing);
  const patience = isPointing ? PATIENCE_POINTING : PATIENCE;
  const jitter = size === 4 ? 0 : rng.below(3) - 1;
  let refused = 0;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const theme = attempt < 2 * patience ? wish.theme : null;
    const isPatient = attempt < patience;
    const off = isPatient ? Math.round(wish.lean * SPREAD[size]) + jitter : 0;
    const count = Math.min(
      Math.max(recipe.blanks[size] + off, size),
      Math.floor(MOST_BLANK * size * size),
    );
    const pins = Math.max(1, recipe.pinned[size] + (isPatient ? rng.below(3) - 1 : 0));
    const grid = randomGrid(size, rng);
    let slip = slipped(size, pins, theme, null, null, rng);
    const mask = maskOf(theme, size, grid, slip.slides, rng);
    const sparse = sparseRows(size, rng);
    const holes = makeHoles(size, grid, { count, isPointing, mask, sparse }, rng);
    if (holes === null) continue;
    const slips = isPointing ? SLIPS_POINTING : SLIPS;
    for (let i = 0; i < (isLoose(theme) ? slips : 1); i++) {
      const board = boardOf(size, grid, holes, slip, recipe.beans);
      const deductions = deductionsOf(board, recipe);
      if (deductions) {
        const climb = climbOf(deductions.map(costOf));
        const hardest = deductions.reduce((a, b) => (costOf(b) > costOf(a) ? b : a));
        const isOfKind = (hardest.step.kind === 'shift') === wish.isSlide;
        if ((climb === wanted && isOfKind) || climb === 'crescendo') return board;
        if (refused >= 2 * refusals) return board;
        if (refused >= refusals && climb !== 'avalanche' && (isOfKind || size > 6)) return board;
        refused++;
      }
      slip = slipped(size, pins, theme, mask, slip, rng);
    }
  }
  throw new Error(`No board of size ${size} with ${recipe.beans} beans was found.`);
}

/**
 * The deductions that solve a board; null unless it has exactly one solution, hints can explain each
 * deduction, and its slides and difficulty are the recipe's.
 */
function deductionsOf(board: Board, { beans, entwined }: Recipe): readonly Deduction[] | null {
  const ways = waysToSlide(board, MAX_WAYS + 1);
  if (ways > MAX_WAYS || (entwined && ways === 1)) return null;
  if (!isSolvedByLogic(board)) return null;
  const deductions = deduceAll(board);
  if (!deductions || beansFor(board.size, deductions) !== beans) return null;
  return isTellable(board, deductions) && countSolutions(board, 2) === 1 ? deductions : null;
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

/** Neighbouring rows that get most of the blanks of a large board, in three of four boards. */
function sparseRows(size: Size, rng: Rng): ReadonlySet<number> {
  if (size === 4 || rng.below(4) === 0) return new Set();
  const first = rng.below(size);
  return new Set(Array.from({ length: size >> 1 }, (_, i) => (first + i) % size));
}

interface Slip {
  readonly pinned: readonly number[];
  /** How far each row has to slide home; 0 for pinned rows. */
  readonly slides: readonly number[];
}

/** Pins some rows and slides the others out of position; rows on which a theme depends stay. */
function slipped(
  size: Size,
  count: number,
  theme: Theme | null,
  mask: Mask | null,
  before: Slip | null,
  rng: Rng,
): Slip {
  const rows = Array.from({ length: size }, (_, row) => row);
  const isFixed = (row: number) => before !== null && mask !== null && !mask.isLoose(row);
  const kept = rows.filter((row) => isFixed(row) && before!.pinned.includes(row));
  const free = rng.shuffled(rows.filter((row) => !isFixed(row)));
  const pinned = pinnedBy(theme, Math.max(2, count)) ?? [
    ...kept,
    ...free.slice(0, Math.max(0, count - kept.length)),
  ];
  const slides = rows.map((row) => {
    if (isFixed(row)) return before!.slides[row]!;
    return pinned.includes(row) ? 0 : 1 + rng.below(size - 1);
  });
  return { pinned: [...pinned].sort((a, b) => a - b), slides };
}

function boardOf(
  size: Size,
  grid: Uint8Array,
  holes: ReadonlySet<number>,
  { pinned, slides }: Slip,
  beans: number,
): Board {
  const lines = Array.from({ length: size }, (_, i) => i);
  const rows = lines.map((row) => {
    const digits = lines.map((cell) => {
      const at = row * size + ((cell + slides[row]!) % size);
      return holes.has(at) ? '.' : String(grid[at]);
    });
    return digits.join('');
  });
  return { size, box: BOX[size], rows, pinned, beans };
}
