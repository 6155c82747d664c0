/** Boards on a page that runs from right to left, as translations into Arabic and Hebrew do. */
// @module-tag all
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { boxOf, button, click, press } from './support/input.ts';
import { PHONE } from './support/play.tsx';
import { nameOf, open, openCrossnumber, squares } from './support/pressing.ts';
import { board, family } from './support/royalFamily.ts';

beforeEach(() => {
  document.documentElement.dir = 'rtl';
});
afterEach(() => {
  document.documentElement.dir = '';
});

const expectOrder = (...parts: readonly Locator[]) => {
  const edges = parts.map((part) => boxOf(part).left);
  expect(edges).toEqual(edges.toSorted((a, b) => a - b));
  expect(new Set(edges).size).toBe(edges.length);
};

/** Presses an arrow key on the focused square, and expects the focus further to the right. */
async function expectArrow(): Promise<void> {
  const focused = page.css('[role=gridcell]:focus');
  await expect.element(focused).toBeVisible();
  const before = boxOf(focused).left;
  await press('ArrowRight');
  await expect.poll(() => boxOf(focused).left).toBeGreaterThan(before);
}

test('Sudoku Shift keeps its columns, its keys and its arrows', async () => {
  await open('sudoku-shift', '516', PHONE);
  await expect.element(squares.first()).toBeVisible();
  expectOrder(squares.nth(0), squares.nth(1), squares.nth(2));
  expectOrder(...['1', '2', '3'].map(button));
  expectOrder(...['Slide left', 'Slide right', 'Pencil'].map(button));
  expectOrder(...['Undo', 'Redo', 'Hint'].map(button));
  await click(squares.first());
  await expectArrow();
});

test('Crossnumber keeps its grid, its keys and the order of a clue', async () => {
  await openCrossnumber(PHONE);
  expectOrder(...['1', '2', '3', '4', '5'].map(button));
  expectOrder(button('Previous clue'), page.css('.cn-bar-clue'), button('Next clue'));
  await click(squares.first());
  await expectArrow();
  await click(button(/^Clues/));
  const words = page.css('.cn-clue span > span').first();
  await expect.element(words).toBeVisible();
  const text = words.element();
  text.textContent = '22 more than 2 across';
  const edge = (from: number, to: number) => {
    const range = document.createRange();
    range.setStart(text.firstChild!, from);
    range.setEnd(text.firstChild!, to);
    return range.getBoundingClientRect().left;
  };
  expect(edge(0, 2)).toBeLessThan(edge(3, 7));
});

test('Royal Family keeps its tree, and its names go on to the right', async () => {
  await family.open(PHONE);
  // Shares of the tree's width.
  const places = () => {
    const lefts = board.plates.map((_, plate) => boxOf(family.plate(plate)).left);
    const [least, most] = [Math.min(...lefts), Math.max(...lefts)];
    return lefts.map((left) => Math.round((20 * (left - least)) / (most - least)));
  };
  const mirrored = places();
  const slips = family.tray.getByRole('button');
  const first = nameOf(slips.first());
  (slips.first().element() as HTMLElement).focus();
  // On a phone the names are in two rows, column by column.
  await press('ArrowRight', 'ArrowRight');
  const focused = family.tray.css('button:focus');
  await expect.poll(() => nameOf(focused)).not.toBe(first);
  expect(boxOf(focused).left).toBeGreaterThan(boxOf(slips.first()).left);
  document.documentElement.dir = '';
  await expect.poll(places).toEqual(mirrored);
});
