/**
 * Steps of a board's solution: deductions that are moves, with their reasons. Their `cost` is the
 * difficulty for a person (ratings.ts).
 */

import { bitCount, lowestBit } from '../../../lib/bits.ts';
import { candidatesAt, candidatesOf, clashingDigits, type Frame } from './frame.ts';
import { RATING } from './ratings.ts';
import { type Unit, unitsOf } from './units.ts';

/** The step of sliding a row home, because its other slides are ruled out. */
export interface ShiftStep {
  readonly kind: 'shift';
  readonly cost: number;
  readonly row: number;
  /** The row's slide from its displayed position, in columns to the right. */
  readonly slide: number;
  /** A few of the row's digits that together rule out all its clashing slides. */
  readonly clashing: readonly number[];
}

/** The reason why a digit belongs in a cell. */
type FillReason =
  /** The row lacks only this digit, wherever the row slides. */
  | { readonly technique: 'last blank' }
  /** The cell's row, column and box hold every other digit. */
  | { readonly technique: 'naked single' }
  /** The digit fits nowhere else in a row, column or box. */
  | { readonly technique: 'hidden single'; readonly unit: Unit }
  /** The cell can hold no other digit under any of the row's remaining slides. */
  | { readonly technique: 'agreed cell' }
  /** No other cell of the row can hold the digit under any of the row's remaining slides. */
  | { readonly technique: 'agreed digit' };

export interface FillStep {
  readonly kind: 'fill';
  readonly cost: number;
  readonly row: number;
  readonly cell: number;
  readonly digit: number;
  readonly reason: FillReason;
}

export type Step = ShiftStep | FillStep;

/**
 * All steps that follow from the frame's candidates, without duplicates, each with its easiest
 * reason.
 */
export function stepsOf(frame: Frame): Step[] {
  const steps = new Map<number, Step>();
  function add(step: Step): void {
    const place = step.row * 10 + (step.kind === 'shift' ? 9 : step.cell);
    const other = steps.get(place);
    if (!other || step.cost < other.cost) steps.set(place, step);
  }
  for (let row = 0; row < frame.size; row++) {
    const blanks = blanksOf(frame, row);
    if (blanks.length === 1 && bitCount(frame.missing[row]!) === 1) {
      const digit = lowestBit(frame.missing[row]!);
      add(fill(row, blanks[0]!, digit, { technique: 'last blank' }, RATING['last blank']));
    }
    if (frame.known.settled[row]! < 0) addLooseRow(frame, row, blanks, add);
    else addSettledRow(frame, row, blanks, add);
  }
  for (const unit of unitsOf(frame.known.board.size).all) addHiddenSingles(frame, unit, add);
  return [...steps.values()];
}

/** The easiest of some steps; among equally easy ones, the first in reading order. */
export function easiest(steps: readonly Step[]): Step | undefined {
  let best: Step | undefined;
  for (const step of steps) if (!best || step.cost < best.cost) best = step;
  return best;
}

type Add = (step: Step) => void;

function fill(row: number, cell: number, digit: number, reason: FillReason, cost: number): Step {
  return { kind: 'fill', row, cell, digit, reason, cost };
}

function blanksOf(frame: Frame, row: number): number[] {
  const blanks: number[] = [];
  for (let cell = 0; cell < frame.size; cell++) {
    if (frame.known.digits[row * frame.size + cell] === 0) blanks.push(cell);
  }
  return blanks;
}

function addSettledRow(frame: Frame, row: number, blanks: readonly number[], add: Add): void {
  const slide = frame.known.settled[row]!;
  for (const cell of blanks) {
    const candidates = candidatesAt(frame, row, cell, slide);
    if (bitCount(candidates) !== 1) continue;
    const reason = { technique: 'naked single' } as const;
    add(fill(row, cell, lowestBit(candidates), reason, RATING['naked single']));
  }
}

function addLooseRow(frame: Frame, row: number, blanks: readonly number[], add: Add): void {
  const slides = frame.slides[row]!;
  if (slides === 0) return;
  if (bitCount(slides) === 1) {
    const slide = lowestBit(slides);
    const clashing = fewestClashing(frame, row);
    const cost = RATING.shift + RATING.shiftDigit * Math.max(0, clashing.length - 1);
    add({ kind: 'shift', row, slide, clashing, cost });
    return;
  }
  const candidates = blanks.map((cell) => candidatesOf(frame, row, cell));
  for (const [i, cell] of blanks.entries()) {
    if (bitCount(candidates[i]!) !== 1) continue;
    const reason = { technique: 'agreed cell' } as const;
    add(fill(row, cell, lowestBit(candidates[i]!), reason, RATING['agreed cell']));
  }
  for (let rest = frame.missing[row]!; rest !== 0; rest &= rest - 1) {
    const digit = lowestBit(rest);
    const cells = blanks.filter((_, i) => (candidates[i]! >> digit) & 1);
    if (cells.length !== 1) continue;
    add(fill(row, cells[0]!, digit, { technique: 'agreed digit' }, RATING['agreed digit']));
  }
}

function addHiddenSingles(frame: Frame, unit: Unit, add: Add): void {
  const { size, possible, known } = frame;
  let once = 0;
  let twice = 0;
  for (const at of unit.cells) {
    twice |= once & possible[at]!;
    once |= possible[at]!;
  }
  for (let rest = once & ~twice; rest !== 0; rest &= rest - 1) {
    const digit = lowestBit(rest);
    const place = unit.cells.find((at) => (possible[at]! >> digit) & 1)!;
    const row = Math.floor(place / size);
    const slide = known.settled[row]!;
    if (slide < 0) continue;
    const cell = ((place % size) + size - slide) % size;
    if (known.digits[row * size + cell]! > 0) continue;
    const reason = { technique: 'hidden single', unit } as const;
    add(fill(row, cell, digit, reason, RATING['hidden single'][unit.kind]));
  }
}

/**
 * A few of the row's digits that together rule out all its clashing slides: greedily takes the
 * digit that rules out most of the slides left, which nearly always gives the fewest digits.
 */
function fewestClashing(frame: Frame, row: number): number[] {
  const { size } = frame;
  const clashes = Array.from({ length: size }, (_, slide) => clashingDigits(frame, row, slide));
  let open = clashes.filter((digits) => digits !== 0);
  const chosen: number[] = [];
  while (open.length > 0) {
    let best = 0;
    let most = 0;
    for (let digit = 1; digit <= size; digit++) {
      const count = open.filter((digits) => (digits >> digit) & 1).length;
      if (count > most) {
        most = count;
        best = digit;
      }
    }
    chosen.push(best);
    open = open.filter((digits) => ((digits >> best) & 1) === 0);
  }
  return chosen;
}
