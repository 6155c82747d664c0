import { expect, it } from 'vitest';
import { unwrap } from '../../../lib/result.ts';
import { apply, start } from '../rules/rules.ts';
import type { Move } from '../rules/types.ts';
import { coach } from './coach.ts';
import { EXAMPLE } from './example.ts';

/** The sentences from the start on, one after each move. */
function told(...moves: readonly Move[]): string[] {
  let state = start(EXAMPLE);
  return [
    coach(EXAMPLE, state),
    ...moves.map((move) => {
      state = unwrap(apply(EXAMPLE, state, move));
      return coach(EXAMPLE, state);
    }),
  ];
}

const slide = (row: number, by: number): Move => ({ type: 'shift', row, by });
const fill = (row: number, cell: number, digit: number): Move => ({
  type: 'fill',
  row,
  cell,
  digit,
});

it('leads from the goal to the end, a sentence after every move', () => {
  expect(told(slide(1, 3), slide(3, 2), fill(0, 2, 3), fill(3, 3, 3))).toEqual([
    'No digit twice in a row, column or box. Row 2 has slipped sideways: slide it.',
    'That row fits: none of its digits meets its equal. Now slide row 4.',
    'All rows are home. Row 1 lacks one digit: choose its blank and write it.',
    'Right. One blank is left, in row 4.',
    'Solved: no row, column or box has a digit twice.',
  ]);
});

it('says which digits clash, and what may be done about it', () => {
  expect(told(slide(1, 1), slide(1, 1), slide(1, 1)).slice(1)).toEqual([
    'A clash: rows 1 and 2 have a 1 in the same column. Slide row 2 on.',
    'A clash: rows 1 and 2 have a 1 in the same box. Slide row 2 on.',
    'That row fits: none of its digits meets its equal. Now slide row 4.',
  ]);
  expect(told(fill(0, 2, 4)).at(-1)).toBe('A clash: row 1 has two 4s. Write another digit.');
});

it('asks again for a row that was slid back to where it was', () => {
  expect(told(slide(1, 3), slide(1, 1)).at(-1)).toMatch(/Row 2 has slipped sideways: slide it\.$/);
});
