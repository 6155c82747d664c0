import { expect, it } from 'vitest';
import { multiplyUp } from './digitWhys.ts';
import type { Node } from './types.ts';
import { wayBack, workingsOf } from './workings.ts';

const look = (id: string) => ({ '1a': 21, '2d': 253 })[id] ?? Number.NaN;

it.each<[Node, number, string[]]>([
  [['less', 8, ['times', 2, '1a']], 34, ['2 × 21 = 42', '42 − 8 = 34']],
  [['digit-sum-of', '2d'], 10, ['2 + 5 + 3 = 10']],
  [['cube-of', ['digit-sum-of', '1a']], 27, ['2 + 1 = 3', '3 × 3 × 3 = 27']],
  [['difference', '1a', '2d'], 232, ['253 − 21 = 232']],
])('a calculation in figures, innermost first: %j', (node, value, lines) => {
  expect(workingsOf(node, 'number', look)).toEqual({ value, lines });
});

it.each<[Node, number, { value: number; lines: string[] }[]]>([
  [['less', 8, ['times', 2, '1a']], 34, [{ value: 21, lines: ['34 + 8 = 42', '42 ÷ 2 = 21'] }]],
  [
    ['difference', '1a', '2d'],
    232,
    [
      { value: 485, lines: ['253 + 232 = 485'] },
      { value: 21, lines: ['253 − 232 = 21'] },
    ],
  ],
  [['square-of', '1a'], 440, []],
])('a calculation backwards: %j', (node, value, found) => {
  expect(wayBack(node, { value, lines: [] }, '1a', look).map((way) => way.found)).toEqual(found);
});

it('factorises a product before it names the digits', () => {
  const own = {
    name: '3 down',
    before: [279, 367],
    after: [279, 367],
    digits: [null, null, null],
    narrowed: [],
  };
  const total = { name: '126', before: [126], after: [126], digits: [], narrowed: [] };
  expect(multiplyUp(own, total)[0]).toBe(
    '126 is 2 × 3 × 3 × 7. So the digits of 3 down multiply to 126: 2, 7 and 9, or 3, 6 and 7',
  );
});
