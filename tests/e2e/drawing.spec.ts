/** What is drawn for a move: what it changes, and nothing else. */
import type { Page } from '@playwright/test';
import { PuzzlePage } from './support/app.ts';
import { TODAY } from './support/day.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

/** Notes from now on which parts of the board change, by their labels as they are afterwards. */
async function watchBoard(page: Page, part: string): Promise<() => Promise<string[]>> {
  await page.evaluate((selector) => {
    const changed = new Set<Element>();
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const found = element?.closest(selector);
        if (found) changed.add(found);
      }
    }).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    Object.assign(globalThis, { changed });
  }, part);
  return () =>
    page.evaluate(() => {
      const { changed } = globalThis as unknown as { changed: Set<Element> };
      return [...changed].map((element) => element.ariaLabel ?? element.textContent);
    });
}

const fades = (page: Page) =>
  page.evaluate(
    () => document.getAnimations().filter((one) => one instanceof CSSTransition).length,
  );

test('Sudoku Shift: a digit draws its own cell, and nothing fades or runs for a finger', async ({
  page,
}) => {
  const puzzle = new PuzzlePage(page);
  await puzzle.open(TODAY);
  await page.getByRole('button', { name: 'Mocha' }).tap();
  const blanks = page.getByRole('gridcell', { name: ': empty' });
  const digit = page.getByRole('button', { name: '3', exact: true });
  await blanks.first().tap();
  await digit.tap();
  await expect(puzzle.undo).toBeEnabled();

  await blanks.first().tap();
  const changed = await watchBoard(page, '[role=gridcell]');
  await digit.tap();
  await expect.poll(changed).not.toEqual([]);
  // Itself, and those that hold the digit that is chosen now.
  for (const label of await changed()) expect(label).toMatch(/: 3/);
  expect(await fades(page)).toBe(0);
  // Cells stand twice only while their row moves.
  await expect(page.locator('.ss-copies')).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Slide row \d right$/ })
    .first()
    .tap();
  await expect(page.locator('.ss-copies')).toHaveCount(0);
});

test('Crossnumber: a digit draws its own square and the next', async ({ page }) => {
  await page.goto('/crossnumber/59');
  const squares = page.getByRole('gridcell', { name: /empty/ });
  const digit = page.getByRole('button', { name: '3', exact: true });
  await squares.first().tap();
  await digit.tap();
  const changed = await watchBoard(page, '[role=gridcell], .cn-list li');
  await digit.tap();
  await expect.poll(changed).not.toEqual([]);
  expect((await changed()).length).toBeLessThanOrEqual(3);
});

test('Royal Family: a name draws its plate, and none of the others', async ({ page }) => {
  await page.goto('/royal-family/392');
  const names = page.getByRole('toolbar', { name: 'Names' });
  await names
    .getByRole('button', { name: /woman, in the tray/ })
    .first()
    .tap();
  const plate = page
    .locator('[data-plate]')
    .and(page.getByRole('button', { name: /woman, born \d+, empty/i }));
  const changed = await watchBoard(page, '.rf-name');
  await plate.first().tap();
  await expect.poll(changed).toHaveLength(1);
  expect(await fades(page)).toBe(0);
});
