import { expect, it } from 'vitest';
import { distance, likenessOf, type Step, traitsOf } from './likeness.ts';
import { loadToolkit } from './toolkits.ts';

const stepsOf = (...ratings: number[]): Step[] =>
  ratings.map((rating) => ({ technique: `of ${rating}`, rating }));
const rising = { counts: { 'blanks 0': 4 }, way: stepsOf(1, 1, 1, 1, 1, 1, 1, 1, 3, 3) };
const falling = { counts: { 'blanks 0': 2 }, way: stepsOf(3, 3, 1, 1, 1, 1, 1, 1, 1, 1) };
const other = { counts: { 'blanks 1': 5 }, way: stepsOf(2, 2, 4, 2, 2, 2, 2, 4, 2, 2) };

it('measures nothing between equal boards, and one between boards without anything in common', () => {
  expect(distance(rising, rising)).toBeCloseTo(0);
  expect(distance(rising, other)).toBeCloseTo(1);
  // Half of the counts differ by a half, and the steps are the same.
  expect(distance(rising, falling)).toBeCloseTo(0.25);
});

it('finds a repeat, the nearest board, and a hardest step of the same kind', () => {
  expect(likenessOf(rising, [other, falling])).toEqual({
    ...{ nearest: 1, repeats: true, hardestAgain: null, climb: 'crescendo' },
  });
  expect(likenessOf(falling, [rising, rising, other])).toEqual({
    ...{ nearest: 0, repeats: false, hardestAgain: 'of 3', climb: 'avalanche' },
  });
});

it('takes counts and steps from a game’s own board', async () => {
  const toolkit = await loadToolkit('royal-family');
  const { boards } = toolkit.engine.generate('900', 0);
  const { counts, way } = traitsOf(toolkit, boards[0]);
  const { plates, clues } = boards[0] as { plates: unknown[]; clues: { kind: string }[] };
  expect(counts).toMatchObject({ people: plates.length, clues: clues.length });
  const kinds = Object.entries(counts).filter(([name]) => name.startsWith('kind '));
  expect(kinds.reduce((sum, [, count]) => sum + count, 0)).toBe(clues.length);
  expect(way.length).toBeGreaterThan(5);
});
