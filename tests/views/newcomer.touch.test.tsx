/** The first day of a player who knows none of the games, on a phone and an upright tablet. */
import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { goTo, openApp } from './support/app.tsx';
import { TODAY } from './support/inApp.ts';
import { boxOf, button, press, tap } from './support/input.ts';
import { expectFirstTryInView, expectInView } from './support/newcomer.ts';
import { PHONE } from './support/play.tsx';

const TABLET = { width: 820, height: 1180 } as const;

test('on a phone Geografind’s first try shows map, answer and guesses at once', () =>
  expectFirstTryInView(PHONE));

test('on a tablet the clues are open below the board', { tags: 'all' }, async () => {
  await openApp('/royal-family/392', { screen: TABLET });
  const clues = page.getByRole('region', { name: 'Clues' });
  await expectInView(clues.getByRole('listitem').first(), button('Undo'));
  await goTo('/crossnumber/59');
  await expectInView(page.css('.cn-list-title').first(), page.getByRole('grid'));
});

test('Royal Family opens with its first clue and its names', { tags: 'all' }, async () => {
  await openApp('/royal-family/392', { screen: PHONE });
  const bar = page.css('.rf-pinned');
  await expect.element(bar).toMatchTextContent('1 Linnet was born before Tobin.');
  await expectInView(bar, page.css('.rf-board'));
  const tray = page.getByRole('toolbar', { name: 'Names' });
  const slip = (name: string) => tray.getByRole('button', { name: new RegExp(`^${name},`) });
  await expectInView(slip('Linnet'), slip('Tobin'));
  expect(Number.parseFloat(getComputedStyle(bar.element()).fontSize)).toBeGreaterThanOrEqual(14);
  expect(boxOf(slip('Linnet')).width).toBeLessThan(boxOf(tray).width / 3);
});

test('Sudoku Shift’s small board has its four tools two and two', { tags: 'all' }, async () => {
  await openApp(`/sudoku-shift/${TODAY}`, { screen: PHONE });
  await tap(button('Menu'));
  await tap(button('How to play'));
  const tools = page.getByRole('dialog', { name: 'How to play' }).css('.ss-tools > *');
  await expect.element(tools).toHaveLength(4);
  const [first, second, third, fourth] = tools.all().map((tool: Locator) => boxOf(tool).y);
  expect(second).toBe(first);
  expect(third).toBeGreaterThan(first!);
  expect(fourth).toBe(third);
});

test('settings offer no keys', async () => {
  await openApp('/', { screen: PHONE });
  await tap(button('Settings'));
  await expect.element(page.getByRole('switch', { name: 'Mark clashes' })).toBeVisible();
  await expect.element(page.getByText('Single-key shortcuts')).toHaveLength(0);
});

test('pencil marks keep to their cells, however large the smallest letters are', async () => {
  await openApp(`/sudoku-shift/${TODAY}`, { screen: PHONE });
  await tap(button(/^Mocha/));
  await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '9');
  const cell = page.getByRole('gridcell', { name: /empty/ }).first();
  await tap(cell);
  await tap(button('Pencil'));
  await press('1', '5', '9');
  const marks = cell.css('text');
  await expect.element(marks).toHaveLength(3);
  // Simulates a browser's minimum font size.
  const least = new CSSStyleSheet();
  least.replaceSync('.ss-cell { font-size: 20px !important }');
  document.adoptedStyleSheets.push(least);
  const around = boxOf(cell);
  for (const mark of marks.all()) {
    const { x, y, width, height } = boxOf(mark);
    expect(x).toBeGreaterThanOrEqual(around.x);
    expect(y).toBeGreaterThanOrEqual(around.y - 1);
    expect(x + width).toBeLessThanOrEqual(around.x + around.width);
    expect(y + height).toBeLessThanOrEqual(around.y + around.height + 1);
    expect(height).toBeLessThan(around.height / 2);
  }
  expect(marks.elements().map(({ textContent }) => textContent)).toEqual(['1', '5', '9']);
  document.adoptedStyleSheets.pop();
});
