/**
 * Generates a puzzle from its number. A menu of five weeks runs from small boards to large ones.
 * Each board gets a pattern, numbers and clues (pattern.ts, filling.ts, cluing.ts); of several boards,
 * the one is used that is rich and fits the week's wish, so that weeks differ.
 */

import { turnOf } from '../../../daily/menu.ts';
import { makeRng, type Rng } from '../../../lib/rng.ts';
import type { OnProgress } from '../../contract/engine.ts';
import type { Puzzle } from '../../contract/game.ts';
import { type Climb, climbOf } from '../../shared/climb.ts';
import { gridOf } from '../rules/grid.ts';
import type { Hand } from '../rules/kinds.ts';
import { entriesIn, halvesOf } from '../rules/meaning.ts';
import { type Lister, makeLister, problemOf } from '../rules/problem.ts';
import type { Board } from '../rules/types.ts';
import { findClues, withoutSpare } from './cluing.ts';
import { courseOf } from './course.ts';
import { onlyDigit } from './elimination.ts';
import { fill } from './filling.ts';
import { MENU, type Week } from './menu.ts';
import { named } from './named.ts';
import { flavour, type Task, taskOf } from './offers.ts';
import { makePattern, PARTS } from './pattern.ts';
import { type Sort, sortOf } from './techniques.ts';

/**
 * The generator's version, part of the seed. Increment it with every change that affects
 * puzzles that a release can generate.
 */
const VERSION = 4;

/** The most grids that are filled for a puzzle. */
const MAX_GRIDS = 500;
/** How many sets of clues are looked for with the numbers of one grid. */
const CLUINGS = 2;
/** The least share of linked entries in weeks whose hardest step needs none; twice that is the most. */
const FEW_LINKS = 0.15;
/** The share of the kinds of clue that a week does without, so that weeks have different ones. */
const OUT = 0.45;
/** Kinds that every week may have: they fit so few numbers that players would hardly see them. */
const RARE = /^puzzle|-with$|^(contains|only)$/;

/** The menu's week for a puzzle number. */
export const weekOf = (id: string): Week => MENU[turnOf(id, MENU.length)]!;

/** Rates a board: many clues of many kinds, and few double ones. */
export function richness({ rows, clues }: Board): number {
  const { entries } = gridOf(rows);
  const all = Object.values(clues);
  const flavours = new Map<string, number>();
  for (const clue of all.flatMap(halvesOf)) {
    flavours.set(flavour(clue), (flavours.get(flavour(clue)) ?? 0) + 1);
  }
  const double = all.filter((clue) => clue[0] === 'and').length;
  const linked = all.filter((clue) => entriesIn(clue).length > 0).length;
  return (
    (all.length + flavours.size + 0.5 * linked - 0.6 * double - Math.max(...flavours.values())) /
    entries.length
  );
}

/** The wishes for a board beyond its size. */
interface Wish {
  /** The sort of clue on which the hardest step turns. */
  readonly hardest: Sort;
  readonly climb: Climb;
  /** The part of all patterns. */
  readonly part: number;
  /** The share of entries, 0 to 1, whose clues should refer to other entries. */
  readonly links: number;
  readonly isIn: (kind: string) => boolean;
}

/** From week to week, a clue that mentions other entries and one that mentions none take turns. */
const HARDEST: readonly Sort[] = ['tied', 'own', 'overGrid', 'own'];
/** Avalanches are never asked for; they come by themselves. */
const CLIMBS: readonly Climb[] = ['crescendo', 'two walls', 'plateau'];

/** How well a board fits a wish and how rich it is; null if hints would have to try digits. */
function fitOf(board: Board, { grid, list }: Task, wish: Wish): number | null {
  const { way, end } = courseOf(problemOf(board, list));
  if (grid.cells.some((cell) => onlyDigit(end.masks[cell]!) === null)) return null;
  const sort = sortOf(way.reduce((a, b) => (b.rating > a.rating ? b : a)).hardest);
  const climb = climbOf(way.map(({ rating }) => rating));
  const isNear = sort !== 'own' && wish.hardest !== 'own';
  return (
    richness(board) +
    (sort === wish.hardest ? 1 : isNear ? 0.5 : 0) +
    (climb === wish.climb || climb === 'crescendo' ? 0.3 : climb === 'avalanche' ? -0.3 : 0)
  );
}

interface Made {
  readonly board: Board;
  readonly task: Task;
  readonly fit: number;
}

/** Boards of one grid: the same numbers with other clues. Empty if its numbers get none. */
function boardsOf(week: Week, wish: Wish, named: Hand['named'], list: Lister, rng: Rng): Made[] {
  const rows = makePattern(week.size, wish.part, rng);
  const grid = gridOf(rows);
  const digits = fill(grid, named, list, rng);
  if (!digits) return [];
  const task = taskOf({ ...week, ...wish, rows, grid, digits, named, list, rng });
  return Array.from({ length: CLUINGS }, () => findClues(task)).flatMap((clues) => {
    const board = clues && { rows, clues, beans: week.beans };
    const fit = board && fitOf(board, task, wish);
    return fit ? [{ board, task, fit }] : [];
  });
}

/**
 * The best of some boards; equal seeds make equal boards.
 * @param id the puzzle's number; without it, clues name only the calendar's numbers.
 */
export function bestBoard(week: Week, seed: string, id?: string, onProgress?: OnProgress): Board {
  const rng = makeRng(seed);
  const list = makeLister();
  const weeks = MENU.length * PARTS;
  const turn = id ? turnOf(id, weeks) : rng.below(weeks);
  const hardest = HARDEST[turn % HARDEST.length]!;
  const wish: Wish = {
    hardest,
    climb: rng.shuffled(CLIMBS)[0]!,
    part: Math.floor(turn / MENU.length),
    links: hardest === 'own' ? FEW_LINKS * (1 + rng.next()) : week.links * (0.5 + 0.7 * rng.next()),
    // A week without squares has no "three more than a square" either.
    isIn: (kind) =>
      RARE.test(kind) || kind.split(' ').every((word) => makeRng(`${seed} ${word}`).next() >= OUT),
  };
  const made: Made[] = [];
  for (let grids = 0; made.length < week.boards; grids++) {
    if (grids === MAX_GRIDS) throw new Error(`No board of ${week.size} × ${week.size} was found.`);
    onProgress?.({ done: grids, of: null });
    made.push(...boardsOf(week, wish, named(id), list, rng));
  }
  const { board, task } = made.reduce((a, b) => (b.fit > a.fit ? b : a));
  // Only the board that is used: to look for spare clues takes longer than to make a board.
  const repaired = { ...board, clues: withoutSpare(task, board.clues) };
  return fitOf(repaired, task, wish) ? repaired : board;
}

/** @param id the week's number; it alone determines the puzzle. */
export function generate(id: string, _weekday?: number, onProgress?: OnProgress): Puzzle<Board> {
  const board = bestBoard(weekOf(id), `crossnumber ${VERSION} ${id}`, id, onProgress);
  return { id, boards: [board] };
}
