/**
 * Makes the puzzle of a day: a family, and clues with exactly one solution. Every clue is needed,
 * and the solver's named techniques solve the puzzle.
 *
 * The generator draws random clues and keeps those that rule something out, then removes those that
 * the others make redundant. It counts attempts, never time, so that a seed gives the same puzzle
 * on every machine.
 */

import { makeRng, type Rng } from '../../../lib/rng.ts';
import type { OnProgress } from '../../contract/engine.ts';
import type { Puzzle } from '../../contract/game.ts';
import { LANDS, MEN, RANKS, WOMEN } from '../data/names.ts';
import { BEANS_BY_WEEKDAY } from '../plan.ts';
import { termsOf } from '../rules/clues/kinds.ts';
import { type Constraint, constraintOf, MOST_NAMES } from '../rules/constraints.ts';
import { layoutOf, WIDEST_TREE } from '../rules/layout.ts';
import type { Board, Clue, Name, Plate } from '../rules/types.ts';
import { candidatesOf } from './candidates.ts';
import { beansFor, effortOf } from './effort.ts';
import { Elimination } from './logic.ts';
import { Proposals, type Recipe } from './proposals.ts';
import { growShape, MOST_OFF_BALANCE, type Wish } from './shapes.ts';
import { countWays, type Solution } from './solver.ts';

/**
 * Version of the generator, a part of its seed. Increment it whenever the same seed would give
 * other puzzles.
 */
const VERSION = 4;

interface Plan extends Wish {
  readonly beans: number;
  readonly recipe: Recipe;
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
const SHAPES: readonly Omit<Plan, 'beans'>[] = [
  { people: 8, generations: 3, remarriages: 0, recipe: PLAIN },
  { people: 9, generations: 3, remarriages: 0, recipe: PLAIN },
  { people: 10, generations: 3, remarriages: 0, recipe: PLAIN },
  { people: 11, generations: 4, remarriages: 0, recipe: SUBTLE },
  { people: 12, generations: 4, remarriages: 0, recipe: SUBTLE },
  { people: 14, generations: 4, remarriages: 1, recipe: SUBTLE },
  { people: 16, generations: 4, remarriages: 1, recipe: WILY },
];
const PLANS: readonly Plan[] = SHAPES.map((shape, day) => ({
  ...shape,
  beans: BEANS_BY_WEEKDAY[day]!,
}));

/**
 * After this many random families in all, the generator throws an error; no puzzle is known to have
 * needed nearly as many.
 */
const MAX_FAMILIES = 100_000;
/** Number of boards that are tried for one family: to find its true statements takes as long as a board. */
const BOARDS_OF_A_FAMILY = 6;
/** How many people more or fewer than its weekday's plan a family has. */
const OFF = [-1, 0, 0, 1];
/** The fewest kinds of clues of a board of three beans or more. */
const FEWEST_KINDS = 4;
/** Number of clues that the generator draws for one family. */
const DRAWS = 400;

/**
 * Generates the puzzle for an id.
 * @param weekday 0 (Monday) to 6 (Sunday).
 */
export function generate(id: string, weekday: number, onProgress?: OnProgress): Puzzle<Board> {
  const rng = makeRng(`royal-family/${VERSION}/${id}`);
  const plan = PLANS[weekday] ?? PLANS[0]!;
  const task = {
    ...plan,
    people: plan.people + OFF[rng.below(OFF.length)]!,
    women: namesOn(Number(id) || 0, weekday, WOMEN),
    men: namesOn(Number(id) || 0, weekday, MEN),
  };
  return { id, boards: [generateBoard(task, rng, onProgress)] };
}

/** The most people of one sex in a family: shapes.ts keeps the sexes in balance. */
const mostOf = (people: number) => Math.floor((people + 1 + MOST_OFF_BALANCE) / 2);

/**
 * The names of one sex for a day. Each day takes the next ones from a fixed order, so that none comes
 * again within seven days.
 */
function namesOn(day: number, weekday: number, names: readonly string[]): readonly string[] {
  const order = makeRng('royal-family/names').shuffled(names);
  const needs = SHAPES.map(({ people }) => mostOf(people));
  const sum = (some: readonly number[]) => some.reduce((a, b) => a + b, 0);
  const week = Math.floor((day + 7 - weekday) / 7);
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
  for (let families = 0; families < MAX_FAMILIES; families++) {
    const family = randomFamily(plan, rng);
    // Most random families miss the planned shape.
    if (!family) continue;
    const proposals = new Proposals(family.board, family.solution, rng);
    for (let i = 0; i < BOARDS_OF_A_FAMILY; i++) {
      onProgress?.({ done: done++, of: null });
      const board = attemptBoard(family.board, proposals, plan, rng);
      if (board?.beans === plan.beans) return board;
    }
  }
  throw new Error(`No family with ${plan.beans} beans was found.`);
}

/** A family with its solution. */
interface Known {
  readonly board: Unclued;
  readonly solution: Solution;
}

function attemptBoard(board: Unclued, proposals: Proposals, plan: Plan, rng: Rng): Board | null {
  const drawn = drawClues(board, proposals, plan, rng);
  const clues = drawn && withoutSpare(board, drawn, rng);
  if (!clues) return null;
  const kinds = new Set(clues.map(({ clue }) => clue.kind));
  if (plan.beans >= 3 && kinds.size < FEWEST_KINDS) return null;
  const constraints = clues.map(({ constraint }) => constraint);
  const effort = effortOf(board, constraints);
  if (effort === null) return null;
  return { ...board, clues: clues.map(({ clue }) => clue), beans: beansFor(effort) };
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

interface Drawn {
  readonly clue: Clue;
  readonly constraint: Constraint;
}

type Unclued = Omit<Board, 'clues' | 'beans'>;

/**
 * Draws clues for a family until elimination places everyone; null when `DRAWS` draws do not
 * suffice.
 */
function drawClues(board: Unclued, proposals: Proposals, plan: Plan, rng: Rng): Drawn[] | null {
  const drawn: Drawn[] = [];
  const candidates = candidatesOf(board);
  const uses = new Map<string, number>();
  let anchors = plan.beans <= 2 ? 1 : 0;
  for (let draw = 0; draw < DRAWS; draw++) {
    const clue = proposals.next(plan.recipe);
    if (!clue) continue;
    // Limit how often the clues repeat a person or a kind of clue.
    const kinds = uses.get(clue.kind) ?? 0;
    if (kinds >= (clue.kind === 'relation' ? plan.people / 2 : 2)) continue;
    if (termsOf(clue).some((term) => (uses.get(term) ?? 0) >= 4)) continue;
    const constraint = constraintOf(board, clue);
    const { names, ways } = constraint;
    if (names.length === 0 || names.length > MOST_NAMES) continue;
    const anchor = names.length === 1 && ways.length === 1;
    if (anchor && anchors === 0) continue;
    const elimination = new Elimination(candidates.slice(), [
      ...drawn.map((one) => one.constraint),
      constraint,
    ]);
    elimination.run();
    if (elimination.candidates.every((bits, name) => bits === candidates[name])) {
      // Early on, keep half of the drawn clues about two or more names although they rule out
      // nothing yet.
      if (names.length < 2 || drawn.length > plan.people / 2 || rng.below(2) === 0) continue;
    }
    if (anchor) anchors--;
    candidates.set(elimination.candidates);
    drawn.push({ clue, constraint });
    for (const key of [clue.kind, ...termsOf(clue)]) uses.set(key, (uses.get(key) ?? 0) + 1);
    if (elimination.isSolved) return drawn;
  }
  return null;
}

/**
 * Removes the clues that elimination does not need. Returns null when the puzzle has a single
 * solution even without one of the remaining clues, since such a clue would only make the logic
 * easier.
 */
function withoutSpare(board: Unclued, drawn: readonly Drawn[], rng: Rng): Drawn[] | null {
  let clues = [...drawn];
  const without = (one: Drawn) => clues.filter((other) => other !== one);
  const constraints = (some: readonly Drawn[]) => some.map(({ constraint }) => constraint);
  // Try to remove the most telling clues first, so that players must combine the remaining ones.
  const saying = new Map(drawn.map((one) => [one, weightOf(board, one.constraint)]));
  const order = rng.shuffled(drawn).sort((a, b) => saying.get(b)! - saying.get(a)!);
  for (const one of order) {
    if (effortOf(board, constraints(without(one))) !== null) clues = without(one);
  }
  const needed = clues.every((one) => countWays(board, constraints(without(one)), 2) > 1);
  return needed ? clues : null;
}

/** A clue's information in bits: log2 of all placings of its names over the allowed ones. */
function weightOf(board: Unclued, { names, ways }: Constraint): number {
  const plates = { m: 0, f: 0 };
  for (const { sex } of board.plates) plates[sex]++;
  const all = names.reduce((product, name) => product * plates[board.names[name]!.sex]--, 1);
  return Math.log2(all / ways.length);
}
