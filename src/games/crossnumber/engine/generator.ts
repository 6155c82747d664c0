/**
 * Generates a puzzle from its number. A menu of five weeks runs from small boards to large ones.
 * Each board gets a pattern, numbers and clues (pattern.ts, filling.ts, cluing.ts); the richest of
 * several boards is used.
 */

import { makeRng, type Rng } from '../../../lib/rng.ts';
import type { OnProgress } from '../../contract/engine.ts';
import type { Puzzle } from '../../contract/game.ts';
import { gridOf } from '../rules/grid.ts';
import { entriesIn, saidBy } from '../rules/meaning.ts';
import { type Lister, makeLister } from '../rules/problem.ts';
import type { Board } from '../rules/types.ts';
import { findClues, flavour } from './cluing.ts';
import { fill } from './filling.ts';
import { MENU, type Week } from './menu.ts';
import { makePattern } from './pattern.ts';

/** Number of boards made; the best is used. */
const BOARDS = 4;

/** The most patterns that are tried and filled for a board; the boards in the packs took four. */
const MAX_ATTEMPTS = 500;

/** The menu's week for a puzzle number. */
export function weekOf(id: string): Week {
  const number = Number.parseInt(id, 10);
  return MENU[Number.isInteger(number) ? Math.abs(number - 1) % MENU.length : 0]!;
}

/** Rates a board: many clues of many kinds, and few double ones. */
export function richness({ rows, clues }: Board): number {
  const { entries } = gridOf(rows);
  const all = Object.values(clues);
  const flavours = new Map<string, number>();
  for (const clue of all.flatMap(saidBy)) {
    flavours.set(flavour(clue), (flavours.get(flavour(clue)) ?? 0) + 1);
  }
  const double = all.filter((clue) => clue[0] === 'and').length;
  const linked = all.filter((clue) => entriesIn(clue).length > 0).length;
  return (
    (all.length + flavours.size + 0.5 * linked - 0.6 * double - Math.max(...flavours.values())) /
    entries.length
  );
}

function makeBoard({ size, beans, reach, links }: Week, list: Lister, rng: Rng): Board {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const rows = makePattern(size, rng);
    const grid = gridOf(rows);
    const digits = fill(grid, list, rng);
    const clues = digits && findClues({ rows, grid, digits, reach, list, rng }, links);
    if (clues) return { rows, clues, beans };
  }
  throw new Error(`No board of ${size} × ${size} cells was found.`);
}

/** The richest of a few boards; equal seeds make equal boards. */
export function bestBoard(week: Week, seed: string, onProgress?: OnProgress): Board {
  const rng = makeRng(seed);
  const list = makeLister();
  const boards = Array.from({ length: BOARDS }, (_, done) => {
    onProgress?.({ done, of: BOARDS });
    return makeBoard(week, list, rng);
  });
  return boards.reduce((a, b) => (richness(b) > richness(a) ? b : a));
}

/** @param id the week's number; it alone determines the puzzle. */
export function generate(id: string, _weekday?: number, onProgress?: OnProgress): Puzzle<Board> {
  return { id, boards: [bestBoard(weekOf(id), `crossnumber ${id}`, onProgress)] };
}
