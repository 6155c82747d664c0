import { expect, it } from 'vitest';
import { menuWords } from './menuWords.ts';

const MENU = [{ size: '5 × 5' }, { size: '6 × 6' }, { size: '7 × 7' }];

it.each([
  ['1', 'Week 1 of 3: 5 × 5', 'Grids get bigger each week. Next week: 6 × 6.'],
  ['5', 'Week 2 of 3: 6 × 6', 'Grids get bigger each week. Next week: 7 × 7.'],
  ['6', 'Week 3 of 3: 7 × 7', 'This is the biggest grid. Next week starts again with 5 × 5.'],
])('tells where puzzle %s stands in the menu, and what comes next', (id, now, next) => {
  // No line breaks a size.
  const unbroken = (words: string) => words.replaceAll(' × ', '\u00a0×\u00a0');
  expect(menuWords(MENU, id)).toEqual({ now: unbroken(now), next: unbroken(next) });
});

it('tells nothing of a game without a menu', () => expect(menuWords(undefined, '1')).toBeNull());
