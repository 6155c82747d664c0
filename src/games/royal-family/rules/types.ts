/**
 * Royal Family's types. A board equals its JSON, so packs of puzzles need no conversion.
 *
 * A *plate* is a place in the drawn family tree, a *name* is to be put on it; both are indices into
 * the board's lists.
 */
import type { Sex } from './kinship.ts';

export interface Plate {
  readonly sex: Sex;
  /** The plates of the person's parents; none for founders and those who married in. */
  readonly parents: readonly number[];
  /** The year of birth; no two plates share one. */
  readonly born: number;
  /** The person's title, "Duke of Ambry", or empty. No two plates share a title. */
  readonly title: string;
}

export interface Name {
  readonly name: string;
  readonly sex: Sex;
}

/**
 * A clue as an expression tree. clues/kinds.ts alone defines the kinds of clue, their parameters,
 * words and meaning. Clues refer to people by name, or by the title on their plate.
 */
export interface Clue {
  readonly kind: string;
  readonly [param: string]: string | number | Clue;
}

export interface Board {
  /** The family's royal house: "Ambry" for the "House of Ambry". */
  readonly house: string;
  /** The plates in the order of the tree: older generations first, then from left to right. */
  readonly plates: readonly Plate[];
  /** The marriages as pairs of plates, the left and the right one. */
  readonly marriages: readonly (readonly [number, number])[];
  /** The monarch's plate, drawn with a crown. */
  readonly monarch: number;
  /**
   * The names to place, in alphabetical order; as many of each sex as there are plates of that sex.
   */
  readonly names: readonly Name[];
  readonly clues: readonly Clue[];
  /** Difficulty, from 1 to 5. */
  readonly beans: number;
}

export interface State {
  /** The name placed on each plate, or null. */
  readonly placed: readonly (number | null)[];
  /**
   * The names that the player noted on each plate as possible, as bits. These notes are kept while
   * a placed name hides them.
   */
  readonly pencilled: readonly number[];
  /**
   * The names that the player noted on each plate as ruled out, as bits. These notes are kept while
   * a placed name hides them.
   */
  readonly struck: readonly number[];
  /** Whether the player has ticked each clue off. */
  readonly ticked: readonly boolean[];
}

/** A name and a plate of the tree, as struck by the player or ruled out by a hint. */
export type Mark = { readonly plate: number; readonly name: number };

export type Move =
  /**
   * Put a name on a plate, from the tray or from another plate; names on both plates then change
   * places.
   */
  | { readonly type: 'place'; readonly plate: number; readonly name: number }
  /** Take the name off a plate. */
  | { readonly type: 'lift'; readonly plate: number }
  /** Note a name on an empty plate as possible, or erase the name's note there, struck or not. */
  | { readonly type: 'pencil'; readonly plate: number; readonly name: number }
  /** Note names on empty plates as ruled out, all marks of a hint's deduction at once. */
  | { readonly type: 'strike'; readonly marks: readonly Mark[] }
  /** Tick a clue off, or take the tick away. */
  | { readonly type: 'tick'; readonly clue: number };

/** A plate, name or clue that a hint refers to. */
export type Focus =
  | { readonly plate: number }
  | { readonly name: number }
  | { readonly clue: number };
