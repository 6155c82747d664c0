/**
 * Royal Family's values. A board is exactly its JSON, so a pack needs no translation.
 *
 * A *plate* is a place in the drawn tree, a *name* is to be put on it: both are numbers, by their
 * place in the board's lists.
 */
import type { Sex } from './kinship.ts';

export interface Plate {
  readonly sex: Sex;
  /** Those of the plates that are drawn above it; none for founders and those who married in. */
  readonly parents: readonly number[];
  /** The year. No two plates share one. */
  readonly born: number;
  /** "Duke of Ambry", or empty. No two plates share one. */
  readonly title: string;
}

export interface Name {
  readonly name: string;
  readonly sex: Sex;
}

/**
 * A clue is an expression tree. Which kinds there are, what each takes, says and means stands in
 * clues/kinds.ts and nowhere else. People go by their name, or by the title on their plate.
 */
export interface Clue {
  readonly kind: string;
  readonly [param: string]: string | number | Clue;
}

export interface Board {
  /** "House of Ambry" is the house "Ambry". */
  readonly house: string;
  /** In the order of the tree: older generations first, then from left to right. */
  readonly plates: readonly Plate[];
  /** Pairs of plates, as they stand beside each other from left to right. */
  readonly marriages: readonly (readonly [number, number])[];
  /** The plate with the crown. */
  readonly monarch: number;
  /** In alphabetical order; as many of each sex as there are plates of it. */
  readonly names: readonly Name[];
  readonly clues: readonly Clue[];
  /** How hard it is, from 1 to 5. */
  readonly beans: number;
}

export interface State {
  /** By plate: the name that was put there, or null. */
  readonly placed: readonly (number | null)[];
  /** By plate: the names pencilled there, as bits. They stay while a name covers them. */
  readonly pencilled: readonly number[];
  /** By plate: the names struck there, which cannot be, as bits. They stay like those pencilled. */
  readonly struck: readonly number[];
  /** By clue: whether it was ticked off. */
  readonly ticked: readonly boolean[];
}

/** A name on a plate: what is struck there, and what a hint rules out. */
export type Mark = { readonly plate: number; readonly name: number };

export type Move =
  /** Put a name on a plate, from the tray or from another plate; the two then change places. */
  | { readonly type: 'place'; readonly plate: number; readonly name: number }
  /** Take the name off a plate. */
  | { readonly type: 'lift'; readonly plate: number }
  /** Write a name on an empty plate in pencil, or rub out what stands of it there, struck or not. */
  | { readonly type: 'pencil'; readonly plate: number; readonly name: number }
  /** Strike names from empty plates, where they cannot be: what a deduction rules out, at once. */
  | { readonly type: 'strike'; readonly marks: readonly Mark[] }
  /** Tick a clue off, or take the tick away. */
  | { readonly type: 'tick'; readonly clue: number };

/** What a hint speaks of. */
export type Focus =
  | { readonly plate: number }
  | { readonly name: number }
  | { readonly clue: number };
