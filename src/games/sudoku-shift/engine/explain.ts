/**
 * Puts a deduction into words. Each sentence is true of what the player sees: "home" are the rows
 * that are pinned or stand where they belong, and slides are told from where a row stands now.
 * Rows and columns are counted from 1.
 */

import { lowestBit } from '../../../lib/bits.ts';
import { columnOf } from '../rules/rules.ts';
import type { Board, State } from '../rules/types.ts';
import type { Fact } from './facts.ts';
import type { Frame } from './frame.ts';
import type { FillStep, ShiftStep } from './steps.ts';
import type { Unit } from './units.ts';

/** "a", "a or b", "a, b or c". */
function anyOf(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} or ${items[items.length - 1]}`;
}

/** "a 7", but "an 8". */
function one(digit: number): string {
  return `${digit === 8 ? 'an' : 'a'} ${digit}`;
}

export function unitName(board: Board, unit: Unit): string {
  if (unit.kind !== 'box') return `${unit.kind} ${unit.index + 1}`;
  const [boxRows, boxCols] = board.box;
  const first = unit.cells[0]!;
  const row = Math.floor(first / board.size) + 1;
  const column = (first % board.size) + 1;
  return `the box in rows ${row}–${row + boxRows - 1}, columns ${column}–${column + boxCols - 1}`;
}

/** How far a row must slide from where it stands now, the shorter way: "2 to the right". */
export function slideName(size: number, by: number): string {
  return by * 2 > size ? `${size - by} to the left` : `${by} to the right`;
}

/** Columns to the right from where the row stands now to where `slide` brings it. */
export function slideFrom(state: State, row: number, slide: number): number {
  const size = state.slides.length;
  return (slide + size - state.slides[row]!) % size;
}

/** "Row 5, column 3", or where the cell stands for now if its row has still to slide. */
export function cellName(state: State, frame: Frame, row: number, cell: number): string {
  const column = columnOf(state, row, cell) + 1;
  return frame.known.settled[row]! >= 0
    ? `row ${row + 1}, column ${column}`
    : `the blank of row ${row + 1} that now stands in column ${column}`;
}

function factSentence(frame: Frame, state: State, fact: Fact): string {
  const { board } = frame.known;
  if (fact.kind === 'dead') {
    const by = slideFrom(state, fact.row, fact.slide);
    const column = ((fact.cell + fact.slide) % board.size) + 1;
    const place = by === 0 ? 'stay where it is' : `slide ${slideName(board.size, by)}`;
    return `Row ${fact.row + 1} cannot ${place}: no digit would fit its blank in column ${column}.`;
  }
  const { digit, from, to } = fact;
  const source = unitName(board, from);
  const target = unitName(board, to);
  if (to.kind === 'row') {
    return from.kind === 'column'
      ? `Only ${target} can bring ${one(digit)} to ${source}, so it must.`
      : `In ${source} only ${target} can hold the ${digit}, so ${target} has its ${digit} there.`;
  }
  if (to.kind === 'column') {
    return `In ${source} the ${digit} can only stand in ${target}, so no other box has it in ${target}.`;
  }
  return from.kind === 'row' && frame.known.settled[from.index]! < 0
    ? `However ${source} slides, its ${digit} comes to ${target}, so no other row has ${one(digit)} there.`
    : `The ${digit} of ${source} can only stand in ${target}, so nothing else there is ${one(digit)}.`;
}

function told(frame: Frame, state: State, facts: readonly Fact[]): string {
  return facts.map((fact) => `${factSentence(frame, state, fact)} `).join('');
}

export function whyShift(
  frame: Frame,
  state: State,
  { row, slide, clashing }: ShiftStep,
  facts: readonly Fact[],
): string {
  const way = slideName(frame.size, slideFrom(state, row, slide));
  const home = `Row ${row + 1} slides ${way}.`;
  if (clashing.length === 0) return `${told(frame, state, facts)}No other slide is left. ${home}`;
  const digits = anyOf(clashing.map((digit) => `its ${digit}`));
  const other = clashing.length === 1 ? `another ${clashing[0]}` : 'the same digit';
  const elsewhere = facts.some((fact) => fact.kind === 'dead')
    ? 'In the other places that are left,'
    : 'Anywhere else,';
  const clash = facts.some((fact) => fact.kind === 'locked')
    ? `${digits} would go against that, or meet ${other} in its column or box`
    : `${digits} would meet ${other} from a row that is home, in its column or box`;
  return `${told(frame, state, facts)}${elsewhere} ${clash}. ${home}`;
}

/** "slide 1 or 2 to the right", "stay or slide 1 to the left": all that is left to a row. */
function slidesLeft(frame: Frame, state: State, row: number): string {
  const places: string[] = [];
  for (let rest = frame.slides[row]!; rest !== 0; rest &= rest - 1) {
    const by = slideFrom(state, row, lowestBit(rest));
    places.push(by === 0 ? 'stay where it is' : `slide ${slideName(frame.size, by)}`);
  }
  return anyOf(places);
}

export function whyFill(
  frame: Frame,
  state: State,
  { row, digit, reason }: FillStep,
  facts: readonly Fact[],
): string {
  const { board, settled } = frame.known;
  const before = told(frame, state, facts);
  switch (reason.technique) {
    case 'last blank':
      return `Row ${row + 1} has one blank left, and ${digit} is the digit it lacks.`;
    case 'naked single':
      return before
        ? `${before}Row, column and box rule out the rest, so only ${digit} is left for this cell.`
        : `Its row, column and box hold every other digit, so only ${digit} is left for this cell.`;
    case 'hidden single': {
      const unit = unitName(board, reason.unit);
      const loose = reason.unit.cells.some((at) => settled[Math.floor(at / board.size)]! < 0);
      if (before)
        return `${before}In ${unit} this is then the only cell that can take the ${digit}.`;
      const others =
        reason.unit.kind === 'row'
          ? `each other blank there has ${one(digit)} in its column or box`
          : `each other cell there is filled or sees ${one(digit)}${
              loose ? ', or its row cannot bring one' : ''
            }`;
      return `In ${unit} only this cell can take the ${digit}: ${others}.`;
    }
    case 'agreed cell':
    case 'agreed digit': {
      const open = `Without a clash, row ${row + 1} can only ${slidesLeft(frame, state, row)}.`;
      const end =
        reason.technique === 'agreed cell'
          ? `Each time, this blank can only be ${digit}.`
          : `Each time, its ${digit} fits into this blank alone.`;
      return `${before}${open} ${end}`;
    }
  }
}
