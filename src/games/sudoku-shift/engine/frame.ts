/**
 * What can be seen on a board at one moment of its solution: which digits can still stand where
 * in the frame, and how far each row can still slide.
 *
 * Rows are *settled* when it is known how far they slide, and *loose* otherwise. Digits of settled
 * rows strike themselves out of their columns and boxes; the cells of a loose row offer whatever
 * any of its remaining slides would bring there.
 *
 * Sets of digits are bit sets with bit d for digit d, sets of slides with bit s for slide s. Grids
 * are flat: row × size + cell for what travels with a row, row × size + column for the frame.
 */

import { lowestBit } from '../../../lib/bits.ts';
import { givenAt, isPinned } from '../rules/standing.ts';
import type { Board, State } from '../rules/types.ts';
import type { Solution } from './solution.ts';
import { unitsOf } from './units.ts';

/** What is certain: only ever digits of the solution, and slides that include the solution's. */
export interface Knowledge {
  readonly board: Board;
  /** By row and cell: the digit, 0 where it is not known. */
  readonly digits: Uint8Array;
  /** By row: how far it slides, −1 while it is loose. */
  readonly settled: Int8Array;
}

/** What has been struck out by facts that go beyond the digits of settled rows. */
export interface Struck {
  /** By row and column: digits that cannot stand there. */
  readonly digits: Uint16Array;
  /** By row: slides that cannot be. */
  readonly slides: Uint16Array;
}

export interface Frame {
  readonly known: Knowledge;
  readonly size: number;
  /** By row: the digits that none of its cells is known to hold. */
  readonly missing: Uint16Array;
  /** By row and column: digits that cannot stand there unless they already do. */
  readonly excluded: Uint16Array;
  /** By row: the slides that are left. */
  readonly slides: Uint16Array;
  /** By row and column: the digits that can stand there. */
  readonly possible: Uint16Array;
}

/** What is certain before anyone has moved. */
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
 * What of a player's state is right: a row counts as settled once it has been slid to where it
 * belongs. (A row that belongs where it stood at first counts as settled there; packs have none.)
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

/** What a cell can hold if its row slides by `slide`: its digit, or the candidates of a blank. */
export function candidatesAt(frame: Frame, row: number, cell: number, slide: number): number {
  const { known, size, missing, excluded } = frame;
  const digit = known.digits[row * size + cell]!;
  if (digit > 0) return 1 << digit;
  return missing[row]! & ~excluded[row * size + ((cell + slide) % size)]!;
}

/** What a cell can hold under at least one of its row's remaining slides. */
export function candidatesOf(frame: Frame, row: number, cell: number): number {
  let union = 0;
  for (let rest = frame.slides[row]!; rest !== 0; rest &= rest - 1) {
    union |= candidatesAt(frame, row, cell, lowestBit(rest));
  }
  return union;
}

/** The digits of a row that would clash if it slid by `slide`. */
export function clashingDigits(frame: Frame, row: number, slide: number): number {
  const { known, size, excluded } = frame;
  let clashing = 0;
  for (let cell = 0; cell < size; cell++) {
    const digit = known.digits[row * size + cell]!;
    if (digit > 0) clashing |= excluded[row * size + ((cell + slide) % size)]! & (1 << digit);
  }
  return clashing;
}

function openSlides(frame: Frame, row: number): number {
  let open = 0;
  for (let slide = 0; slide < frame.size; slide++) {
    if (clashingDigits(frame, row, slide) === 0) open |= 1 << slide;
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
