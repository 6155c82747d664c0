/**
 * Evidence for a hint: the conflicting digits, visible to the player, that rule out a digit in a
 * cell or a slide of a row. Empty if no visible digit conflicts, because an earlier step of the
 * hint ruled the digit or slide out.
 */

import { lowestBit } from '../../../lib/bits.ts';
import type { Focus } from '../rules/types.ts';
import { clashingDigits, type Frame } from './frame.ts';
import { unitsOf } from './units.ts';

const cellIn = (frame: Frame, row: number, digit: number) =>
  Array.from({ length: frame.size }, (_, cell) => cell).find(
    (cell) => frame.known.digits[row * frame.size + cell] === digit,
  );

/**
 * The cell of a settled row (one whose slide is known) that has the digit in this column, or in the
 * box of this row and column; null if there is none.
 */
export function rivalOf(frame: Frame, row: number, column: number, digit: number): Focus | null {
  const { size, known } = frame;
  const { boxOf } = unitsOf(known.board.size);
  const box = boxOf[row * size + column];
  for (let other = 0; other < size; other++) {
    const slide = known.settled[other]!;
    if (other === row || slide < 0) continue;
    const cell = cellIn(frame, other, digit);
    if (cell === undefined) continue;
    const at = (cell + slide) % size;
    if (at === column || boxOf[other * size + at] === box) return { row: other, cell };
  }
  return null;
}

/** The cell of a row that holds a digit, which the row must contain. */
export function cellOf(frame: Frame, row: number, digit: number): Focus {
  return { row, cell: cellIn(frame, row, digit)! };
}

/**
 * Evidence against a slide of a row: a digit of the row that would clash, and the cell with which
 * it would clash; the row's digit alone if only a deduction (`Fact`) rules it out there.
 * @param digits digits of the row to consider; all if omitted.
 */
export function againstSlide(
  frame: Frame,
  row: number,
  slide: number,
  digits?: readonly number[],
): Focus[] {
  let alone: Focus[] = [];
  for (let rest = clashingDigits(frame, row, slide); rest !== 0; rest &= rest - 1) {
    const digit = lowestBit(rest);
    if (digits?.includes(digit) === false) continue;
    const cell = cellIn(frame, row, digit)!;
    const rival = rivalOf(frame, row, (cell + slide) % frame.size, digit);
    if (rival) return [{ row, cell }, rival];
    alone = [{ row, cell }];
  }
  return alone;
}

/**
 * Evidence that a digit cannot fill the row's blank in this column: a cell with the same digit in
 * the row, column or box; empty if there is none.
 */
export function inTheWay(frame: Frame, row: number, column: number, digit: number): Focus[] {
  const own = cellIn(frame, row, digit);
  const other = own === undefined ? rivalOf(frame, row, column, digit) : { row, cell: own };
  return other ? [other] : [];
}

/** Evidence that a digit cannot be at a row and column of the board. */
export function againstDigit(frame: Frame, row: number, column: number, digit: number): Focus[] {
  const { size, known } = frame;
  const home = known.settled[row]!;
  const slides = home >= 0 ? [home] : Array.from({ length: size }, (_, slide) => slide);
  return slides.flatMap((slide) => {
    const ruledOut = home >= 0 ? [] : againstSlide(frame, row, slide);
    if (ruledOut.length > 0 || ((frame.slides[row]! >> slide) & 1) === 0) return ruledOut;
    const cell = (column + size - slide) % size;
    const there = known.digits[row * size + cell]!;
    if (there === digit) return [];
    if (there > 0) return [{ row, cell }];
    return inTheWay(frame, row, column, digit);
  });
}

/** The cells of a piece of evidence, each once. */
export function distinct(places: readonly Focus[]): Focus[] {
  return [...new Map(places.map((place) => [JSON.stringify(place), place])).values()];
}
