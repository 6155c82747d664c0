/** The notes beside the clues of entries with two, three and four digits. */
import { expect, it } from 'vitest';
import { CONVENTIONS, notesOf } from './notes.ts';
import type { Board, EntryId, Node } from './types.ts';

/** 1 across and 5 across have four digits, 3 across has three, 4 down two. */
const ROWS = ['....', '.#.#', '...#', '....'];

const noted = (id: EntryId, clue: Node) => {
  const board: Board = { rows: ROWS, clues: { [id]: clue }, beans: 1 };
  return notesOf(board, id);
};

const CASES: readonly (readonly [EntryId, Node, string])[] = [
  ['4d', ['multiple', 12], '12 itself counts.'],
  // An entry of four digits cannot be 12.
  ['1a', ['multiple', 12], ''],
  ['1a', ['multiple', '5a'], '5 across itself counts.'],
  ['1a', ['multiple', '4d'], ''],
  ['4d', ['factor', '1a'], ''],
  ['5a', ['factor', 5040], '5040 itself counts.'],
  ['4d', ['multiple', ['digit-sum-of', '1a']], 'The digit sum of 1 across itself counts.'],
  ['4d', ['more', 1, ['multiple', 98]], '98 itself counts.'],
  ['4d', ['more', 2, ['multiple', 98]], ''],
  ['4d', ['power', 12], '12 itself counts.'],
  ['3a', ['power', 12], ''],
  ['1a', ['prime-factors', 3], '12 has two: 2 and 3.'],
  ['1a', ['ascending'], 'Each digit is greater than the one before.'],
  ['1a', ['and', ['prime'], ['descending']], 'Each digit is less than the one before.'],
  ['1a', ['consecutive'], 'Like 354: no repeats, and 0 does not follow 9.'],
  ['1a', ['even'], '0 is even.'],
  ['1a', ['leap-year'], '2000 was one, 1900 was not.'],
  ['4d', ['times', 3, ['palindrome']], 'A single digit counts too.'],
  ['3a', ['times', 3, ['palindrome']], ''],
  ['4d', ['palindrome'], ''],
  ['4d', ['half', ['palindrome']], ''],
  ['4d', ['less', 2, ['palindrome']], ''],
  ['4d', ['prime'], ''],
  ['1a', ['contains', '4d'], 'A repeated digit is needed only once.'],
  ['1a', ['different-with', '4d'], ''],
  ['1a', ['greatest', '5a'], 'No other entry equals it.'],
  ['1a', ['and', ['prime'], ['least', '5a']], 'No other entry equals it.'],
  ['1a', ['time'], 'Like 945 or 1435, up to 2359.'],
  ['1a', ['date'], '3112 is 31 December. 29 February counts.'],
  ['1a', ['is', ['prime-after', '5a']], 'Never the number itself.'],
  ['1a', ['is', ['square-after', '5a']], 'Never the number itself.'],
  ['1a', ['multiple', ['puzzle-number', 61]], 'This puzzle is number 61.'],
  ['1a', ['is', ['sum', '4d', ['puzzle-year', 2027]]], 'This puzzle is from 2027.'],
];

it.each(CASES)('%s, %j: %s', (id, clue, text) => {
  expect(noted(id, clue).map((note) => note.text)).toEqual(text === '' ? [] : [text]);
});

it('an entry without a clue has none', () => {
  expect(notesOf({ rows: ROWS, clues: {}, beans: 1 }, '1a')).toEqual([]);
});

it('each convention of the rules stands beside some clue, but those that the words of their clues tell', () => {
  const told = CASES.flatMap(([id, clue]) => noted(id, clue).map(({ tells }) => tells));
  expect([...new Set(told)].sort()).toEqual(
    Object.keys(CONVENTIONS)
      .filter((convention) => !['anagram', 'together'].includes(convention))
      .sort(),
  );
});
