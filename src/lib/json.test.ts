import { expect, it } from 'vitest';
import { isSame } from './json.ts';

it.each<[unknown, unknown]>([
  [1, 1],
  [null, null],
  [
    [1, ['a', true]],
    [1, ['a', true]],
  ],
  [
    { type: 'place', plate: 4, name: 1 },
    { type: 'place', name: 1, plate: 4 },
  ],
  [{ a: 1, b: undefined }, { a: 1 }],
  [{}, {}],
])('%j is %j', (a, b) => {
  expect(isSame(a, b)).toBe(true);
  expect(isSame(b, a)).toBe(true);
});

it.each<[unknown, unknown]>([
  [1, '1'],
  [null, {}],
  [null, undefined],
  [[], {}],
  [[1], [1, 2]],
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { b: 1 }],
  [{ a: null }, {}],
  [{ toString: 1 }, {}],
  [{ a: { b: 1 } }, { a: { b: [1] } }],
])('%j is not %j', (a, b) => {
  expect(isSame(a, b)).toBe(false);
  expect(isSame(b, a)).toBe(false);
});
