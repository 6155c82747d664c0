/** Words for the rows, units, digits and slides that a hint's sentences speak of. */

import { lowestBit } from '../../../lib/bits.ts';
import { joinWithOr } from '../../../lib/joinWithAnd.ts';
import type { Board, Focus, State } from '../rules/types.ts';
import type { Unit } from './units.ts';

/** If a sentence would list more positions of a row than this, it tells only how many there are. */
const LISTED = 2;

/** A digit with its article: "a 7", but "an 8". */
export function one(digit: number): string {
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

/** A slide in words, in the shorter direction from the row's present position: "2 right". */
export function slideName(size: number, by: number): string {
  return by * 2 > size ? `${size - by} left` : `${by} right`;
}

/** How many columns to the right a row must move from its present position to reach `slide`. */
export function slideFrom(state: State, row: number, slide: number): number {
  const size = state.slides.length;
  return (slide + size - state.slides[row]!) % size;
}

export const unitPlace = ({ kind, index }: Unit): Focus =>
  kind === 'row' ? { row: index } : { unit: kind, index };

export const slidesIn = (bits: number): number[] => {
  const slides: number[] = [];
  for (let rest = bits; rest !== 0; rest &= rest - 1) slides.push(lowestBit(rest));
  return slides;
};

/**
 * The slides that a row cannot make, in words: "cannot stay or slide 1 right", "cannot slide 1
 * right or 2 left", "cannot go to 5 of its places".
 */
export function cannot(state: State, row: number, slides: readonly number[]): string {
  if (slides.length > LISTED) return `cannot go to ${slides.length} of its places`;
  const ways = slides.map((slide) => slideFrom(state, row, slide));
  const away = ways.filter((by) => by !== 0).map((by) => slideName(state.slides.length, by));
  const slid = away.length > 0 ? [`slide ${joinWithOr(away)}`] : [];
  return `cannot ${joinWithOr([...(ways.includes(0) ? ['stay'] : []), ...slid])}`;
}
