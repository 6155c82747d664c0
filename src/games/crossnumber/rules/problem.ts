/**
 * A board prepared for elimination: for each entry the numbers that its own clue allows, and the
 * *links*, which are clues that involve two or more entries.
 */

import { type Grid, gridOf } from './grid.ts';
import type { Test } from './kinds.ts';
import { entriesIn, numberGiven, rangeOf, saidBy, testsOf } from './meaning.ts';
import type { Board, Node } from './types.ts';

export interface Link {
  /** The index of the entry whose clue this is. */
  readonly entry: number;
  readonly clue: Node;
  /** The other entries that the clue mentions. */
  readonly others: readonly number[];
  /** Makes the clue's test, for the other entries' numbers that are in `Problem.values` then. */
  readonly test: () => Test;
  /** Computes the entry's number from `Problem.values` if the clue gives it directly; else null. */
  readonly given: (() => number) | null;
}

export interface Problem {
  readonly grid: Grid;
  /**
   * By entry: the numbers that fit those parts of its clue that mention no other entry; null if
   * there are no such parts.
   */
  readonly own: readonly (Int32Array | null)[];
  readonly links: readonly Link[];
  /** By entry: the number that the links' tests read; it is set before each test. */
  readonly values: number[];
}

/** The numbers of a length that fit a clue, ascending. The clue must mention no other entry. */
export type Lister = (length: number, clue: Node) => Int32Array;

/** Makes a lister that caches its lists. */
export function makeLister(): Lister {
  const known = new Map<string, Int32Array>();
  return (length, clue) => {
    const key = `${length}${JSON.stringify(clue)}`;
    let list = known.get(key);
    if (!list) {
      list = Int32Array.from(rangeOf(clue)(10 ** (length - 1), 10 ** length - 1));
      known.set(key, list);
    }
    return list;
  };
}

/** The numbers that two ascending lists have in common. */
export function common(a: Int32Array, b: Int32Array): Int32Array {
  let at = 0;
  return a.filter((value) => {
    while (b[at]! < value) at++;
    return b[at] === value;
  });
}

export function linkOf(grid: Grid, values: readonly number[], entry: number, clue: Node): Link {
  const look = (id: string) => values[grid.indexOf.get(id)!]!;
  return {
    entry,
    clue,
    others: entriesIn(clue).map((id) => grid.indexOf.get(id)!),
    test: testsOf(clue, look),
    given: numberGiven(clue, look),
  };
}

export function problemOf({ rows, clues }: Board, list: Lister = makeLister()): Problem {
  const grid = gridOf(rows);
  const values = grid.entries.map(() => 0);
  const links: Link[] = [];
  const own = grid.entries.map(({ id, cells }, entry) => {
    if (!Object.hasOwn(clues, id)) return null;
    let fits: Int32Array | null = null;
    for (const clue of saidBy(clues[id]!)) {
      if (entriesIn(clue).length > 0) {
        links.push(linkOf(grid, values, entry, clue));
      } else {
        const listed = list(cells.length, clue);
        fits = fits ? common(fits, listed) : listed;
      }
    }
    return fits;
  });
  return { grid, own, links, values };
}
