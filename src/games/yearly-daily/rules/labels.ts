/** What squares and pieces are called in sentences. */
import { listed } from '../../../lib/listed.ts';
import { SQUARES } from './calendar.ts';
import { PIECES } from './pieces.ts';

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** "March" or "31", as a square of the board is read out. */
export function labelOf(square: number): string {
  const place = SQUARES.indexOf(square);
  return MONTHS[place] ?? String(place - MONTHS.length + 1);
}

/** "the spoon" */
export function theOf(piece: number): string {
  return `the ${PIECES[piece]?.name}`;
}

/** The squares in reading order: "March, 2, 9 and 10" */
export function labelsOf(squares: readonly number[]): string {
  return listed([...squares].sort((a, b) => a - b).map(labelOf));
}

/** "one way", "164 ways" */
export function ways(count: number): string {
  return count === 1 ? 'one way' : `${count} ways`;
}
