import { expect, it } from 'vitest';
import { unwrap } from '../../../lib/result.ts';
import { apply, start } from '../rules/rules.ts';
import { EXAMPLE } from './example.ts';
import { moveSelection, placeOf, selectionAt } from './selection.ts';

const state = unwrap(apply(EXAMPLE, start(EXAMPLE), { type: 'shift', row: 1, by: 3 }));

it.each([
  ['ArrowDown', { row: 1, cell: 0 }, { row: 2, cell: 3 }],
  ['ArrowUp', { row: 0, cell: 2 }, { row: 3, cell: 2 }],
  ['ArrowRight', { row: 1, cell: 0 }, { row: 1, cell: 1 }],
  ['ArrowLeft', { row: 1, cell: 1 }, { row: 1, cell: 0 }],
  ['ArrowRight', { row: 0, cell: 3 }, { row: 0, cell: 0 }],
])('%s moves in the frame, not in the row', (key, from, to) => {
  expect(moveSelection(state, from, key)).toEqual(to);
});

it('a place is told and read again', () => {
  for (const size of [4, 6, 9]) {
    const last = { row: size - 1, cell: size - 2 };
    expect(selectionAt(placeOf(last, size), size)).toEqual(last);
    expect(selectionAt(placeOf({ row: 0, cell: 0 }, size), size)).toEqual({ row: 0, cell: 0 });
  }
});

it.each([null, undefined, -1, 16, 1.5, '3', [3], { row: 0, cell: 0 }])(
  '%j is no place',
  (place) => {
    expect(selectionAt(place, 4)).toBeNull();
  },
);
