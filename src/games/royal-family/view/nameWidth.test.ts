/** Widths as a browser measured them in Fraunces, in ems. */
import { expect, it } from 'vitest';
import { widestOf } from './nameWidth.ts';

it.each([
  ['Jessamy', 3.83],
  ['Ursaline', 3.87],
  ['Wynifer', 3.76],
  ['Malvern', 3.8],
])('%s fits in what is reckoned for it, with little to spare', (name, measured) => {
  expect(widestOf([{ name }])).toBeGreaterThanOrEqual(measured);
  expect(widestOf([{ name }])).toBeLessThan(measured * 1.15);
});

it('the longest of the names is what counts', () => {
  const [short, long] = [{ name: 'Ivo' }, { name: 'Ottiline' }];
  expect(widestOf([short, long])).toBe(widestOf([long]));
  expect(widestOf([long])).toBeGreaterThan(widestOf([short]));
});
