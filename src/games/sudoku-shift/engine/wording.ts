/** Words for the rows, units, digits and slides that a hint's sentences speak of. */

import { lowestBit } from '../../../lib/bits.ts';
import { joinWithOr } from '../../../lib/joinWithAnd.ts';
import type { Board, Focus, State } from '../rules/types.ts';
import type { Unit } from './units.ts';

/** If a sentence would list more positions of a row than this, it tells only how many there are. */
export const LISTED = 2;

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

/** How far a row slides, and its direction: the shorter one from its present position. */
const shorterWay = (size: number, by: number) =>
  by * 2 > size ? [size - by, 'left'] : [by, 'right'];

/** A slide in words: "2 to the right". */
export const slideName = (size: number, by: number) => shorterWay(size, by).join(' to the ');

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

/** A row's slides, in few words: "stay or slide 1 right". */
export function slidesNamed(state: State, row: number, slides: readonly number[]): string {
  const ways = slides.map((slide) => slideFrom(state, row, slide));
  const away = ways
    .filter((by) => by !== 0)
    .map((by) => shorterWay(state.slides.length, by).join(' '));
  const slid = away.length > 0 ? [`slide ${joinWithOr(away)}`] : [];
  return joinWithOr([...(ways.includes(0) ? ['stay'] : []), ...slid]);
}
