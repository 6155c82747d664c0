/**
 * Makes the puzzle of a day: a family, and clues with exactly one solution. Every clue is needed,
 * and the solver's named techniques solve the puzzle.
 *
 * The generator draws clues (cluing.ts) and takes the board nearest to the day's wishes. It counts
 * attempts, never time, so that a seed gives the same puzzle on every machine.
 */

import { makeRng, type Rng } from '../../../lib/rng.ts';
import type { OnProgress } from '../../contract/engine.ts';
import type { Puzzle } from '../../contract/game.ts';
import { climbOf } from '../../shared/climb.ts';
import { LANDS, MEN, RANKS, WOMEN } from '../data/names.ts';
import { BEANS_BY_WEEKDAY } from '../plan.ts';
import { layoutOf, WIDEST_TREE } from '../rules/layout.ts';
import type { Board, Name, Plate } from '../rules/types.ts';
import { type CluePlan, drawClues, isNeeded, type Unclued, withoutSpare } from './cluing.ts';
import { wayThrough } from './hints.ts';
import { Proposals, type Recipe } from './proposals.ts';
import { growShape, MOST_OFF_BALANCE, type Wish } from './shapes.ts';
import type { Solution } from './solver.ts';

/**
 * Version of the generator, a part of its seed. Increment it whenever a release's seed would give
 * other puzzles.
 */
const VERSION = 4;

interface Plan extends Wish, CluePlan {
  /** Number of boards with these beans of which the nearest to a day's wishes is taken. */
  readonly choice: number;
}

/** A plan with the names that the family may have. */
interface Task extends Plan {
  readonly women: readonly string[];
  readonly men: readonly string[];
}

/** The frequency of each kind of clue in easy puzzles: plain clues. */
const PLAIN: Recipe = {
  ...{
    relation: 10,
    has: 3,
    count: 4,
    'same-parents': 2,
    'married-in': 2,
    titled: 1.5,
    initial: 1.5,
  },
  ...{ older: 2, eldest: 2.5, 'next-child': 1.5, 'spouse-age': 1.5, generation: 1, weddings: 1 },
  ...{ among: 1, 'in-line': 0.7, place: 0.5, holder: 0.5, neither: 1, not: 2 },
};
/** The frequency of each kind of clue in hard puzzles: subtle clues. */
const SUBTLE: Recipe = {
  ...{ relation: 8, has: 3, count: 3, more: 2, 'same-parents': 1, descent: 2, 'married-in': 0.7 },
  ...{ titled: 1, initial: 2.5, older: 2, 'years-older': 2, 'born-after': 0.7, eldest: 1.5 },
  ...{ 'only-child': 0.7, 'next-child': 1, generation: 1.5, above: 1.5, 'spouse-age': 1.5 },
  ...{ weddings: 0.7, among: 1, 'in-line': 0.5, ahead: 2, follows: 1.5, holder: 0.7, place: 0.7 },
  ...{ neither: 2, either: 4, not: 4 },
};

/** The frequency of each kind of clue in the hardest puzzles: more compound clues. */
const WILY: Recipe = { ...SUBTLE, relation: 6, more: 3, initial: 3, neither: 3, either: 6, not: 5 };

/** The families and clues planned for each weekday's puzzle, Monday to Sunday. */
const SHAPES: readonly Omit<Plan, 'beans' | 'isOpen'>[] = [
  { people: 8, generations: 3, remarriages: 0, recipe: PLAIN, choice: 40 },
  { people: 9, generations: 3, remarriages: 0, recipe: PLAIN, choice: 40 },
  { people: 10, generations: 3, remarriages: 0, recipe: PLAIN, choice: 40 },
  { people: 11, generations: 4, remarriages: 0, recipe: SUBTLE, choice: 50 },
  { people: 12, generations: 4, remarriages: 0, recipe: SUBTLE, choice: 40 },
  { people: 14, generations: 4, remarriages: 1, recipe: SUBTLE, choice: 8 },
  { people: 16, generations: 4, remarriages: 1, recipe: WILY, choice: 8 },
];
const PLANS: readonly Plan[] = SHAPES.map((shape, day) => ({
  ...shape,
  beans: BEANS_BY_WEEKDAY[day]!,
  // Two days of three, so that the hardest step is rarely of yesterday's kind.
  isOpen: day % 3 > 0,
}));

/**
 * After this many random families in all, the generator throws an error; no puzzle is known to have
 * needed nearly as many.
 */
const MAX_FAMILIES = 100_000;
/** Number of boards that are tried for one family: to find its true statements takes as long as a board. */
const BOARDS_OF_A_FAMILY = 6;
/** The fit (`fitOf`) of a crescendo with a hardest step of the wished kind. */
const BEST_FIT = 5;
/** Number of orders in which spare clues are removed from those that were drawn. */
const ORDERS = 5;
/** Kinds of clues that lead in turn, each for a week: days of one weekday differ. */
const LEADS = [
  ...['has', 'count', 'same-parents', 'older', 'next-child', 'generation'],
  ...['spouse-age', 'not', 'neither'],
];
/** How often the leading kind is proposed; the others, see the recipes. */
const LEAD = 10;
/** How many people more or fewer than its weekday's plan a family has. */
const OFF = [-1, 0, 0, 1];

/**
 * Generates the puzzle for an id.
 * @param weekday 0 (Monday) to 6 (Sunday).
 */
export function generate(id: string, weekday: number, onProgress?: OnProgress): Puzzle<Board> {
  const rng = makeRng(`royal-family/${VERSION}/${id}`);
  const plan = PLANS[weekday] ?? PLANS[0]!;
  const week = Math.floor(((Number(id) || 0) + 7 - weekday) / 7);
  const task = {
    ...plan,
    people: plan.people + OFF[rng.below(OFF.length)]!,
    women: namesOn(week, weekday, WOMEN),
    men: namesOn(week, weekday, MEN),
    recipe: { ...plan.recipe, [LEADS[week % LEADS.length]!]: LEAD },
  };
  return { id, boards: [generateBoard(task, rng, onProgress)] };
}

/** The most people of one sex in a family: shapes.ts keeps the sexes in balance. */
const mostOf = (people: number) => Math.floor((people + 1 + MOST_OFF_BALANCE) / 2);

/**
 * The names of one sex for a day. Each day takes the next ones from a fixed order, so that none comes
 * again within seven days.
 */
function namesOn(week: number, weekday: number, names: readonly string[]): readonly string[] {
  const order = makeRng('royal-family/names').shuffled(names);
  const needs = SHAPES.map(({ people }) => mostOf(people));
  const sum = (some: readonly number[]) => some.reduce((a, b) => a + b, 0);
  const start = week * sum(needs) + sum(needs.slice(0, weekday));
  return Array.from({ length: needs[weekday] ?? 0 }, (_, i) => order[(start + i) % order.length]!);
}

/**
 * Makes a board with this many beans (difficulty, 1 to 5), by the plan of a weekday with as many, or
 * of the weekday with the nearest number.
 */
export function proposeBoard(beans: number, rng: Rng): Board {
  const off = Math.min(...PLANS.map((plan) => Math.abs(plan.beans - beans)));
  const plans = PLANS.filter((plan) => Math.abs(plan.beans - beans) === off);
  const plan = rng.shuffled(plans)[0]!;
  return generateBoard({ ...plan, women: WOMEN, men: MEN }, rng);
}

function generateBoard(plan: Task, rng: Rng, onProgress?: OnProgress): Board {
  let done = 0;
  let best: Board | null = null;
  let nearest = -1;
  let seen = 0;
  for (let families = 0; families < MAX_FAMILIES; families++) {
    const family = randomFamily(plan, rng);
    // Most random families miss the planned shape.
    if (!family) continue;
    const proposals = new Proposals(family.board, family.solution, rng);
    for (let i = 0; i < BOARDS_OF_A_FAMILY; i++) {
      onProgress?.({ done: done++, of: null });
      const drawn = drawClues(family.board, proposals, plan, rng);
      for (let order = 0; drawn && order < ORDERS; order++) {
        const clues = withoutSpare(family.board, drawn, plan, rng);
        if (!clues) continue;
        const board = { ...family.board, clues: clues.map(({ clue }) => clue), beans: plan.beans };
        const fit = fitOf(board, plan);
        if (fit > nearest && isNeeded(family.board, clues)) [best, nearest] = [board, fit];
        if (best && (nearest === BEST_FIT || ++seen >= plan.choice)) return best;
      }
    }
  }
  throw new Error(`No family with ${plan.beans} beans was found.`);
}

/** How many of a day's wishes a board fulfils, as its hints tell. */
function fitOf(board: Board, { isOpen }: Plan): number {
  const way = wayThrough(board);
  const hardest = way.reduce((a, b) => (b.rating > a.rating ? b : a));
  const climb = climbOf(way.map(({ rating }) => rating));
  const fit = climb === 'crescendo' ? 3 : climb === 'avalanche' ? 0 : 1;
  return fit + ((hardest.technique === 'open clue') === isOpen ? 2 : 0);
}

/** A family with its solution. */
interface Known {
  readonly board: Unclued;
  readonly solution: Solution;
}

/**
 * Makes a random family with titles and its solution; null when its shape is not the wished one or
 * its tree is too wide.
 */
function randomFamily(wish: Task, rng: Rng): Known | null {
  const shape = growShape(wish, rng);
  if (!shape) return null;
  const { people, marriages, founder } = shape;
  const [house, ...lands] = rng.shuffled(LANDS) as [string, ...string[]];
  const titled = new Set(
    rng.shuffled([...people.keys()]).slice(0, Math.round(people.length * 0.4)),
  );
  const plates = people.map((person, i): Plate => {
    const sex = person.sex === 'm' ? 0 : 1;
    const rank = rng.shuffled(RANKS)[0]!;
    const land = lands[i]!;
    const title =
      i === founder
        ? `${['King', 'Queen'][sex]} of ${house}`
        : titled.has(i)
          ? `${rank[sex]} of ${land}`
          : '';
    return { ...person, title };
  });
  const left = { f: rng.shuffled(wish.women), m: rng.shuffled(wish.men) };
  const called = plates.map(({ sex }, plate) => ({ name: left[sex].pop()!, sex, plate }));
  called.sort((a, b) => (a.name < b.name ? -1 : 1));
  const names = called.map(({ name, sex }): Name => ({ name, sex }));
  const solution = called.map(({ plate }) => plate);
  const board = { house, plates, marriages, monarch: founder, names };
  return layoutOf(board).width > WIDEST_TREE ? null : { board, solution };
}
