/** Names of squares and pieces in sentences. */
import { count } from '../../../lib/count.ts';
import { joinWithAnd } from '../../../lib/joinWithAnd.ts';
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

/** A square's name to read out: "March" or "31". */
export function labelOf(square: number): string {
  const place = SQUARES.indexOf(square);
  return MONTHS[place] ?? String(place - MONTHS.length + 1);
}

/** A piece's name with its article: "the spoon". */
export function theOf(piece: number): string {
  return `the ${PIECES[piece]?.name}`;
}

/** The names of squares in reading order, as a list: "March, 2, 9 and 10". */
export function labelsOf(squares: readonly number[]): string {
  return joinWithAnd([...squares].sort((a, b) => a - b).map(labelOf));
}

/** A number of solutions as the board's wood tells it: "164 ways". */
export const ways = (n: number) => count(n, 'way');

const COUNTS = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six'],
  ...['seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
];

/**
 * A count in words as far as twelve, so that it is not taken for the name of a day: "three", "13".
 */
export function inWords(count: number): string {
  return COUNTS[count] ?? String(count);
}
