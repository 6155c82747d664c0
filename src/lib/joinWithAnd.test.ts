import { expect, it } from 'vitest';
import { joinWithAnd, joinWithOr } from './joinWithAnd.ts';

it('puts words in a row as a sentence does', () => {
  expect(joinWithAnd([])).toBe('');
  expect(joinWithAnd(['Peru'])).toBe('Peru');
  expect(joinWithAnd(['Peru', 'Chile'])).toBe('Peru and Chile');
  expect(joinWithAnd(['Peru', 'Chile', 'Brazil'])).toBe('Peru, Chile and Brazil');
});

it('offers them as a sentence does', () => {
  expect([[], [7], [7, 8], ['7', '8', '9']].map(joinWithOr)).toEqual([
    '',
    '7',
    '7 or 8',
    '7, 8 or 9',
  ]);
});
