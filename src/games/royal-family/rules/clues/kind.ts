/**
 * What a kind of clue is made of. From one entry come reading it from JSON, printing it, judging
 * it, ruling out candidates by it (constraints.ts asks `holds` about every way to place the names
 * it speaks of) and proposing clues of it (generator: every combination of `params` that makes
 * sense).
 */

import type { Tree } from '../tree.ts';
import type { Clue } from '../types.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Words } from './words.ts';

/** One value of a clue: a name, a relation, a number. */
export interface Param {
  /** The value, fresh, or null for anything else. Never throws. */
  read(json: unknown, board: Vocabulary): string | number | Clue | null;
  /** What the generator may put there. */
  values(board: Vocabulary): readonly (string | number)[];
  /** The people that a value speaks of: names and titles. */
  terms(value: string | number | Clue): readonly string[];
}

/** Names on plates, as a clue sees them. */
export interface Scene {
  readonly tree: Tree;
  /** The plate of a name or title. */
  at(term: string): number;
  /** Names that begin with the same letter, without the name itself. */
  namesakes(name: string): readonly string[];
  /** Whether another clue, a part of this one, holds. */
  holds(clue: Clue): boolean;
}

/** Values of a clue by parameter; its own kind knows which are texts and which are numbers. */
// biome-ignore lint/suspicious/noExplicitAny: each kind knows its own parameters
export type Values = any;

export interface Kind {
  readonly params: Readonly<Record<string, Param>>;
  /** What it says after its subject (`who`), positive or negative: "has no sister". */
  predicate(clue: Values, words: Words, not: boolean): string;
  /** The whole sentence without its full stop, for kinds that are no subject and predicate. */
  sentence?(clue: Values, words: Words): string;
  holds(clue: Values, scene: Scene): boolean;
  /** Names that it depends on without naming them. */
  reach?(clue: Values, board: Vocabulary): readonly string[];
  /**
   * What it takes for granted, said or denied: "her husband" is of one who has a husband, and just
   * one. Where it is not so, neither the clue nor its denial is true.
   */
  presumes?(clue: Values, scene: Scene): boolean;
  /** It says who someone is: its two terms may be one person. In all other clues they are two. */
  readonly identifies?: boolean;
  /** Whether it is a sentence, true or not: no man is a mother. Others are not read. */
  reads?(clue: Values, board: Vocabulary): boolean;
  /** Whether a puzzle's editor would say what reads well; all of that if left out. */
  makesSense?(clue: Values, board: Vocabulary): boolean;
  /** Whether the generator may say that it is not so. */
  readonly deniable?: boolean;
}
