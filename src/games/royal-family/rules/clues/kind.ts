/**
 * The definition of a kind of clue. A single `Kind` provides parsing, printing, judging, narrowing
 * of each name's possible plates (constraints.ts asks `holds` about every way to place the clue's
 * names) and proposals (the generator tries every sensible combination of `params`).
 */

import type { Tree } from '../tree.ts';
import type { Clue } from '../types.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Words } from './words.ts';

/** A parameter of a clue: a name, a relation, a number. */
export interface Param {
  /**
   * Reads the parameter's value from JSON: a fresh value, or null for anything invalid. Never
   * throws.
   */
  read(json: unknown, board: Vocabulary): string | number | Clue | null;
  /** The parameter's values that the generator may use. */
  values(board: Vocabulary): readonly (string | number)[];
  /** The names and titles in a value of the parameter. */
  terms(value: string | number | Clue): readonly string[];
}

/** Names placed on the tree's plates, for judging a clue. */
export interface Scene {
  readonly tree: Tree;
  /** The plate of the person with this name or title. */
  at(term: string): number;
  /** The other names with the same initial. */
  namesakes(name: string): readonly string[];
  /** Whether a clue within this one holds. */
  holds(clue: Clue): boolean;
}

/**
 * The values of a clue's parameters, by the parameter's name; the kind of clue knows which values
 * are texts and which are numbers.
 */
// biome-ignore lint/suspicious/noExplicitAny: each kind knows its own parameters
export type Values = any;

export interface Kind {
  readonly params: Readonly<Record<string, Param>>;
  /** The clue's words after its subject (`who`), positive or negative: "has no sister". */
  predicate(clue: Values, words: Words, not: boolean): string;
  /** The clue's whole sentence without its full stop, for kinds without subject and predicate. */
  sentence?(clue: Values, words: Words): string;
  holds(clue: Values, scene: Scene): boolean;
  /** Names that the clue depends on without mentioning them. */
  reach?(clue: Values, board: Vocabulary): readonly string[];
  /**
   * Whether the clue's presupposition holds, whether the clue is said or denied: "her husband"
   * presumes exactly one husband. If it does not hold, neither the clue nor its denial is true.
   */
  presumes?(clue: Values, scene: Scene): boolean;
  /**
   * Whether the clue's two names or titles may mean the same person; in all other kinds of clue
   * they are two people.
   */
  readonly identifies?: boolean;
  /**
   * Whether the clue is meaningful, true or not: no man is a mother. The parser rejects clues
   * without meaning.
   */
  reads?(clue: Values, board: Vocabulary): boolean;
  /** Whether the clue reads well, so that the generator may propose it; missing means always. */
  makesSense?(clue: Values, board: Vocabulary): boolean;
  /** Whether the generator may deny clues of this kind. */
  readonly deniable?: boolean;
}
