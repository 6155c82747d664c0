import { expect, it } from 'vitest';
import type { Board } from '../rules/types.ts';
import { slidBy, slideRow, togglePin, writeDigit } from './edits.ts';
import { clashesIn, type Homes, homesAfter, homesOf } from './homes.ts';

/**
 * A board with the solution 1234, 3412, 2143, 4321; the second row is displayed one column left of
 * its home position.
 */
const board: Board = {
  ...{ size: 4, box: [2, 2], beans: 1, pinned: [0] },
  rows: ['12.4', '412.', '2.43', '43.1'],
};
const homes: Homes = homesOf(board, { slides: [0, 1, 0, 0] } as never);
const key = (row: number, cell: number) => row * board.size + cell;

it('finds nothing that clashes on a board that comes out', () => {
  expect(clashesIn(board, homes)).toEqual(new Set());
});

it('marks a digit where its row belongs, though the row may slide', () => {
  // In its home position, the second row's 1 is below the first row's 1.
  const written = writeDigit(board, 1, 3, 1);
  expect(written.rows[1]).toBe('4.21');
  const after = homesAfter(homes, board, written, { row: 1, by: 0 });
  expect(clashesIn(written, after)).toEqual(new Set([key(0, 0), key(1, 3)]));
  // While the rows' home positions are unknown, no clash of digits is reported.
  expect(clashesIn(written, null)).toEqual(new Set());
  expect(clashesIn(written, homes)).toEqual(new Set());
});

it('follows a row that is slid, and one that is pinned', () => {
  const written = writeDigit(board, 1, 3, 1);
  const known = homesAfter(homes, board, written, { row: 1, by: 0 });
  const slid = slideRow(written, 1, 3);
  const after = homesAfter(known, written, slid, { row: 1, by: 3 });
  expect(after?.slides).toEqual([0, 2, 0, 0]);
  expect(clashesIn(slid, after)).toEqual(new Set([key(0, 0), key(1, 2)]));
  const pinned = togglePin(slid, 1, 2)!;
  const by = slidBy(slid, pinned, 1);
  const home = homesAfter(after, slid, pinned, { row: 1, by });
  expect(home?.slides).toEqual([0, 0, 0, 0]);
  expect(clashesIn(pinned, home)).toEqual(new Set([key(0, 0), key(1, 0)]));
  // A pinned row is always in its home position.
  expect(clashesIn(pinned, null)).toEqual(new Set([key(0, 0), key(1, 0)]));
});

it('knows nothing after an edit of a board that it knows nothing of', () => {
  const other = writeDigit(board, 2, 1, 0);
  expect(homesAfter(homes, slideRow(board, 2, 1), other, { row: 2, by: 0 })).toBeNull();
  expect(homesAfter(null, board, other, { row: 2, by: 0 })).toBeNull();
});
