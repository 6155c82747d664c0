import { expect, it } from 'vitest';
import { GUESSES } from '../../tests/support/measures.ts';
import { bucketLabel } from './buckets.ts';
import { shortFigure, spokenFigure } from './figures.ts';

it('writes guesses as a number, their mean with one place, and a loss as a cross', () => {
  expect([1, 4, 3.55, 6, 7].map((rank) => shortFigure(GUESSES, rank))).toEqual([
    '1',
    '4',
    '3.5',
    '6',
    'X',
  ]);
  expect([1, 4, 7].map((rank) => spokenFigure(GUESSES, rank))).toEqual([
    '1 guess',
    '4 guesses',
    'not found',
  ]);
});

it('names the bar of the lost ones after the cross', () => {
  const bars = [1, 6, 7].map((from) => bucketLabel(GUESSES, { from, to: from + 1, count: 0 }));
  expect(bars).toEqual(['1', '6', 'X']);
  expect(bucketLabel(GUESSES, { from: 7, to: null, count: 2 })).toBe('X');
});
