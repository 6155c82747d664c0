import { describe, expect, it } from 'vitest';
import { gridOf } from '../rules/grid.ts';
import {
  afterArrow,
  along,
  atEnd,
  intoEntry,
  nextUnfilled,
  type Selection,
  selectionAt,
} from './selection.ts';

/*
 *  1 2 # 3 4
 *  5 . . . .
 *  # . # . #
 *  6 . . . 7
 *  8 . # 9 .
 */
const grid = gridOf(['..#..', '.....', '#.#.#', '.....', '..#..']);
const at = (cell: number, direction: 'across' | 'down'): Selection => ({ cell, direction });
const entry = (id: string) => grid.entries[grid.indexOf.get(id)!]!;

describe('arrows', () => {
  it.each([
    ['move along the entry', at(5, 'across'), 'ArrowRight', at(6, 'across')],
    ['turn first when they cross it', at(6, 'across'), 'ArrowDown', at(6, 'down')],
    ['move once they go along', at(6, 'down'), 'ArrowDown', at(11, 'down')],
    ['move at once where there is nothing to turn to', at(7, 'across'), 'ArrowUp', at(7, 'across')],
    ['jump over blocks', at(1, 'across'), 'ArrowRight', at(3, 'across')],
    ['take the entry that there is', at(6, 'down'), 'ArrowDown', at(11, 'down')],
    ['stay at the edge', at(0, 'across'), 'ArrowLeft', at(0, 'across')],
  ])('%s', (_, from, key, to) => expect(afterArrow(grid, from, key)).toEqual(to));

  it('take the way that a cell has when it has only one', () => {
    // Cell 11 is in 2 down only: arriving from the right turns the typing down.
    expect(afterArrow(grid, at(13, 'down'), 'ArrowLeft')).toEqual(at(11, 'down'));
  });

  it('are no other keys', () => expect(afterArrow(grid, at(0, 'across'), 'Enter')).toBeNull());
});

it('goes into an entry at its first empty cell', () => {
  expect(intoEntry(entry('5a'), (cell) => cell >= 7)).toEqual(at(7, 'across'));
  expect(intoEntry(entry('5a'), () => false)).toEqual(at(5, 'across'));
});

it('goes along the entry and no further', () => {
  expect(along(grid, at(8, 'across'), 1)).toEqual(at(9, 'across'));
  expect(along(grid, at(9, 'across'), 1)).toEqual(at(9, 'across'));
  expect(along(grid, at(5, 'across'), -1)).toEqual(at(5, 'across'));
  expect(atEnd(grid, at(7, 'across'), 'first')).toEqual(at(5, 'across'));
  expect(atEnd(grid, at(7, 'across'), 'last')).toEqual(at(9, 'across'));
});

it('goes on to the next entry that is not full, round from the last to the first', () => {
  const empty =
    (...cells: number[]) =>
    (cell: number) =>
      cells.includes(cell);
  expect(nextUnfilled(grid, entry('1a'), empty(5, 20))?.id).toBe('5a');
  expect(nextUnfilled(grid, entry('5a'), empty(0))?.id).toBe('1d');
  expect(nextUnfilled(grid, entry('7d'), empty(0, 1))?.id).toBe('1a');
  expect(nextUnfilled(grid, entry('1a'), empty())).toBeNull();
});

describe('a place', () => {
  it('is read again', () => {
    expect(selectionAt(grid, { ...at(6, 'down') })).toEqual(at(6, 'down'));
  });

  it.each([
    null,
    {},
    { cell: 2, direction: 'across' },
    { cell: 11, direction: 'across' },
    { cell: 99, direction: 'down' },
    { cell: '0', direction: 'across' },
    { cell: 0, direction: '__proto__' },
  ])('of %j there is none', (place) => expect(selectionAt(grid, place)).toBeNull());
});
