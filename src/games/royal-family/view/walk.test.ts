import { expect, it } from 'vitest';
import { layoutOf } from '../rules/layout.ts';
import { treeOf } from '../rules/tree.ts';
import { stepTo } from './walk.ts';

/**
 * A family by plate: a queen (1), her husband (0), their children 2 (who married 3) and 4, and a
 * grandchild, 5.
 */
const FAMILY = {
  plates: [
    { sex: 'm' as const, parents: [], born: 1700, title: '' },
    { sex: 'f' as const, parents: [], born: 1702, title: 'Queen' },
    { sex: 'f' as const, parents: [0, 1], born: 1725, title: '' },
    { sex: 'm' as const, parents: [], born: 1720, title: '' },
    { sex: 'm' as const, parents: [0, 1], born: 1728, title: '' },
    { sex: 'm' as const, parents: [2, 3], born: 1750, title: '' },
  ],
  marriages: [[0, 1] as const, [2, 3] as const],
  monarch: 1,
};
const tree = treeOf(FAMILY);
const layout = layoutOf(FAMILY);

it.each([
  ['up to the parent of the family', 2, 'ArrowUp', 1],
  ['up to the parent of the family, not the one who married in', 5, 'ArrowUp', 2],
  ['nowhere from a founder', 1, 'ArrowUp', null],
  ['nowhere from one who married in', 3, 'ArrowUp', null],
  ['down to the eldest child', 0, 'ArrowDown', 2],
  ['down from a husband too', 3, 'ArrowDown', 5],
  ['nowhere from the childless', 4, 'ArrowDown', null],
  ['right to a husband', 2, 'ArrowRight', 3],
  ['right to a brother-in-law', 3, 'ArrowRight', 4],
  ['left to a wife', 3, 'ArrowLeft', 2],
  ['no further than the end of the row', 4, 'ArrowRight', null],
  ['nowhere by another key', 2, 'Home', null],
])('an arrow leads %s', (_, from, key, to) => {
  expect(stepTo(tree, layout, from, key)).toBe(to);
});
