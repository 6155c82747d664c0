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

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('Back closes the sheet of clues; the arrow leaves from it', async ({ page }) => {
    const clue = page.locator('.cn-clue').first();
    await page.goto('/');
    await appArrives(page);
    await page.goto('/crossnumber/59');
    const sheet = page.getByRole('button', { name: 'Clues', expanded: false });
    await sheet.tap();
    await expect(clue).toBeVisible();
    await page.goBack();
    await expect(clue).toBeHidden();
    await expect(page).toHaveURL('/crossnumber/59');
    await sheet.tap();
    await expect(clue).toBeVisible();
    await back(page).tap();
    await expect(page).toHaveURL('/');
  });
});
