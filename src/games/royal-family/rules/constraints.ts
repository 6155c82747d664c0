/**
 * Clues as constraints: for each clue, all ways to place the names it depends on so that it holds.
 * Solver, logic and rules use only constraints, so that they need not know the kinds of clue.
 */

import type { Scene } from './clues/kind.ts';
import { holds, scopeOf } from './clues/kinds.ts';
import type { Vocabulary } from './clues/vocabulary.ts';
import { type Tree, treeOf } from './tree.ts';
import type { Board, Clue } from './types.ts';

/**
 * The most names that a clue may concern: players could not follow a clue about more names, and
 * there would be too many ways to place these names for a list.
 */
export const MOST_NAMES = 3;

export interface Constraint {
  /** The names that decide whether the clue holds. */
  readonly names: readonly number[];
  /**
   * All ways to place these names so that the clue holds. Each way lists, in the order of `names`,
   * a plate of the right sex for each name, and no plate twice.
   */
  readonly ways: readonly (readonly number[])[];
}

/** An interpretation of clues; the rules use one, and a test tries others. */
export interface Reading {
  readonly tree: Tree;
  readonly holds: (clue: Clue, scene: Omit<Scene, 'holds'>) => boolean;
}

/** @param within for each name, the plates to try, as bits; by default all. */
export function constraintOf(
  board: Vocabulary,
  clue: Clue,
  { tree, holds: isTrue }: Reading = { tree: treeOf(board), holds },
  within?: ArrayLike<number>,
): Constraint {
  const names = scopeOf(clue, board);
  const places = new Map<string, number>();
  for (const [plate, { title }] of board.plates.entries()) if (title) places.set(title, plate);
  const scene = {
    tree,
    at: (term: string) => places.get(term) ?? -1,
    namesakes: (name: string) =>
      board.names.flatMap((other) =>
        other.name !== name && other.name.charAt(0) === name.charAt(0) ? [other.name] : [],
      ),
  };
  const ways: number[][] = [];
  const way: number[] = [];
  function place(next: number): void {
    const one = board.names[names[next] ?? -1];
    if (!one) {
      if (isTrue(clue, scene)) ways.push([...way]);
      return;
    }
    const tried = within?.[names[next]!] ?? -1;
    for (let plate = 0; plate < tree.size; plate++) {
      if ((tried & (1 << plate)) === 0) continue;
      if (tree.sexes[plate] !== one.sex || way.includes(plate)) continue;
      places.set(one.name, plate);
      way.push(plate);
      place(next + 1);
      way.pop();
    }
  }
  place(0);
  return { names, ways };
}

const known = new WeakMap<Board, readonly Constraint[]>();

/** The constraint of each clue, cached by board. */
export function constraintsOf(board: Board): readonly Constraint[] {
  let constraints = known.get(board);
  if (!constraints) {
    constraints = board.clues.map((clue) => constraintOf(board, clue));
    known.set(board, constraints);
  }
  return constraints;
}
