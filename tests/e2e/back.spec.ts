/**
 * The browser's Back and the back arrow on a puzzle's page return to the previous page, and close
 * overlays first.
 */
import type { Page } from '@playwright/test';
import { appArrives } from './support/app.ts';
import { expect, test } from './support/fixtures.ts';

const back = (page: Page) => page.getByRole('link', { name: 'Back', exact: true });

test('the arrow of a puzzle leads home, to the archive, or wherever one came from', async ({
  page,
}) => {
  await page.goto('/');
  await appArrives(page);
  await page.getByRole('link', { name: /^Play Sudoku Shift/ }).click();
  await expect(page).toHaveURL('/sudoku-shift/516');
  await back(page).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Sudoku Shift', exact: true }).first().click();
  await page.getByRole('link', { name: 'Archive' }).click();
  await page
    .getByRole('link', { name: /20 November/ })
    .first()
    .click();
  await expect(page).toHaveURL('/sudoku-shift/515');
  // The page to which the back arrow leads is the same after a reload.
  await page.reload();
  await back(page).click();
  await expect(page).toHaveURL('/sudoku-shift/archive');
});

test('a page begins at its top, though another one was left further down in the same tab', {
  tag: '@all',
}, async ({ page }) => {
  const scrolled = () => page.evaluate(() => scrollY);
  await page.goto('/sudoku-shift/archive');
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.mouse.wheel(0, 700);
  await expect.poll(scrolled).toBeGreaterThan(100);
  await page.reload();
  await expect.poll(scrolled).toBeGreaterThan(100);
  await page.goto('/geografind/archive');
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(await scrolled()).toBe(0);
});

test('a browser that tells nothing of its history is asked by the router’s count', {
  tag: '@all',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'navigation', { value: undefined });
  });
  await page.goto('/sudoku-shift');
  await page.getByRole('link', { name: 'Play today’s' }).click();
  await expect(page).toHaveURL('/sudoku-shift/516');
  await back(page).click();
  await expect(page).toHaveURL('/sudoku-shift');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  for (const [game, path, clue] of [
    ['Crossnumber', '/crossnumber/59', '.cn-clue'],
    ['Royal Family', '/royal-family/392', '.rf-clue-text'],
  ] as const) {
    const details = game === 'Crossnumber' ? {} : { tag: '@all' };
    test(
      `${game}: Back closes the sheet of clues; the arrow leaves from it`,
      details,
      async ({ page }) => {
        await page.goto('/');
        await appArrives(page);
        await page.goto(path);
        const sheet = page.getByRole('button', { name: 'Clues', expanded: false });
        await sheet.tap();
        await expect(page.locator(clue).first()).toBeVisible();
        await page.goBack();
        await expect(page.locator(clue).first()).toBeHidden();
        await expect(page).toHaveURL(path);
        await sheet.tap();
        await expect(page.locator(clue).first()).toBeVisible();
        await back(page).tap();
        await expect(page).toHaveURL('/');
      },
    );
  }
});
