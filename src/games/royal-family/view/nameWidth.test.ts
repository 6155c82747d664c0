/**
 * Checks the estimated widths of names against those that a browser measured in Fraunces, in ems.
 */
import { expect, it } from 'vitest';
import { commonWidth, widthOf } from './nameWidth.ts';

it.each([
  ['Jessamy', 3.84],
  ['Ursaline', 3.84],
  ['Wynifer', 3.73],
  ['Malvern', 3.78],
  ['Morvenna', 4.66],
])('%s fits in what is reckoned for it, with little to spare', (name, measured) => {
  expect(widthOf(name)).toBeGreaterThanOrEqual(measured);
  expect(widthOf(name)).toBeLessThan(measured * 1.12);
});

it('the longest name gives the size, unless it is so long that it alone is smaller', () => {
  const [short, long, longest] = [{ name: 'Ivo' }, { name: 'Jessamy' }, { name: 'Morvenna' }];
  expect(commonWidth([short, long])).toBe(widthOf('Jessamy'));
  expect(commonWidth([short, long, longest])).toBeGreaterThan(widthOf('Jessamy'));
  expect(commonWidth([short, long, longest])).toBeLessThan(widthOf('Morvenna'));
});
