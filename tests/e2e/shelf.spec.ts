/** The shelf in a browser of its own: print, and Back. tests/views/shelf.test.tsx has its pieces. */
import { playerOfAYear } from '../support/madeUpPlayer.ts';
import { makeDatabase, writeRows } from './support/database.ts';
import { expect, test } from './support/fixtures.ts';
import { expectSheets } from './support/print.ts';

test.beforeEach(async ({ page }) => {
  await makeDatabase(page);
  for (const [table, rows] of Object.entries(playerOfAYear('2026-11-21'))) {
    await writeRows(page, table, rows);
  }
  await page.goto('/statistics');
  await expect(page.locator('.cn-filled').first()).toBeVisible();
  await expect(page.locator('.gf-continents')).toBeVisible();
});

test('each game prints on one sheet', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.locator('.ss-older').first()).toBeHidden();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeHidden();
  await expect(page.locator('.yd-covered').first()).toBeVisible();
  await expect(page.locator('.ss-older').first()).toBeVisible();
  await expectSheets(page, 5);
});

test('back from a puzzle, the shelf is where it was', async ({ page }) => {
  const square = page.locator('.cn-filled a').last();
  await square.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await square.click();
  await expect(page).toHaveURL(/\/crossnumber\/\d+$/);
  await page.goBack();
  await expect(square).toBeInViewport();
});
