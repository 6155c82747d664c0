/**
 * Facts: deductions that are not moves but exclude digits or slides, and so enable a step of the
 * solution (steps.ts).
 *
 * Most are *locked*: in one unit a digit is possible only where it meets another unit, so it is
 * impossible elsewhere in that other unit.
 *
 * - From a box to a row or column: pointing. In a loose row, pointing rules slides out.
 * - From a row or column to a box: claiming. For a loose row, all its remaining slides agree on the
 *   box.
 * - From a column to a row: only this row can bring the digit to the column.
 *
 * The other facts are *dead* slides, which would leave a blank of the row without a candidate.
 */

import { lowestBit } from '../../../lib/bits.ts';
import { candidatesAt, type Frame, type Struck } from './frame.ts';
import { type Unit, unitsOf } from './units.ts';

interface LockedFact {
  readonly kind: 'locked';
  readonly digit: number;
  readonly from: Unit;
  readonly to: Unit;
}

interface DeadFact {
  readonly kind: 'dead';
  readonly row: number;
  readonly slide: number;
  readonly cell: number;
}

export type Fact = LockedFact | DeadFact;

/**
 * All facts that follow from the frame's candidates and exclude a digit or slide that is still
 * possible.
 */
export function factsOf(frame: Frame): Fact[] {
  return [...deadFacts(frame), ...lockedFacts(frame)];
}

/**
 * Adds a fact's exclusions to `struck`.
 * @returns false if the fact does not hold in the frame or excludes nothing new; `struck` is then
 *   unchanged.
 */
export function strike(frame: Frame, fact: Fact, struck: Struck): boolean {
  if (fact.kind === 'dead') {
    const { row, slide, cell } = fact;
    const open = (frame.slides[row]! >> slide) & 1;
    if (open === 0 || candidatesAt(frame, row, cell, slide) !== 0) return false;
    struck.slides[row]! |= 1 << slide;
    return true;
  }
  const { digit, from, to } = fact;
  const { possible } = frame;
  const bit = 1 << digit;
  if (from.cells.some((at) => possible[at]! & bit && !to.cells.includes(at))) return false;
  const hit = to.cells.filter(
    (at) => possible[at]! & bit && !(struck.digits[at]! & bit) && !from.cells.includes(at),
  );
  for (const at of hit) struck.digits[at]! |= bit;
  return hit.length > 0;
}

function deadFacts(frame: Frame): Fact[] {
  const { known, size } = frame;
  const facts: Fact[] = [];
  for (let row = 0; row < size; row++) {
    if (known.settled[row]! >= 0) continue;
    for (let rest = frame.slides[row]!; rest !== 0; rest &= rest - 1) {
      const slide = lowestBit(rest);
      for (let cell = 0; cell < size; cell++) {
        if (candidatesAt(frame, row, cell, slide) !== 0) continue;
        facts.push({ kind: 'dead', row, slide, cell });
        break;
      }
    }
  }
  return facts;
}

function lockedFacts(frame: Frame): Fact[] {
  const { size, possible } = frame;
  const units = unitsOf(frame.known.board.size);
  const facts: Fact[] = [];

  /**
   * Adds a fact if the digit, which in unit `from` is possible only where it meets unit `to`, is
   * possible elsewhere in `to`.
   */
  function add(digit: number, from: Unit, to: Unit): void {
    const bit = 1 << digit;
    const news = to.cells.some((at) => possible[at]! & bit && !from.cells.includes(at));
    if (news) facts.push({ kind: 'locked', digit, from, to });
  }

  for (const from of units.all) {
    for (let digit = 1; digit <= size; digit++) {
      let rows = 0;
      let columns = 0;
      let boxes = 0;
      for (const at of from.cells) {
        if (((possible[at]! >> digit) & 1) === 0) continue;
        rows |= 1 << Math.floor(at / size);
        columns |= 1 << (at % size);
        boxes |= 1 << units.boxOf[at]!;
      }
      if (rows === 0) continue;
      const oneRow = (rows & (rows - 1)) === 0;
      const oneColumn = (columns & (columns - 1)) === 0;
      const oneBox = (boxes & (boxes - 1)) === 0;
      if (oneRow && from.kind !== 'row') add(digit, from, units.rows[lowestBit(rows)]!);
      if (oneColumn && from.kind === 'box') add(digit, from, units.columns[lowestBit(columns)]!);
      if (oneBox && from.kind !== 'box') add(digit, from, units.boxes[lowestBit(boxes)]!);
    }
  }
  return facts;
}
