/**
 * Candidates on a board at one moment of its solution: the digits still possible at each row and
 * column of the frame, and the slides still possible for each row. A row is *settled* when its
 * slide is known, otherwise *loose*. Digits of settled rows are excluded from their columns and
 * boxes; the cells of a loose row offer every digit that any of its remaining slides would bring
 * there.
 * Sets of digits are bit sets with bit d for digit d, sets of slides with bit s for slide s. Grids
 * are flat: row × size + cell for values that travel with a row, row × size + column for the frame.
 */

import { lowestBit } from '../../../lib/bits.ts';
import { givenAt, isPinned } from '../rules/standing.ts';
import type { Board, State } from '../rules/types.ts';
import type { Solution } from './solution.ts';
import { unitsOf } from './units.ts';

/** Certain knowledge about a board: only digits of the solution, and slides consistent with it. */
export interface Knowledge {
  readonly board: Board;
  /** The known digit of each cell, by row and cell; 0 if unknown. */
  readonly digits: Uint8Array;
  /** The known slide of each row; −1 while it is loose. */
  readonly settled: Int8Array;
}

/**
 * Digits and slides that deductions (`Fact`) exclude, besides those that the digits of settled rows
 * exclude.
 */
export interface Struck {
  /** For each row and column of the frame, the excluded digits as a bit set. */
  readonly digits: Uint16Array;
  /** For each row, the excluded slides as a bit set. */
  readonly slides: Uint16Array;
}

export interface Frame {
  readonly known: Knowledge;
  readonly size: number;
  /** For each row, the digits not yet known in any of its cells, as a bit set. */
  readonly missing: Uint16Array;
  /**
   * For each row and column of the frame, the digits that cannot be filled in there, as a bit set;
   * the digit that already is there may be among them.
   */
  readonly excluded: Uint16Array;
  /** For each row, the slides that are still possible, as a bit set. */
  readonly slides: Uint16Array;
  /** For each row and column of the frame, the possible digits, as a bit set. */
  readonly possible: Uint16Array;
}

/** The digits and slides of a board that are known before the first move. */
export function knowledgeAtStart(board: Board): Knowledge {
  const { size } = board;
  const digits = new Uint8Array(size * size);
  const settled = new Int8Array(size);
  for (let row = 0; row < size; row++) {
    settled[row] = isPinned(board, row) ? 0 : -1;
    for (let cell = 0; cell < size; cell++) digits[row * size + cell] = givenAt(board, row, cell);
  }
  return { board, digits, settled };
}

/**
 * The correct part of a player's digits and slides: a row counts as settled once it is slid home.
 * (A row displayed in its home position counts as settled even if it is not pinned; the daily
 * puzzles have no such row.)
 */
export function knowledgeOf(board: Board, state: State, solution: Solution): Knowledge {
  const known = knowledgeAtStart(board);
  const { size } = board;
  for (let row = 0; row < size; row++) {
    if (state.slides[row] === solution.slides[row]) known.settled[row] = solution.slides[row]!;
    for (let cell = 0; cell < size; cell++) {
      const digit = solution.digits[row]![cell]!;
      if (state.fills[row]![cell] === digit) known.digits[row * size + cell] = digit;
    }
  }
  return known;
}

export function nothingStruck(size: number): Struck {
  return { digits: new Uint16Array(size * size), slides: new Uint16Array(size) };
}

export function lookAt(known: Knowledge, struck: Struck): Frame {
  const { board, settled } = known;
  const { size } = board;
  const frame: Frame = {
    known,
    size,
    missing: missingDigits(known),
    excluded: excludedDigits(known, struck),
    slides: new Uint16Array(size),
    possible: new Uint16Array(size * size),
  };
  for (let row = 0; row < size; row++) {
    const slide = settled[row]!;
    frame.slides[row] = slide >= 0 ? 1 << slide : openSlides(frame, row) & ~struck.slides[row]!;
    for (let rest = frame.slides[row]!; rest !== 0; rest &= rest - 1) {
      const by = lowestBit(rest);
      for (let cell = 0; cell < size; cell++) {
        const column = cell + by < size ? cell + by : cell + by - size;
        frame.possible[row * size + column]! |= candidatesAt(frame, row, cell, by);
      }
    }
  }
  return frame;
}

/**
 * The possible digits of a cell, as a bit set, if its row slides by `slide`: the known digit, or a
 * blank's candidates.
 */
export function candidatesAt(frame: Frame, row: number, cell: number, slide: number): number {
  const { known, size, missing, excluded } = frame;
  const digit = known.digits[row * size + cell]!;
  if (digit > 0) return 1 << digit;
  return missing[row]! & ~excluded[row * size + ((cell + slide) % size)]!;
}

/**
 * The possible digits of a cell, as a bit set, under at least one of its row's remaining slides.
 */
export function candidatesOf(frame: Frame, row: number, cell: number): number {
  let union = 0;
  for (let rest = frame.slides[row]!; rest !== 0; rest &= rest - 1) {
    union |= candidatesAt(frame, row, cell, lowestBit(rest));
  }
  return union;
}

/** The digits of a row, as a bit set, that would clash with other rows if it slid by `slide`. */
export function clashingDigits(frame: Frame, row: number, slide: number): number {
  const { known, size, excluded } = frame;
  let clashing = 0;
  for (let cell = 0; cell < size; cell++) {
    const digit = known.digits[row * size + cell]!;
    if (digit > 0) clashing |= excluded[row * size + ((cell + slide) % size)]! & (1 << digit);
  }
  return clashing;
}

function openSlides({ known, size, excluded }: Frame, row: number): number {
  let open = (1 << size) - 1;
  for (let cell = 0; cell < size; cell++) {
    const digit = known.digits[row * size + cell]!;
    if (digit === 0) continue;
    for (let rest = open; rest !== 0; rest &= rest - 1) {
      const column = (cell + lowestBit(rest)) % size;
      if ((excluded[row * size + column]! >> digit) & 1) open &= ~(rest & -rest);
    }
  }
  return open;
}

function missingDigits({ board, digits }: Knowledge): Uint16Array {
  const { size } = board;
  const missing = new Uint16Array(size).fill((2 << size) - 2);
  for (let at = 0; at < digits.length; at++) {
    if (digits[at]! > 0) missing[Math.floor(at / size)]! &= ~(1 << digits[at]!);
  }
  return missing;
}

function excludedDigits(known: Knowledge, struck: Struck): Uint16Array {
  const { board, digits, settled } = known;
  const { size } = board;
  const { boxOf } = unitsOf(size);
  const inColumn = new Uint16Array(size);
  const inBox = new Uint16Array(size);
  for (let row = 0; row < size; row++) {
    const slide = settled[row]!;
    if (slide < 0) continue;
    for (let cell = 0; cell < size; cell++) {
      const digit = digits[row * size + cell]!;
      if (digit === 0) continue;
      const column = (cell + slide) % size;
      inColumn[column]! |= 1 << digit;
      inBox[boxOf[row * size + column]!]! |= 1 << digit;
    }
  }
  const excluded = Uint16Array.from(struck.digits);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      excluded[row * size + column]! |= inColumn[column]! | inBox[boxOf[row * size + column]!]!;
    }
  }
  return excluded;
}
