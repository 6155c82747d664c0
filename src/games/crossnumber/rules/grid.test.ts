import { describe, expect, it } from 'vitest';
import { entryName, gridOf, numberAt } from './grid.ts';

/** A grid whose entries were numbered by hand, in the usual newspaper order. */
const ROWS = ['..#..', '.....', '#...#', '.....', '..#..'];

describe('a grid', () => {
  const { entries, numbers, through, cells } = gridOf(ROWS);

  it('numbers its entries in reading order', () => {
    expect(entries.map(({ id }) => id).join(' ')).toBe(
      '1a 3a 5a 7a 8a 10a 11a 1d 2d 3d 4d 6d 8d 9d',
    );
  });

  it('knows where they run', () => {
    const cellsOf = (id: string) => entries.find((entry) => entry.id === id)?.cells;
    expect(cellsOf('1a')).toEqual([0, 1]);
    expect(cellsOf('5a')).toEqual([5, 6, 7, 8, 9]);
    expect(cellsOf('2d')).toEqual([1, 6, 11, 16, 21]);
    expect(cellsOf('9d')).toEqual([19, 24]);
  });

  it('knows what goes through a cell', () => {
    expect(cells).toHaveLength(21);
    expect(through[2]).toEqual([]);
    expect(through[7]!.map((i) => entries[i]!.id)).toEqual(['5a', '6d']);
    expect(numbers.slice(0, 6)).toEqual([1, 2, 0, 3, 4, 5]);
  });
});

it('says how an entry is called', () => {
  expect(entryName('4d')).toBe('4 down');
  expect(entryName('12a')).toBe('12 across');
});

it('reads a number only where no digit is missing', () => {
  expect(numberAt([1, 4, 4], [0, 1, 2])).toBe(144);
  expect(numberAt([1, -1, 4], [0, 1, 2])).toBeNull();
});
