/**
 * Generates a puzzle from its number. A menu of five weeks runs from small boards to large ones.
 * Each board gets a pattern, numbers and clues (pattern.ts, filling.ts, cluing.ts); the richest of
 * several boards is used.
 */

import { turnOf } from '../../../daily/menu.ts';
import { makeRng, type Rng } from '../../../lib/rng.ts';
import type { OnProgress } from '../../contract/engine.ts';
import type { Puzzle } from '../../contract/game.ts';
import { gridOf } from '../rules/grid.ts';
import type { Hand } from '../rules/kinds.ts';
import { entriesIn, halvesOf } from '../rules/meaning.ts';
import { type Lister, makeLister } from '../rules/problem.ts';
import type { Board } from '../rules/types.ts';
import { findClues, withoutSpare } from './cluing.ts';
import { fill } from './filling.ts';
import { MENU, type Week } from './menu.ts';
import { named } from './named.ts';
import { flavour, type Task, taskOf } from './offers.ts';
import { makePattern } from './pattern.ts';

/**
 * The generator's version, part of the seed. Increment it with every change that affects the
 * generated puzzles.
 */
const VERSION = 2;

/** The most patterns that are tried and filled for a board; the boards in the packs took four. */
const MAX_ATTEMPTS = 500;

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

interface Made {
  readonly board: Board;
  readonly task: Task;
}

function makeBoard(week: Week, names: Hand['named'], list: Lister, rng: Rng): Made {
  const { size, beans, reach, links } = week;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const rows = makePattern(size, rng);
    const grid = gridOf(rows);
    const digits = fill(grid, names, list, rng);
    if (!digits) continue;
    const task = taskOf({ rows, grid, digits, reach, named: names, list, rng });
    const clues = findClues(task, links);
    if (clues) return { board: { rows, clues, beans }, task };
  }
  throw new Error(`No board of ${size} × ${size} cells was found.`);
}

/**
 * The richest of a few boards; equal seeds make equal boards.
 * @param names numbers that a clue can name without an entry: of the calendar, and the puzzle's own.
 */
export function bestBoard(
  week: Week,
  seed: string,
  names = named(),
  onProgress?: OnProgress,
): Board {
  const rng = makeRng(seed);
  const list = makeLister();
  const made = Array.from({ length: week.boards }, (_, done) => {
    onProgress?.({ done, of: week.boards });
    return makeBoard(week, names, list, rng);
  });
  const { board, task } = made.reduce((a, b) => (richness(b.board) > richness(a.board) ? b : a));
  // Only the board that is used: to look for spare clues takes longer than to make a board.
  return { ...board, clues: withoutSpare(task, board.clues) };
}

/** @param id the week's number; it alone determines the puzzle. */
export function generate(id: string, _weekday?: number, onProgress?: OnProgress): Puzzle<Board> {
  const board = bestBoard(weekOf(id), `crossnumber ${VERSION} ${id}`, named(id), onProgress);
  return { id, boards: [board] };
}
