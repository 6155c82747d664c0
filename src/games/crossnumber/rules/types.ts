/**
 * Crossnumber's values. A board is exactly its JSON, so a pack needs no translation.
 *
 * A *cell* is counted along the rows, from 0: row × size + column. An *entry* is a run of at least
 * two cells, across or down, and goes by its number and direction: `4d`. No entry begins with 0.
 */

/** Cells a side. */
export const MIN_SIZE = 2;
export const MAX_SIZE = 9;
/** The most digits that an entry can have. */
export const MAX_LENGTH = 6;

/** A number from 1 and `a` for across or `d` for down. */
export type EntryId = string;

/**
 * One node of a clue's expression tree: its kind and its parts (properties.ts, numbers.ts). A part
 * is a whole number, an entry, the name of a fact, or another node.
 */
export type Node = readonly [kind: string, ...parts: Part[]];
export type Part = number | string | Node;

export interface Board {
  /** As many strings as characters in each: `.` for a cell, `#` for a block. */
  readonly rows: readonly string[];
  /** What is said of an entry, always a property; an entry without a clue follows from the others. */
  readonly clues: Readonly<Record<EntryId, Node>>;
  /** How hard it is, from 1 to 5. */
  readonly beans: number;
}

/** What the last check said of a cell; forgotten when it changes. */
export const UNCHECKED = 0;
export const CHECKED_RIGHT = 1;
export const CHECKED_WRONG = 2;

/** An empty cell. */
export const EMPTY = -1;

/** What the player has made of a board: by cell, blocks included. */
export interface State {
  /** 0 to 9, or EMPTY. */
  readonly digits: readonly number[];
  /** The pencil marks as a bit set, bit d for digit d. */
  readonly marks: readonly number[];
  readonly checked: readonly number[];
}

export type Move =
  /** Write a digit into a cell; its pencil marks go. */
  | { readonly type: 'enter'; readonly cell: number; readonly digit: number }
  /** Empty a cell of its digit and its pencil marks. */
  | { readonly type: 'clear'; readonly cell: number }
  /** Put a pencil mark into an empty cell, or take it out again. */
  | { readonly type: 'mark'; readonly cell: number; readonly digit: number }
  /** Write a whole entry. */
  | { readonly type: 'fill'; readonly entry: EntryId; readonly value: number }
  /** Write all that a hint concludes, by cell: a digit, or EMPTY to take out what is there. */
  | {
      readonly type: 'write';
      readonly cells: readonly number[];
      readonly digits: readonly number[];
    }
  /** Pencil in all that is left for some cells, by cell: a bit set. Cells with a digit keep it. */
  | { readonly type: 'note'; readonly cells: readonly number[]; readonly marks: readonly number[] }
  /** What the engine says of a full entry: which of its cells, counted from 0, are wrong. */
  | { readonly type: 'check'; readonly entry: EntryId; readonly wrong: readonly number[] };

/** An entry, or one cell, for a hint to point at. A type, for only types count as JSON. */
export type Focus = { readonly entry: EntryId } | { readonly cell: number };

/** What a step of a hint has ruled out: some digits of a cell, or all numbers of an entry but a few. */
export type RuledOut =
  | { readonly cell: number; readonly digits: number }
  | { readonly entry: EntryId; readonly only: readonly number[] };
