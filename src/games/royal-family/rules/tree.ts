/**
 * The family tree as drawn, known before any name is placed: relations, years of birth, titles and
 * the line of succession. Clues are statements about it.
 */
import { type Family, kinshipOf, type Sex } from './kinship.ts';
import { lineOfSuccession } from './succession.ts';
import type { Board } from './types.ts';

/** The part of a board that is drawn as a tree. */
export type Drawn = Pick<Board, 'plates' | 'marriages' | 'monarch'>;

export interface Tree {
  readonly size: number;
  readonly sexes: readonly Sex[];
  readonly born: readonly number[];
  readonly titles: readonly string[];
  readonly parents: readonly (readonly number[])[];
  /** Each plate's children, the eldest first. */
  readonly children: readonly (readonly number[])[];
  readonly spouses: readonly (readonly number[])[];
  /** Each plate's row in the tree, from 0 at the top; husband and wife share a row. */
  readonly generations: readonly number[];
  readonly monarch: number;
  /** The plates in line to the throne, the heir first. */
  readonly line: readonly number[];
  /**
   * Every kinship term r for which "the person of plate a is the r of the person of plate b" holds.
   */
  relations(a: number, b: number): readonly string[];
}

/** Converts the tree to a family for the kinship terms of kinship.ts, with plates as ids. */
export function familyOf({ plates, marriages }: Drawn): Family {
  return {
    people: plates.map(({ sex }, id) => ({ id, sex })),
    parents: plates.flatMap(({ parents }, child) =>
      parents.map((parent): readonly [number, number] => [child, parent]),
    ),
    marriages,
  };
}

/**
 * The row of each plate: a person with parents is a row below them, partners are in the same row.
 */
function generationsOf({ plates, marriages }: Drawn): number[] {
  const rows = plates.map(() => 0);
  // As many rounds as there are plates are always enough. The limit ends the loop even where an
  // invalid tree has people who descend from themselves.
  for (let round = 0; round < plates.length; round++) {
    for (const [plate, { parents }] of plates.entries()) {
      for (const parent of parents) {
        rows[plate] = Math.max(rows[plate]!, Math.min(rows[parent]! + 1, plates.length));
      }
    }
    for (const [a, b] of marriages) rows[a] = rows[b] = Math.max(rows[a]!, rows[b]!);
  }
  return rows;
}

const known = new WeakMap<object, Tree>();

/** The `Tree` of a board, cached by board. */
export function treeOf(drawn: Drawn): Tree {
  const before = known.get(drawn);
  if (before) return before;
  const { plates, marriages } = drawn;
  const related = kinshipOf(familyOf(drawn));
  const table = plates.map((_, a) => plates.map((__, b) => related(a, b)));
  const tree: Tree = {
    size: plates.length,
    sexes: plates.map(({ sex }) => sex),
    born: plates.map(({ born }) => born),
    titles: plates.map(({ title }) => title),
    parents: plates.map(({ parents }) => parents),
    children: plates.map((_, parent) =>
      [...plates.keys()]
        .filter((child) => plates[child]!.parents.includes(parent))
        .sort((a, b) => plates[a]!.born - plates[b]!.born),
    ),
    spouses: plates.map((_, plate) =>
      marriages.flatMap(([a, b]) => (a === plate ? [b] : b === plate ? [a] : [])),
    ),
    generations: generationsOf(drawn),
    monarch: drawn.monarch,
    line: lineOfSuccession(drawn),
    relations: (a, b) => table[a]?.[b] ?? [],
  };
  known.set(drawn, tree);
  return tree;
}
