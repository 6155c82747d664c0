/**
 * The conventions behind the clues: in full for the rules, and as short notes beside a clue. A note
 * appears only where the convention can matter for the entry's length. Clues about anagrams, or
 * digits that two numbers do not share, need none: their words say it. tests/crossnumberReadings.proof.test.ts reads every packed clue in
 * alternative ways, and fails where a note that rules out such a reading is missing.
 */
import { capital } from '../../../lib/capital.ts';
import { gridOf } from './grid.ts';
import { entriesIn, numberGiven } from './meaning.ts';
import { partName } from './sentences.ts';
import type { Board, EntryId, Node, Part } from './types.ts';

/** Each convention's sentence in the rules of the game. */
export const CONVENTIONS = {
  anagram: 'An anagram has the same digits in a different order, so it is a different number.',
  itself: 'Every number counts as a multiple, a factor and a power of itself.',
  factors:
    'A repeated prime factor counts only once: 12 = 2 × 2 × 3 has two prime factors, 2 and 3.',
  digits: 'Digits that rise or fall do so at every step: no two neighbours are equal.',
  consecutive:
    'Consecutive digits can be in any order, as in 354, but none repeats, and 0 does not follow 9.',
  even: '0 is an even digit.',
  palindrome: 'A single digit is a palindrome.',
  contains: 'A number that has every digit of another needs a repeated digit only once.',
  after: 'The next prime or square after a number is never the number itself.',
  together:
    'If two numbers share no digit and neither repeats a digit, all the digits of the two numbers are different.',
  greatest: 'If an entry is the largest or smallest of its length, no other entry equals it.',
  time: 'Times use the 24-hour clock: 945 is 9:45, and 2359 is the latest possible.',
  date: 'Dates are written day first: 3112 is 31 December. 29 February counts.',
  puzzle: 'Clues can mention the puzzle’s own number, or the year in which it comes out.',
  leap: 'Years ending in 00 are leap years only if they are divisible by 400.',
} as const;

export type Convention = keyof typeof CONVENTIONS;

export interface Note {
  readonly tells: Convention;
  readonly text: string;
}

/** A range of numbers, both bounds included. */
type Span = readonly [low: number, high: number];

const spanOf = (length: number): Span => [10 ** (length - 1), 10 ** length - 1];

/** A clue and its enclosing clues, as in "three times a palindrome". */
interface Place {
  readonly clue: Node;
  /** Whether a number of the inner clue can lead to a number of the entry's length. */
  mayBe(numbers: Span): boolean;
  /** The possible range of a part's number. */
  spanOf(part: Part): Span;
}

const always = (tells: Convention, text: string) => (): readonly Note[] => [{ tells, text }];

/**
 * The note that a number counts as its own multiple, factor or power, if the entry's number can
 * equal it.
 */
function itself({ clue, mayBe, spanOf }: Place): readonly Note[] {
  const part = clue[1]!;
  const text = `${capital(partName(part, 'number'))} itself counts.`;
  return mayBe(spanOf(part)) ? [{ tells: 'itself', text }] : [];
}

/** The notes beside a clue, by its kind of property. */
const OF_KIND: Readonly<Record<string, (place: Place) => readonly Note[]>> = {
  multiple: itself,
  factor: itself,
  power: itself,
  'prime-factors': always('factors', '12 has two: 2 and 3.'),
  ascending: always('digits', 'Each digit is greater than the one before.'),
  descending: always('digits', 'Each digit is less than the one before.'),
  consecutive: always('consecutive', 'Like 354: no repeats, and 0 does not follow 9.'),
  even: always('even', '0 is even.'),
  contains: always('contains', 'A repeated digit is needed only once.'),

  greatest: always('greatest', 'No other entry equals it.'),
  least: always('greatest', 'No other entry equals it.'),
  time: always('time', 'Like 945 or 1435, up to 2359.'),
  date: always('date', '3112 is 31 December. 29 February counts.'),
  'leap-year': always('leap', '2000 was one, 1900 was not.'),
  palindrome: ({ mayBe }) =>
    mayBe([1, 9]) ? [{ tells: 'palindrome', text: 'A single digit counts too.' }] : [],
};

/** By kind of an enclosing clue: computes the enclosing clue's number from the inner clue's. */
const AROUND: Readonly<Record<string, (value: number, by: number) => number>> = {
  more: (value, by) => value + by,
  less: (value, by) => value - by,
  times: (value, by) => value * by,
  half: (value) => value / 2,
};

/** The notes on computed numbers, by their kind. */
const OF_NUMBER: Readonly<Record<string, (by: Part) => Note>> = {
  'prime-after': () => ({ tells: 'after', text: 'Never the number itself.' }),
  'square-after': () => ({ tells: 'after', text: 'Never the number itself.' }),
  'puzzle-number': (number) => ({ tells: 'puzzle', text: `This puzzle is number ${number}.` }),
  'puzzle-year': (year) => ({ tells: 'puzzle', text: `This puzzle is from ${year}.` }),
};

function notesOnNumbers([kind, ...parts]: Node): readonly Note[] {
  const own = Object.hasOwn(OF_NUMBER, kind) ? [OF_NUMBER[kind]!(parts[0]!)] : [];
  return [
    ...own,
    ...parts.filter((part): part is Node => Array.isArray(part)).flatMap(notesOnNumbers),
  ];
}

function notesIn(place: Place): readonly Note[] {
  const { clue, mayBe } = place;
  const around = AROUND[clue[0]];
  const by = Number(clue[1]);
  const inside = clue.slice(1).filter((part): part is Node => Array.isArray(part));
  const own = OF_KIND[clue[0]]?.(place) ?? [];
  if (clue[0] === 'and') {
    return inside.flatMap((part) => notesIn({ ...place, clue: part }));
  }
  if (!around) return own;
  return inside.flatMap((part) =>
    notesIn({
      ...place,
      clue: part,
      mayBe: ([low, high]) => mayBe([around(low, by), around(high, by)]),
    }),
  );
}

/** The notes for an entry's clue; empty if it depends on no convention. */
export function notesOf({ rows, clues }: Board, id: EntryId): readonly Note[] {
  if (!Object.hasOwn(clues, id)) return [];
  const grid = gridOf(rows);
  const lengthOf = (entry: EntryId) => grid.entries[grid.indexOf.get(entry)!]!.cells.length;
  const [least, most] = spanOf(lengthOf(id));
  const told = notesOnNumbers(clues[id]!);
  const onProperties = notesIn({
    clue: clues[id]!,
    mayBe: ([low, high]) => low <= most && high >= least,
    spanOf(part) {
      if (typeof part === 'number') return [part, part];
      if (typeof part === 'object' && entriesIn(part, 'number').length === 0) {
        const value = numberGiven(['is', part], () => Number.NaN)!();
        return [value, value];
      }
      return typeof part === 'string' ? spanOf(lengthOf(part)) : [1, Number.POSITIVE_INFINITY];
    },
  });
  return [...onProperties, ...told];
}
