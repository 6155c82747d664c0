/**
 * Crossnumber's types. A board equals its JSON, so packs need no conversion.
 *
 * A *cell* is an index in reading order, from 0: row × size + column. An *entry* is a run of at
 * least two cells, across or down, identified by number and direction: `4d`. No entry begins with
 * 0.
 */

/** The least and the greatest size of a board, in cells a side. */
export const MIN_SIZE = 2;
export const MAX_SIZE = 9;
/** The most digits that an entry can have. */
export const MAX_LENGTH = 6;

/** An entry's number, from 1, and `a` for across or `d` for down: `4d`. */
export type EntryId = string;

/**
 * A node of a clue's expression tree: its kind and its parts (properties.ts, numbers.ts). A part is
 * a whole number, an entry, the name of a fact, or another node.
 */
export type Node = readonly [kind: string, ...parts: Part[]];
export type Part = number | string | Node;

export interface Board {
  /** A square of characters: `.` for a cell, `#` for a block. */
  readonly rows: readonly string[];
  /**
   * Clues by entry, each a property of its number; an entry without a clue follows from the others.
   */
  readonly clues: Readonly<Record<EntryId, Node>>;
  /** The board's difficulty, from 1 to 5. */
  readonly beans: number;
}

/** The last check's result for a cell; reset when the cell changes. */
export const UNCHECKED = 0;
export const CHECKED_RIGHT = 1;
export const CHECKED_WRONG = 2;

/** Stands for a digit in an empty cell. */
export const EMPTY = -1;

/** The player's progress on a board; lists are by cell, blocks included. */
export interface State {
  /** The digit in each cell: 0 to 9, or EMPTY. */
  readonly digits: readonly number[];
  /** The pencil marks as a bit set, bit d for digit d. */
  readonly marks: readonly number[];
  readonly checked: readonly number[];
}

export type Move =
  /** Write a digit into a cell and clear its pencil marks. */
  | { readonly type: 'enter'; readonly cell: number; readonly digit: number }
  /** Empty a cell of its digit and its pencil marks. */
  | { readonly type: 'clear'; readonly cell: number }
  /** Toggle a pencil mark in an empty cell. */
  | { readonly type: 'mark'; readonly cell: number; readonly digit: number }
  /** Write a whole entry. */
  | { readonly type: 'fill'; readonly entry: EntryId; readonly value: number }
  /** Write a hint's conclusions, by cell: a digit, or EMPTY to clear the cell. */
  | {
      readonly type: 'write';
      readonly cells: readonly number[];
      readonly digits: readonly number[];
    }
  /** Set pencil marks by cell, as a bit set. A cell with a digit stays as it is. */
  | { readonly type: 'note'; readonly cells: readonly number[]; readonly marks: readonly number[] }
  /** The engine's verdict on a full entry: the indices of its wrong cells, from 0. */
  | { readonly type: 'check'; readonly entry: EntryId; readonly wrong: readonly number[] };

/**
 * A part of the board that a hint refers to: an entry or a cell. It is a type because interfaces do
 * not count as JSON.
 */
export type Focus = { readonly entry: EntryId } | { readonly cell: number };

/**
 * Candidates ruled out by a hint's step: digits of a cell, or all but some of an entry's numbers.
 */
export type RuledOut =
  | { readonly cell: number; readonly digits: number }
  | { readonly entry: EntryId; readonly only: readonly number[] };
